/// Suggested by `codable-enum suggest` from 44 samples in GeoObject.jsonl.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
indirect enum GeoObject: Hashable, Sendable {
  case feature(
    geometry: GeoObject,
    properties: [String: CodableEnumAnyValue],
    id: String?,
    bbox: [Double]?
  )

  case multiPoint(coordinates: [[Double]], bbox: [Double]?)
  case geometryCollection(geometries: [GeoObject])
  case lineString(coordinates: [[Double]], bbox: [Double]?)
  case multiPolygon(coordinates: [[[[Double]]]])
  case featureCollection(features: [GeoObject], bbox: [Double]?)
  case point(coordinates: [Double], bbox: [Double]?)
  case polygon(coordinates: [[[Double]]], bbox: [Double]?)
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
