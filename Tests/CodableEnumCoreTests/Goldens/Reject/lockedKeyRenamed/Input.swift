// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case image(url: String, pixels: Int?)
}
