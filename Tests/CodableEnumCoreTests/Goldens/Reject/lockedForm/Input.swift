// @CodableEnum(style: .internal, tag: "kind")
enum Message {
  case text(body: String)
  case image(url: String, width: Int?)
}
