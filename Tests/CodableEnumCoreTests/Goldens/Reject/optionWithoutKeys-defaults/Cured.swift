// @CodableEnum(style: .array)
enum Message {
  case list(size: Int = 0)
}

