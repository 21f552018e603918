struct Point: Codable {
  var x: Int
  init(from decoder: any Decoder) throws {
    x = try decoder.singleValueContainer().decode([String: Int].self)["x"] ?? 0
  }
}

// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum Message {
  case move(Point)
}
