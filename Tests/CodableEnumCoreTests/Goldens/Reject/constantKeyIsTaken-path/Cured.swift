struct Source: Codable {
  var kind = "file"
  var path: String
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case image(source: Source)
}
