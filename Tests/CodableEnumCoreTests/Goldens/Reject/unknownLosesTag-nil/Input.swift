// @CodableEnum(style: .internal, tag: "kind")
enum Message {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(kind: String?)
}
