import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// What the documentation shows is what happens.
struct DocumentationTests {
  static let package = GoldenCase.goldens.appending(path: "../../..").standardizedFileURL

  /// All pages but the catalogue of diagnostics, whose examples are goldens.
  static let pages = [
    "README.md", "Documentation/annotations.md", "Documentation/guide-replace-codable.md",
    "Documentation/guide-migration.md", "Documentation/guide-styles.md",
    "Documentation/guide-storing.md", "Documentation/guide-changing.md",
    "Documentation/guide-libraries.md",
  ]

  /// The picture of a failed build is as the generator would have it now.
  @Test func thePictureShowsWhatIsPrinted() throws {
    let script = try text(of: "Documentation/Images/DrawBuildErrors.swift")
    let parts = script.components(separatedBy: "let source = \"\"\"\n")
    let source = try #require(parts.last?.components(separatedBy: "\n\n  \"\"\"").first)
    let picture = try text(of: "Documentation/Images/build-errors.svg")
    let shown = picture.matches(of: #/<text [^>]*>(?<row>.*)<\/text>/#).dropFirst().map(\.row)
    let lines = source.split(separator: "\n").map { $0.dropFirst(2) }
    let generation = try Generator.run([
      ("/App/Sources/App/Message.swift", Data(lines.joined(separator: "\n").utf8))
    ])
    #expect(
      shown.joined(separator: "\n")
        == generation.diagnostics.map(\.rendered).joined(separator: "\n"))
  }

  /// What the README says of costs stands where it was measured.
  @Test func theFiguresAreThoseThatWereMeasured() throws {
    let readme = try text(of: "README.md")
    let table = try #require(
      readme.components(separatedBy: "\n\n").first { $0.hasPrefix("| On two cores |") })
    let figures = figures(in: table)
    #expect(figures.count == 8)
    let measured = Set(self.figures(in: try text(of: "Documentation/performance.md")))
    #expect(figures.filter { !measured.contains($0) } == [])
  }

  private func figures(in text: String) -> [String] {
    text.matches(of: #/[0-9.]+ (?:s|ms|MB)\b/#).map { String($0.0) }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: pages)
  func everySnippetCompilesAndItsJSONHolds(_ path: String) throws {
    let page = try SnippetPage(Self.package.appending(path: path))
    #expect(page.unmarked == [], "JSON without a mark that names its enum")
    let sources = page.sources.map { (name: $0.name, bytes: Data($0.text.utf8)) }
    let generation = try Generator.run(sources)
    #expect(generation.diagnostics.map(\.rendered) == [])
    let failures = try page.scenario.failures(in: Self.program)
    #expect(failures == "")
  }

  /// All pages together.
  private static let program = ScenarioProgram(
    pages.map { try! SnippetPage(package.appending(path: $0)).scenario })
}
