struct Point: Codable {
  var coordinates: [Double]
}

// @CodableEnum(style: .external)
enum Style {
  case color(String)
}

// @CodableEnum(style: .internal, tag: "type")
enum Geometry {
  case point(_ geometry: Point)  // @CodableValue(flatten: true)
  case styled(_ style: Style)  // @CodableValue(key: "style")
}
