// @CodableEnum(style: .external, defaultValues: .omit)
enum Message {
  case note(text: String, line: Int = #line)
  case text(
    size: Int = 12,
    file: String = #fileID
  )
  case image(
    line: Int = #line  // @CodableValue(skip: true)
  )
  case link(
    line: Int = 1  // @CodableValue(nil: .default)
  )
}
