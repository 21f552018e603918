// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case image(
    image: String,  // @CodableValue(key: ["image", "name"])
    url: String,  // @CodableValue(key: ["image", "url"])
    small: String,  // @CodableValue(key: ["urls", "small"])
    urls: [String],  // @CodableValue(key: ["urls", "all"])
    large: String,  // @CodableValue(key: ["urls", "large"])
    largest: String  // @CodableValue(key: ["urls", "largest"])
  )
  case text(body: String)  // @CodableValue(key: ["body", "text"], aliases: ["text"])
}
