// @CodableEnum(style: .untagged)
enum Message {
  case text(String?)
  // @CodableCase(.unknown)
  case unknown
}
