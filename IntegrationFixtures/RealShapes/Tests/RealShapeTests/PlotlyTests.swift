import Testing

@testable import RealShapes

struct PlotlyTests {
  @Test func trace() throws {
    try expect(
      """
      [{"type":"scatter","x":[0.5,1.5],"y":[2.5,3.5],"visible":"legendonly"},
       {"type":"bar","x":["giraffes"],"y":[20.5],"visible":true},
       {"type":"pie","labels":["A"],"values":[19.5],"visible":false}]
      """,
      is: [
        .scatter(x: [0.5, 1.5], y: [2.5, 3.5], visible: .legendOnly),
        .bar(x: ["giraffes"], y: [20.5], visible: .shown),
        .pie(labels: ["A"], values: [19.5], visible: .hidden),
      ] as [Plotly.Trace])
    try expect(
      #"{"x":[1],"y":[2]}"#, reads: Plotly.Trace.scatter(x: [1], y: [2], visible: nil))
    expectRefused(#"{"type":"cone"}"#, as: Plotly.Trace.self, at: "type")
  }

  @Test func visibility() throws {
    expectRefused(#""true""#, as: Plotly.Visibility.self, at: "")
    expectRefused("1", as: Plotly.Visibility.self, at: "")
  }
}
