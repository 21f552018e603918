// RFC 7946.

// @CodableEnum(style: .internal, tag: "type")
indirect enum Geometry {
  case point(coordinates: [Double])  // @CodableCase("Point")
  case lineString(coordinates: [[Double]])  // @CodableCase("LineString")
  case polygon(coordinates: [[[Double]]])  // @CodableCase("Polygon")
  case collection(geometries: [Geometry])  // @CodableCase("GeometryCollection")
}
