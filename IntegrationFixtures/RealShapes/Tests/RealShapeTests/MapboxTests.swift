import Testing

@testable import RealShapes

struct MapboxTests {
  @Test func expression() throws {
    try expect(
      """
      [["get","temperature"],["==",["geometry-type"],"Point"],["!",["has","name"]],
       ["==",["zoom"],12.5],["literal",[0.5,1.5]],true]
      """,
      is: [
        .get("temperature"), .equal(.geometryType, .text("Point")), .not(.has("name")),
        .equal(.zoom, .number(12.5)), .literal([0.5, 1.5]), .flag(true),
      ] as [Mapbox.Expression])
    expectRefused(#"["pick","a"]"#, as: Mapbox.Expression.self, at: "0")
    expectRefused(#"["get"]"#, as: Mapbox.Expression.self, at: "1")
  }
}
