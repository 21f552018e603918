/// Suggested by `codable-enum suggest` from 5 samples in Geometries.jsonl.
// There was only one sample of `polygon`, `multiPoint`, `geometryCollection`.
// @CodableEnum(style: .adjacent, tag: "type", content: "coordinates", caseNaming: .pascalCase)
enum Geometry: Hashable, Sendable {
  case point([Double])
  case lineString([[Double]])
  case polygon([[[Double]]])
  case multiPoint([[Double]])

  // @CodableCase(content: "geometries")
  case geometryCollection([Geometry])
}

// Note: another form fits, too: @CodableEnum(style: .internal, tag: "type"); '--style internal --tag type' prints it
