// @CodableEnum(style: .internal, tag: "type")
enum Actor {
  case user(id: Int)
  // @CodableCase(.unknown)
  case other(type: String, content: CodableEnumAnyValue)
}
