// @CodableEnum(style: .external)
enum Message {
  case text(String)  // @CodableValue(key: "text")
}
