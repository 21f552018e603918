import Foundation
import TestSupport
import Testing

/// A lock beside the sources, as a user comes and goes with it: every build is right at once.
@MainActor
struct LockTests {
  private static let source = "Sources/App/Connection.swift"
  private static let lock = "Sources/App/App.formats.swift"

  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func aRenamedCaseFailsTheBuildUntilItIsMended(system: BuildSystem) async throws {
    let guide = try Guide()
    try await Playground.use(system) { app in
      try app.write(Self.source, guide.before)
      try app.write(Self.lock, guide.lock)
      try await app.mustBuild()

      try app.write(Self.source, guide.renamed)
      var build = try await app.build()
      #expect(!build.succeeded)
      for line in guide.error { #expect(build.output.contains(app.withPaths(line) + "\n")) }

      let alias = try #require(
        guide.error[1].firstMatch(of: #/write '(?<alias>.*?)' before/#)?.alias)
      try app.write(
        Self.source,
        guide.renamed.replacing("  case disconnected", with: "  \(alias)\n  case disconnected"))
      #expect(try app.read(Self.source) == guide.mended)
      try await app.mustBuild()

      try app.edit(Self.lock) { $0.replacing(#"{"type":"offline"}"#, with: #"{"type":"offline""#) }
      build = try await app.build()
      #expect(!build.succeeded)
      let path = app.url(Self.lock).filePath
      #expect(
        build.output.contains(
          "\(path):7:32: error: this line of the lock can't be read: expected '}'\n"))

      try app.remove(Self.lock)
      try app.write(Self.source, guide.renamed)
      try await app.mustBuild()

      try app.write(Self.lock, guide.lock)
      build = try await app.build()
      #expect(!build.succeeded)
      for line in guide.error { #expect(build.output.contains(app.withPaths(line) + "\n")) }

      try app.write(Self.source, guide.mended)
      try app.write("Sources/App/Second.formats.swift", guide.lock)
      build = try await app.build()
      #expect(!build.succeeded)
      let second = app.url("Sources/App/Second.formats.swift").filePath
      #expect(build.output.contains("\(second):1:1: error: the target has two lock files\n"))
    }
  }
}

extension Fixture {
  /// A line of an error with paths as builds print them.
  fileprivate func withPaths(_ line: String) -> String {
    url("Sources/App").filePath + "/" + line
  }
}

/// The section of `guide-changing.md` about a renamed case.
@MainActor
private struct Guide {
  let before: String
  let renamed: String
  let error: [String]
  let mended: String
  let lock: String

  init() throws {
    let page = try String(
      contentsOf: Fixture.checkout.appending(path: "Documentation/guide-changing.md"),
      encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## Rename a case\n").last)
    let blocks = section.matches(of: #/(?s)```(?:swift|text)\n(?<code>.*?)```/#)
      .prefix(4).map { String($0.code) }
    try #require(blocks.count == 4)
    (before, renamed, mended) = (blocks[0], blocks[1], blocks[3])
    error = blocks[2].split(separator: "\n").map(String.init)
    let prose = try #require(
      page.firstMatch(of: #/// @CodableEnumLock(?s:.*?)\n//\n(?s:.*?)\n//\n/#))
    lock =
      prose.0 + """
        // enum Connection: internal, tag "type"
        //   offline: {"type":"offline"}
        //   online: {"type":"online"}

        """
  }
}
