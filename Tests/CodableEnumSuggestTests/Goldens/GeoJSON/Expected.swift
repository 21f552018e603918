/// Suggested by `codable-enum suggest` from 5 samples in Geometries.jsonl.
// There was one sample only of `polygon`, `multiPoint`, `geometryCollection`.
// @CodableEnum(style: .adjacent, tag: "type", content: "coordinates", caseNaming: .pascalCase)
enum Geometry: Hashable, Sendable {
  case point([Double])
  case lineString([[Double]])
  case polygon([[[Double]]])
  case multiPoint([[Double]])

  // @CodableCase(content: "geometries")
  case geometryCollection([Geometry])
}

// Note: it could also be @CodableEnum(style: .internal, tag: "type"): '--style internal --tag type' prints that
