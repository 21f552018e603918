// @CodableEnum(style: .untagged)
enum Message {
  case text(body: String)
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}
