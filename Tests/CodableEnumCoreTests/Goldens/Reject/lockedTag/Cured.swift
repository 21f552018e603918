// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  // @CodableCase(aliases: ["image"])
  case picture(url: String, width: Int?)
}
