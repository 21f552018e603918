// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(message: String)
  case image(url: String, width: Int?, height: Int)
}
