// @CodableEnum(style: .external)
enum Message {
  // @CodableCase(nil)
  case plain
  // @CodableCase(.missingTag)
  case bare(url: String)
}
