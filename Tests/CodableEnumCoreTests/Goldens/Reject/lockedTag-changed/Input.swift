// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  // @CodableCase("picture")
  case image(url: String, width: Int?)
}
