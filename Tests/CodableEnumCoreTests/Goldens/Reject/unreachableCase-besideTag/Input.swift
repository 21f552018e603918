// @CodableEnum(style: .internal, tag: "type", reads: [.untagged], overlap: .allow)
enum Message {
  case text(body: String)
  // @CodableCase(.untagged)
  case note(title: String)
  // @CodableCase(.untagged)
  case link(title: String)
}
