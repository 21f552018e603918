// @CodableEnum(style: .internal, tag: "type", missingTag: .ping)
enum Message {
  case ping
  // @CodableCase(.untagged)
  case note(text: String)
}
