// @CodableEnum(style: .adjacent, tag: "t", content: .tag)
enum Message {
  case text(String)
  // @CodableCase(.unknown)
  case other(
    tag: CodableEnumAnyValue,
    size: Int?
  )
}
