import Testing

@testable import RealShapes

struct GeoJSONTests {
  @Test func geometry() throws {
    try expect(
      """
      [{"type":"Point","coordinates":[100.5,0.5]},
       {"type":"LineString","coordinates":[[100.5,0.5],[101.5,1.5]]},
       {"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[100.5,0.5]}]}]
      """,
      is: [
        .point([100.5, 0.5]),
        .lineString([[100.5, 0.5], [101.5, 1.5]]),
        .geometryCollection([.point([100.5, 0.5])]),
      ] as [GeoJSON.Geometry])
    expectRefused(
      #"{"type":"Point","coordinates":"100 0"}"#, as: GeoJSON.Geometry.self, at: "coordinates")
    expectRefused(
      #"{"type":"GeometryCollection","coordinates":[]}"#, as: GeoJSON.Geometry.self,
      at: "geometries")
  }

  @Test func object() throws {
    try expect(
      """
      {"type":"FeatureCollection","features":[
        {"type":"Feature","id":"f1","geometry":{"type":"Point","coordinates":[102.5,0.5]},
         "properties":{"prop0":"value0"}},
        {"type":"Feature","geometry":null,"properties":null}]}
      """,
      is: GeoJSON.Object.featureCollection(features: [
        .feature(
          geometry: .point([102.5, 0.5]), properties: ["prop0": "value0"], id: .text("f1")),
        .feature(geometry: nil, properties: nil, id: nil),
      ]))
    expectRefused(
      #"{"type":"FeatureCollection","features":[{"type":"feature"}]}"#, as: GeoJSON.Object.self,
      at: "features.0.type")
  }

  @Test func geometryAsAProperty() throws {
    try expect(#"{"geometry":null}"#, is: GeoJSON.Place(geometry: nil))
  }
}
