import Foundation
import Testing

/// Every link within the documentation leads to a file, and to a heading in it.
struct LinkTests {
  private static let package = GoldenCase.goldens.appending(path: "../../..").standardizedFileURL

  static let pages = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + guides

  private static var guides: [String] {
    let folder = package.appending(path: "Documentation").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
  }

  @Test(arguments: pages)
  func everyLinkLeadsSomewhere(_ path: String) throws {
    let page = Self.package.appending(path: path)
    let text = try String(contentsOf: page, encoding: .utf8)
    for match in text.matches(of: #/\]\((?<file>[^)#:\s]*)(?:#(?<heading>[^)\s]*))?\)/#) {
      let target =
        match.file.isEmpty
        ? page : page.deletingLastPathComponent().appending(path: String(match.file))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(match.0)")
      guard let heading = match.heading else { continue }
      #expect(try headings(of: target).contains(String(heading)), "\(match.0)")
    }
  }

  /// What GitHub calls the headings of a page in links.
  private func headings(of page: URL) throws -> [String] {
    try String(contentsOf: page, encoding: .utf8).matches(of: #/(?m)^#+ (?<title>.*)$/#).map {
      $0.title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
    }
  }
}
