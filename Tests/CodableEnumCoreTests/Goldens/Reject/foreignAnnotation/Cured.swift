// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum Message {
  // @CodableCase("txt", aliases: ["plain"])
  case text(body: String)  // @CodableValue(key: "content")
  // @CodableCase("image")
  case image(
    // @CodableValue(key: "url", aliases: ["link"])
    url: String,
    width: Int?,  // @CodableValue(coder: WidthCoder)
    isNew: Bool?  // @CodableValue(skip: true)
  )
  // @CodableCase("list")
  case items(items: [String] = [])
  // SerialName is what it is called in Kotlin, and @Transient hides a value there.
}

enum WidthCoder {
  static func encode(_ width: Int, to encoder: any Encoder) throws { try width.encode(to: encoder) }
  static func decode(from decoder: any Decoder) throws -> Int { try Int(from: decoder) }
}
