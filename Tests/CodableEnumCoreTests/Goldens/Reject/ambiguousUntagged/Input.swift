// @CodableEnum(style: .internal, tag: "type")
enum Server {
  case stdio(command: String)
  // @CodableCase(.untagged)
  case sse(type: String, url: String)
}
