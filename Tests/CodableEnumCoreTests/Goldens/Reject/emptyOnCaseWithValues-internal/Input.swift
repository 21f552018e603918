// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(empty: .object)
  case text(body: String)
}
