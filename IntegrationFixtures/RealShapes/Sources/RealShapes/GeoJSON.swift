/// GeoJSON, RFC 7946: https://www.rfc-editor.org/rfc/rfc7946
enum GeoJSON {
  /// Section 3.1. A collection has no coordinates, but geometries.
  // @CodableEnum(
  //   style: .adjacent, tag: "type", content: "coordinates", caseNaming: .pascalCase,
  //   nilProperty: .null
  // )
  enum Geometry: Hashable {
    case point([Double])
    case lineString([[Double]])
    case polygon([[[Double]]])
    // @CodableCase(content: "geometries")
    case geometryCollection([Geometry])
  }

  /// Section 3.2: "geometry" and "properties" may be null, but are always there.
  // @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase, nilValues: .null)
  enum Object: Hashable {
    case feature(
      geometry: Geometry?,
      properties: [String: CodableEnumAnyValue]?,
      id: ID?  // @CodableValue(nil: .omit)
    )
    case featureCollection(features: [Object])
  }

  /// "either a JSON string or number"
  // @CodableEnum(style: .untagged)
  enum ID: Hashable {
    case number(Int)
    case text(String)
  }

  /// A feature as a type of its own.
  struct Place: Codable, Hashable {
    var geometry: Geometry?
  }
}
