// @CodableEnum(style: .untagged)
enum Message {
  case text(String?)
  // @CodableCase(.unknown, empty: .object)
  case unknown
}
