// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(message: String)  // @CodableValue(aliases: ["body"])
  case image(url: String, width: Int?, height: Int = 0)
}
