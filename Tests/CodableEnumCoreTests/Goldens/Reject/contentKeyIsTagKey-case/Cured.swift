// @CodableEnum(style: .adjacent, tag: "type", content: .tag)
enum Message {
  // @CodableCase("kind")
  case type(name: String)
  // @CodableCase("picture")
  case image(url: String)
}
