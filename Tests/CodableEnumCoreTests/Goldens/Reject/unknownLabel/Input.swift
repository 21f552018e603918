// @CodableEnum(stlye: .external)
enum Message {
  // @CodableCase("txt", alias: ["t"])
  case text(String)  // @CodableValue(position: "text")
}
