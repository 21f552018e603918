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

  /// The README's failed build prints what the generator prints. `RECORD_GOLDENS` records it.
  @Test func theFailedBuildIsWhatIsPrinted() throws {
    let url = Self.package.appending(path: "README.md")
    let page = try SnippetPage(url)
    let block = try #require(page.blocks.first { $0.lines.contains("$ swift build") })
    let end = try #require(block.lines.firstIndex(of: "$ swift build"))
    let source = block.lines[1..<end].joined(separator: "\n")
    let generation = try Generator.run([("/App/Sources/App/Message.swift", Data(source.utf8))])
    let shown = block.lines[...end] + generation.diagnostics.map(\.rendered)
    let text = shown.map { $0 + "\n" }.joined()
    #expect(generation.diagnostics.count > 1)
    try GoldenFile.expect(page.text(with: [(block, text)]), equals: url)
  }

  /// Tables and long code go to other pages.
  @Test func theReadmeIsShort() throws {
    #expect(
      try text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false).count
        <= 271)
  }

  /// The figures of the README's table of costs are those of the page about performance.
  @Test func theFiguresAreThoseThatWereMeasured() throws {
    let readme = try text(of: "README.md")
    let table = try #require(
      readme.components(separatedBy: "\n\n").first { $0.hasPrefix("| On two cores |") })
    let figures = figures(in: table)
    #expect(figures.count == 9)
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
