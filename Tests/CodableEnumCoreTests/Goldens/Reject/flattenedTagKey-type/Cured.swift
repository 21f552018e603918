struct Point: Codable {
  var x: Int
  var y: Int
}

// @CodableEnum(style: .internal, tag: "type")
enum Mark {
  case dot(Point)
  case none
}
