// @CodableEnum(style: .internal, tag: "type", missingTag: .sse)
enum Server {
  case stdio(command: String)
  // @CodableCase(.untagged, aliases: ["sse"])
  case sse(
    name: String,  // @CodableValue(tag: true)
    url: String
  )
}
