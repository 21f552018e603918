// @CodableEnum(style: .internal, tag: "type")
enum Geometry {
  case point(coordinates: [Double])
}

// @CodableEnum(style: .internal, tag: "type")
enum Object {
  case feature(geometry: Geometry)
  // @CodableCase(.untagged)
  case geometry(Geometry)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}
