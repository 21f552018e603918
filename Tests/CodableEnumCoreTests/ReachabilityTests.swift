import Testing

@testable import CodableEnumCore

/// A case that would take what another one writes is an error, and the other way round it is none.
struct ReachabilityTests {
  @Test(arguments: [
    ("case a(x: Int)", "case b(x: Int, y: Int)"),
    ("case a(x: Int?, y: Int?)", "case b(z: Int)"),
    ("case a(Double)", "case b(Int)"),
    ("case a(String)", "case b(URL)"),
    ("case a(String)", "case b(Level)"),
    ("case a([Double])", "case b([Int])"),
    ("case a(x: Double)", "case b(x: Int)"),
    ("case a(Empty)", "case b(Point)"),
    ("case a(Flexible)", "case b(Point)"),
    ("case a(CodableEnumAnyValue)", "case b(Point)"),
    ("case a(Bool, Empty?)", "case b(Bool, Int)"),
    ("case a([Empty])", "case b([Int])"),
    ("case a(x: Empty)", "case b(x: Int)"),
  ])
  func theNarrowerCaseComesFirst(wider: String, narrower: String) throws {
    #expect(try errors(wider, narrower) == ["10"])
    #expect(try errors(narrower, wider) == [])
  }

  /// What `order` says goes before the order of declaration.
  @Test func theOrderOfTryingCounts() throws {
    #expect(try errors("case a(Double)", "case b(Int)", order: "[.b]") == [])
    #expect(try errors("case b(Int)", "case a(Double)", order: "[.a]") == ["9"])
  }

  /// No order helps where what is written is the same.
  @Test func casesOfOneDocumentAreErrorsInAnyOrder() throws {
    #expect(try errors("case a(x: Int?)", "case b(x: Int)") == ["10"])
    #expect(try errors("case b(x: Int)", "case a(x: Int?)") == ["10"])
    #expect(try errors("case a(x: Int?)", "case b(y: Int?)") == ["10"])
  }

  /// The lines of the errors.
  private func errors(_ cases: String..., order: String? = nil) throws -> [String] {
    let option = order.map { ", order: \($0)" } ?? ""
    let source =
      Self.declarations + "// @CodableEnum(style: .untagged\(option))\nenum Message {\n"
      + cases.map { "  \($0)\n" }.joined() + "}\n"
    let errors = try Scenario.generation(of: source).diagnostics.filter(\.isError)
    return errors.map { "\($0.position.line)" }
  }

  private static let declarations = """
    import Foundation

    enum Level: String, Codable { case low, high }
    struct Empty: Codable {}
    struct Point: Codable { var x: Int; var y: Int }
    struct Flexible: Codable { var name: String?; var age: Int? }

    """
}
