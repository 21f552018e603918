// @CodableEnum(style: .internal, tag: "type")
enum AnyValueMessage: Equatable {
  case text(String)  // @CodableValue(key: "text")
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}
