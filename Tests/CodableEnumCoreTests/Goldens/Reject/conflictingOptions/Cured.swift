struct Point: Codable {
  var x: Int
}

// @CodableEnum(style: .external)
enum Message {
  case move(Point)  // @CodableValue(flatten: true)
}
