/// Suggested by `codable-enum suggest` from 2 samples in Feature.json.
// There was only one sample of `featureCollection`.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
enum Feature: Hashable, Sendable {
  case featureCollection(features: [Feature])

  case feature(
    id: String?,
    geometry: Geometry?,  // @CodableValue(nil: .null)
    properties: [String: CodableEnumAnyValue]
  )
}

// There was only one sample of `lineString`.
// @CodableEnum(style: .adjacent, tag: "type", content: "coordinates", caseNaming: .pascalCase)
enum Geometry: Hashable, Sendable {
  case point([Double])
  case lineString([[Double]])
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
