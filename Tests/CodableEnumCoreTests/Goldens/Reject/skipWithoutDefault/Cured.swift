// @CodableEnum(style: .external)
enum Message {
  case text(
    String,
    draft: [String] = []  // @CodableValue(skip: true)
  )
}
