// @CodableEnum(.external)
enum Message {
  case text(String)  // @CodableValue("text")
}
