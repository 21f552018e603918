// @CodableEnum(style: .array, defaultValues: .omit)
enum Message {
  case list(size: Int = 0)
}
