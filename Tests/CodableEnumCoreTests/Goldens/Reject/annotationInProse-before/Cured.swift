// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("txt")
  case text(String)  // @CodableValue(key: "body")
  // @CodableCase("img")
  case image
}
