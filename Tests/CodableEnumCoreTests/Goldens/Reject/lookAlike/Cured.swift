// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase("txt")
  case text(value: String)
  // @CodableCase("img", aliases: ["image"])
  case image(url: String)
  // @CodableCase("vid")
  case video(url: String)
  case file(url: String)  // @CodableValue(key: "u")
}
