// @CodableEnum(style: .adjacent, tag: "type", content: .tag)
enum Message {
  case type(name: String)
  // @CodableCase("picture", aliases: ["type"])
  case image(url: String)
}
