// @CodableEnum(style: .external, defaultValues: .omit)
enum Message {
  case note(text: String, line: Int = #line)
  case text(
    size: Int = 12,
    file: String = #fileID  // @CodableValue(default: .omit)
  )
  case image(
    line: Int = #line  // @CodableValue(skip: .encoding)
  )
  case link(
    line: Int = #line  // @CodableValue(nil: .default)
  )
}
