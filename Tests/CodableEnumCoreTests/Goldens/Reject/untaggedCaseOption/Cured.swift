// @CodableEnum(style: .internal, tag: "type", missingTag: .stdio)
enum Server {
  case stdio(command: String)
  // @CodableCase(.untagged)
  case sse(
    name: String,
    url: String
  )
}
