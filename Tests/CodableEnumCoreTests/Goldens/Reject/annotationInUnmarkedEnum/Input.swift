enum Message {
  // @CodableCase("txt")
  case text(String)
}
