// @CodableEnum(style: .externally, payload: .flat)
enum Message {
  // @CodableCase(.unknwon)
  case text(String)
}
