struct Size: Codable {
  var pixels: Int?

  enum CodingKeys: String, CodingKey {
    case pixels = "width"
  }
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case image(
    size: Size?  // @CodableValue(skip: .encoding)
  )
  case text(
    body: String = "",  // @CodableValue(skip: .encoding, key: "content", aliases: ["body"])
    level: Int)
}
