// @CodableEnum(style: .untagged)
enum Event {
  case image(url: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}
