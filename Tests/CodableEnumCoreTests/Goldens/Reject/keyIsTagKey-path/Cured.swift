// @CodableEnum(style: .internal, tag: ["meta", "info", "type"])
enum Message {
  case image(url: String)  // @CodableValue(key: ["meta", "info", "url"])
  case text(body: String)  // @CodableValue(key: ["meta", "body"])
  case move(x: Int)  // @CodableValue(key: "x")
}
