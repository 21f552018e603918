// @CodableEnum(style: .array, payload: .keyed, keyNaming: .snakeCase)
enum Message {
  case move(fromPlace: Int, toPlace: Int)
}
