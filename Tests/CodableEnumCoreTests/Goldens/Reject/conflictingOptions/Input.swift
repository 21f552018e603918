struct Point: Codable {
  var x: Int
}

// @CodableEnum(style: .external)
enum Message {
  case move(Point)  // @CodableValue(key: "to", flatten: true)
}
