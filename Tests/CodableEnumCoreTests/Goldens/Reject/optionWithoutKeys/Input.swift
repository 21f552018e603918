// @CodableEnum(style: .array, keyNaming: .snakeCase)
enum Message {
  case move(fromPlace: Int, toPlace: Int)
}
