// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case image(
    image: String,
    url: String,  // @CodableValue(key: ["image", "url"])
    small: String,  // @CodableValue(key: ["urls", "all", "small"])
    urls: [String],  // @CodableValue(key: ["urls", "all"])
    large: String,  // @CodableValue(key: ["urls", "large"])
    largest: String  // @CodableValue(key: ["urls", "large"])
  )
  case text(body: String)  // @CodableValue(key: ["body", "text"], aliases: ["body"])
}
