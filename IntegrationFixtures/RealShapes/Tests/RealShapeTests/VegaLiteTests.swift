import Testing

@testable import RealShapes

struct VegaLiteTests {
  @Test func mark() throws {
    try expect(
      #"["bar",{"type":"line","tooltip":true}]"#,
      is: [.type(.bar), .definition(type: .line, tooltip: true)] as [VegaLite.Mark])
    expectRefused(#""pie""#, as: VegaLite.Mark.self, at: "")
  }

  @Test func datum() throws {
    try expect(
      #"[300,0.5,"A",true]"#,
      is: [.integer(300), .decimal(0.5), .text("A"), .flag(true)] as [VegaLite.Datum])
    expectRefused("[]", as: VegaLite.Datum.self, at: "")
  }

  @Test func bin() throws {
    try expect(
      #"[true,false,"binned",{"maxbins":10}]"#,
      is: [.automatic, .none, .done, .parameters(maxbins: 10)] as [VegaLite.Bin])
    expectRefused(#""true""#, as: VegaLite.Bin.self, at: "")
  }
}
