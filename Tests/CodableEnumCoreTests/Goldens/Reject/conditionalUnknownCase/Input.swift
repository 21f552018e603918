// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  #if DEBUG
  // @CodableCase(.unknown)
  case other(String)
  #endif
}
