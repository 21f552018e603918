// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}
