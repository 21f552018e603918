// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  // @CodableCase(skip: .encoding)
  case image(url: String)
}
