struct Style: Codable {
  var color: String
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(constants: ["type": "t", "url": "u", "strict": true, "strict": false])
  case image(url: String)
  // @CodableCase(constants: ["color": "red"])
  case text(Style)
}
