// @CodableEnum(style: .internal, tag: "type")
enum Server {
  case stdio(command: String)
  // @CodableCase(.untagged)
  case sse(kind: String, url: String)
}
