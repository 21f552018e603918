// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  case image(url: String, width: Double?)
}
