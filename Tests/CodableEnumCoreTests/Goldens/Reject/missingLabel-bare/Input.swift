// @CodableEnum(style: .internal, tag: "type", reads: [external])
enum Event {
  // @CodableCase(unknown)
  case other(CodableEnumAnyValue)
  // @CodableCase(skip)
  case gone
  case closed(
    by: String?,  // @CodableValue(skip)
    size: Int
  )
}
