// @CodableEnum(style: .internal, tag: ["meta", "info", "type"])
enum Message {
  case image(url: String)  // @CodableValue(key: ["meta", "info", "type"])
  case text(body: String)  // @CodableValue(key: ["meta", "info"])
  case move(x: Int)  // @CodableValue(key: ["meta", "info", "type", "x"])
}
