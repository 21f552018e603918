struct Base: Codable {
  var data: [String: String]
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case image(
    Base,  // @CodableValue(flatten: true)
    url: String  // @CodableValue(key: ["image", "url"])
  )
}
