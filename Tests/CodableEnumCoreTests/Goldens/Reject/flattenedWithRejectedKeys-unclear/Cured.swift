struct Code {
  var text: String
}

extension Code: Codable {
  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

// @CodableEnum(style: .internal, tag: "kind", unknownKeys: .reject)
enum Shape {
  case square(width: Int)
  // @CodableCase(.untagged)
  case coded(Code)
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case shape(Shape)  // @CodableValue(key: "shape")
}
