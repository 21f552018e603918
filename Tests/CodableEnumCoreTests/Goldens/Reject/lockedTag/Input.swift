// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  case picture(url: String, width: Int?)
}
