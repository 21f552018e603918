// @CodableEnum(style: .internal, tag: "type", reads: [.untagged])
enum Event {
  case image(url: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}
