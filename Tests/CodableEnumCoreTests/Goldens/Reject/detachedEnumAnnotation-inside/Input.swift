enum Message {  // @CodableEnum(style: .external)
  // @CodableCase("txt")
  case text(String)  // @CodableValue(key: "body")
  // @CodableCase("img")
  case image
}
