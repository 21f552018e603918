struct Point: Codable {
  var x: Int
  var y: Int
}

// @CodableEnum(style: .internal, tag: "x")
enum Mark {
  case dot(Point)
  case none
}
