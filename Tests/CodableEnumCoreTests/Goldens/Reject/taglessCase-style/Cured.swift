// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(nil)
  case plain
  // @CodableCase(.missingTag)
  case bare(url: String)
}
