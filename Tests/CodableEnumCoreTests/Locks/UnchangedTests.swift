import Foundation
import Testing

@testable import CodableEnumCore

/// What is locked is read by the very sources that it was made of, whatever they are.
@Suite struct UnchangedTests {
  private static let fixtures = ["FiveFormats", "RealShapes"]

  @Test(arguments: GoldenCase.accepted)
  func aGoldenReadsItsOwnLock(golden: GoldenCase) throws {
    let sources = try golden.inputs.map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
    let lock = Locked.text(of: sources)
    #expect(Locked.findings(sources, lock: lock).filter { !$0.contains("warning:") } == [])
  }

  @Test(arguments: GoldenCase.rejected)
  func aCuredGoldenReadsItsOwnLock(golden: GoldenCase) throws {
    let cured = [("Cured.swift", try Data(contentsOf: golden.file("Cured.swift")))]
    let formats = Locked.formats(of: cured)
    guard formats.lockPath == nil else { return }
    #expect(formats.findings(against: formats.current()).map(\.rendered) == [])
  }

  @Test(arguments: fixtures)
  func aFixtureReadsItsOwnLock(fixture: String) throws {
    let folder = GoldenCase.goldens.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "IntegrationFixtures/\(fixture)/Sources")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let sources = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
    let lock = Locked.text(of: sources)
    #expect(lock.contains("// enum "))
    #expect(Locked.findings(sources, lock: lock).filter { !$0.contains("warning:") } == [])
  }

  /// Null in the property is nil, and it was when it was locked.
  @Test func aPropertyMayBeNilOrACaseThatIsNull() {
    let source = """
      // @CodableEnum(style: .untagged)
      enum Inner {
        case ping(items: UInt8)
        case failed
      }
      struct Other: Codable { var value: Inner? }
      // @CodableEnum(style: .internal, tag: "t")
      enum Outer { case a(x: Other) }
      """
    let sources = [("Input.swift", Data(source.utf8))]
    #expect(Locked.findings(sources, lock: Locked.text(of: sources)) == [])
    // What was the null of a case is nil now.
    let required = source.replacing("Inner? }", with: "Inner }")
    let lock = Locked.text(of: [("Input.swift", Data(required.utf8))])
    #expect(Locked.findings(sources, lock: lock).count == 1)
  }

  /// What an enum stored for unknown tags is an object with a tag, which chooses no other case.
  @Test(arguments: ["a: String", "a: Item"])
  func anUnknownCaseInAPayloadHasATag(value: String) {
    let source = """
      struct Item: Codable { var title: String }
      // @CodableEnum(style: .array)
      enum Outer {
        // @CodableCase(0)
        case text(\(value), items: [Int])
        // @CodableCase(0)
        case inner(Inner)
      }
      // @CodableEnum(style: .adjacent, tag: "type", content: "c")
      enum Inner {
        case ready(x: Int)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
      }
      """
    let sources = [("Input.swift", Data(source.utf8))]
    #expect(Locked.findings(sources, lock: Locked.text(of: sources)) == [])
  }
}
