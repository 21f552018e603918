import Testing

@testable import RealShapes

struct MeasurementsTests {
  @Test func lighthouse() throws {
    try expect(
      """
      [{"score":null,"id":"a"},{"score":0.49,"id":"b"},{"score":0.5,"id":"c"},{"score":1,"id":"d"}]
      """,
      is: [
        .unscored(id: "a"), .poor(score: 0.49, id: "b"), .mediocre(score: 0.5, id: "c"),
        .good(score: 1, id: "d"),
      ] as [Measurements.Audit])
    expectRefused(#"{"score":1.5,"id":"e"}"#, as: Measurements.Audit.self, at: "score")
    expectRefused(#"{"id":"e"}"#, as: Measurements.Audit.self, at: "score")
  }

  @Test func vulnerabilities() throws {
    try expect(
      "[0,0.1,4,7,9]",
      is: [.none, .low, .medium, .high, .critical] as [Measurements.Severity])
    try expect(
      "[0.0,3.9,6.9,8.9,10]",
      reads: [.none, .low, .medium, .high, .critical] as [Measurements.Severity])
    expectRefused("10.1", as: Measurements.Severity.self, at: "")
    expectRefused("0.05", as: Measurements.Severity.self, at: "")
  }

  @Test func weather() throws {
    try expect(
      "[0,2,45,61,73,95]",
      is: [.clear, .cloudy, .fog, .rain, .snow, .thunderstorm] as [Measurements.Weather])
    try expect("[1,48,56]", reads: [.cloudy, .fog, .rain] as [Measurements.Weather])
    try expect(
      #"{"0":"sun","61":"umbrella"}"#,
      is: [.clear: "sun", .rain: "umbrella"] as [Measurements.Weather: String])
    expectRefused("4", as: Measurements.Weather.self, at: "")
  }

  @Test func thresholds() throws {
    try expect(
      #"[{"color":"green","value":null},{"color":"red","value":80}]"#,
      is: [.base(color: "green"), .from(value: 80, color: "red")] as [Measurements.ThresholdStep])
    expectRefused(#"{"color":"green"}"#, as: Measurements.ThresholdStep.self, at: "")
  }
}
