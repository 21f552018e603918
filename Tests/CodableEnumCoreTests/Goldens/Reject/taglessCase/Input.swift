// @CodableEnum(style: .internal, tag: "type", missingTag: .bare)
enum Message {
  // @CodableCase(nil)
  case plain(type: String)
  // @CodableCase(nil)
  case second
  // @CodableCase(.missingTag, aliases: ["bare"])
  case bare(url: String)
  case other(label: String)
  // @CodableCase(.untagged)
  case lone(text: String)
}
