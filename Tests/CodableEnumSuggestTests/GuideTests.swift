import CodableEnumSuggest
import Foundation
import Testing

/// The guide shows what is really printed.
struct GuideTests {
  @Test func theGuideShowsTheSuggestion() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let guide = root.appending(path: "Documentation/guide-suggest.md")
    let parts = try String(contentsOf: guide, encoding: .utf8).split(separator: "```")
    let json = try #require(parts.first { $0.hasPrefix("json\n") }).dropFirst("json\n".count)
    let swift = try #require(parts.first { $0.hasPrefix("swift\n") }).dropFirst("swift\n".count)
    var samples = Samples()
    try samples.add(Array(json.utf8), file: "messages.jsonl")
    #expect(try Suggestion(samples).text == String(swift))
  }
}
