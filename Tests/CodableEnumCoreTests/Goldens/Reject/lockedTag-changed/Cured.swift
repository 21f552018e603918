// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  // @CodableCase("picture", aliases: ["image"])
  case image(url: String, width: Int?)
}
