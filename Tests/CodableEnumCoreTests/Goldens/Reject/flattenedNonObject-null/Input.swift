struct Circle: Codable {
  var radius: Double
}

// @CodableEnum(style: .untagged)
enum Shape {
  case none
  case circle(Circle)
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case shape(Shape)
}
