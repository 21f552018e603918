struct Size: Codable {
  var pixels: Int?
}

// Old data still has the struct, but no case writes it.
// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case image(
    size: Size?  // @CodableValue(skip: .encoding)
  )
}
