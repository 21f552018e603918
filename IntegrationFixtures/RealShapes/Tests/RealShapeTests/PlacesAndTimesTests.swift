import Testing

@testable import RealShapes

struct PlacesAndTimesTests {
  @Test func topology() throws {
    try expect(
      """
      [{"type":"Point","coordinates":[102,0.5]},{"type":"LineString","arcs":[0]},
       {"type":"Polygon","arcs":[[-2]]},{"type":null}]
      """,
      is: [
        .point(coordinates: [102, 0.5]), .lineString(arcs: [0]), .polygon(arcs: [[-2]]), .none,
      ] as [PlacesAndTimes.TopoGeometry])
    expectRefused("{}", as: PlacesAndTimes.TopoGeometry.self, at: "type")
    expectRefused(
      #"{"type":"Circle"}"#, as: PlacesAndTimes.TopoGeometry.self, at: "type")
  }

  @Test func stac() throws {
    try expect(
      """
      [{"type":"Feature","id":"a","geometry":{"type":"Point","coordinates":[1,2]},
        "bbox":[1,2,1,2],"properties":{"datetime":"2025-05-01T00:00:00Z"},"links":[],"assets":{}},
       {"type":"Feature","id":"b","geometry":null,"properties":{"datetime":null,
        "start_datetime":"2025-05-01T00:00:00Z","end_datetime":"2025-05-02T00:00:00Z"},
        "links":[],"assets":{}}]
      """,
      is: [
        .located(
          id: "a", geometry: .point(coordinates: [1, 2]), bbox: [1, 2, 1, 2],
          properties: .instant(datetime: "2025-05-01T00:00:00Z")),
        .unlocated(
          id: "b",
          properties: .range(
            startDatetime: "2025-05-01T00:00:00Z", endDatetime: "2025-05-02T00:00:00Z")),
      ] as [PlacesAndTimes.StacItem])
    expectRefused(
      #"{"type":"Feature","id":"b","geometry":null,"properties":{"datetime":null}}"#,
      as: PlacesAndTimes.StacItem.self, at: "properties.datetime")
    expectRefused(
      #"{"type":"Feature","id":"a","geometry":{"type":"Point","coordinates":[1,2]},"bbox":1}"#,
      as: PlacesAndTimes.StacItem.self, at: "bbox")
  }

  @Test func calendar() throws {
    try expect(
      """
      [{"kind":"calendar#event","id":"a","status":"confirmed","start":{"date":"2025-05-01"},
        "end":{"date":"2025-05-02"}},
       {"kind":"calendar#event","id":"b","status":"confirmed",
        "start":{"dateTime":"2025-05-01T10:00:00Z"},"end":{"dateTime":"2025-05-01T11:00:00Z"}},
       {"kind":"calendar#event","id":"c","status":"cancelled"}]
      """,
      is: [
        .allDay(id: "a", start: "2025-05-01", end: "2025-05-02"),
        .timed(id: "b", start: "2025-05-01T10:00:00Z", end: "2025-05-01T11:00:00Z"),
        .cancelled(id: "c"),
      ] as [PlacesAndTimes.CalendarEvent])
    expectRefused(
      #"{"id":"a","status":"confirmed","start":{"date":"2025-05-01"}}"#,
      as: PlacesAndTimes.CalendarEvent.self, at: "end")
  }

  @Test func citations() throws {
    try expect(
      #"[{"date-parts":[[2000,3,15]]},{"literal":"Spring 2000"},{"raw":"3/15/2000"}]"#,
      is: [.parts([[2000, 3, 15]]), .literal("Spring 2000"), .raw("3/15/2000")]
        as [PlacesAndTimes.CitationDate])
    try expect(
      #"{"raw":"2000-03","date-parts":[[2000,3]]}"#,
      reads: PlacesAndTimes.CitationDate.parts([[2000, 3]]))
    expectRefused(
      #"{"raw":"2000-03","date-parts":["2000"]}"#, as: PlacesAndTimes.CitationDate.self,
      at: "date-parts.0")
  }
}
