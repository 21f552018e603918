// @CodableEnum(style: .internal, tag: "type", reads: [.external])
enum Event {
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
  // @CodableCase(skip: .both)
  case gone
  case closed(
    by: String?,  // @CodableValue(skip: true)
    size: Int
  )
}
