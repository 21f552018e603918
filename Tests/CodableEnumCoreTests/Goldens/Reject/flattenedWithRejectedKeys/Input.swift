struct Point: Codable {
  var x: Int
}

// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum Message {
  case move(Point)
}
