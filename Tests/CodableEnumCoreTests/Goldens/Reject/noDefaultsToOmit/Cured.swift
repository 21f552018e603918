// @CodableEnum(style: .external, defaultValues: .omit)
enum Message {
  case text(size: Int = 12)
}
