struct Style: Codable {
  var color: String
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(constants: ["strict": true])
  case image(url: String)
  // @CodableCase(constants: ["background": "red"])
  case text(Style)
}
