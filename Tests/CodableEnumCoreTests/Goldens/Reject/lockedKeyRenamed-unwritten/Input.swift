struct Size: Codable {
  var pixels: Int?
}

// Old data still has the struct, but no case writes it.
// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case image(
    size: Size?  // @CodableValue(skip: .encoding)
  )
  // Old data has the value under its own name.
  case text(
    body: String = "",  // @CodableValue(skip: .encoding, key: "content")
    level: Int)
}
