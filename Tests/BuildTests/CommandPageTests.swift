import Foundation
import Testing

/// Pages of the documentation show what the commands print: their files are written, their commands
/// run, one after the other.
@MainActor
struct CommandPageTests {
  /// With `RECORD_GOLDENS` set, what was printed becomes the page's, and the test fails.
  @Test(arguments: [
    "Documentation/commands.md", "Documentation/guide-exports.md", "Documentation/guide-suggest.md",
    "README.md",
  ])
  func thePageShowsWhatIsPrinted(name: String) async throws {
    let page = Fixture.checkout.appending(path: name)
    let text = try String(contentsOf: page, encoding: .utf8)
    let tool = try await CommandTool()
    defer { tool.clean() }
    let hasOtherBlocks = name == "README.md" || name == "Documentation/guide-suggest.md"
    let actual = try await played(text, tool, onlyCommands: hasOtherBlocks)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil, actual != text {
      try Data(actual.utf8).write(to: page)
      Issue.record("the page was written anew")
    } else {
      #expect(actual.split(separator: "\n") == text.split(separator: "\n"))
    }
  }

  /// The page with what its commands print now.
  ///
  /// - Parameter onlyCommands: Whether other blocks are only files if a path stands before them.
  private func played(
    _ text: String, _ tool: CommandTool, onlyCommands: Bool
  ) async throws -> String {
    var lines: [String] = []
    var path: String?
    var isExcerpt = false
    // The fence that opened the block, and what stands in it.
    var block: (language: String, lines: [String])?
    for line in text.components(separatedBy: "\n") {
      guard let open = block else {
        lines.append(line)
        if line.hasPrefix("```") { block = (String(line.dropFirst(3)), []) }
        // As elsewhere in the documentation, nothing to be used as it is.
        if line == "<!-- excerpt -->" { isExcerpt = true }
        if let match = line.wholeMatch(of: /<!-- (?<path>.+\.swift) -->/) {
          path = String(match.path)
        }
        continue
      }
      guard line == "```" else {
        block?.lines.append(line)
        continue
      }
      switch open.language {
      // What SwiftPM prints is compared in `DocumentationTests`.
      case "console" where open.lines.contains("$ swift build"): lines += open.lines
      case _ where onlyCommands && path != nil && open.language == "swift":
        try tool.write(path ?? "", open.lines.map { $0 + "\n" }.joined())
        lines += open.lines
      case "console": lines += try await printed(open.lines, tool)
      case _ where onlyCommands || isExcerpt: lines += open.lines
      default:
        let path = try #require(path, "a block without a path")
        try tool.write(path, open.lines.map { $0 + "\n" }.joined())
        lines += open.lines
      }
      lines.append(line)
      block = nil
      path = nil
      isExcerpt = false
    }
    return lines.joined(separator: "\n")
  }

  /// The commands of a block, each with what it prints.
  private func printed(_ block: [String], _ tool: CommandTool) async throws -> [String] {
    var lines: [String] = []
    for (index, line) in block.enumerated() where line.hasPrefix("$ ") {
      if let file = line.wholeMatch(of: /\$ cat (?<file>.+\.jsonl)/)?.file {
        // What the reader is shown to begin with.
        let content = block[(index + 1)...].prefix { !$0.hasPrefix("$ ") }
        try tool.write(String(file), content.map { $0 + "\n" }.joined())
      }
      let run = try await tool.run(String(line.dropFirst(2)))
      let output = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      // What fails says so.
      #expect(run.succeeded != output.contains { $0.hasPrefix("error: ") }, "\(line)")
      lines += [line] + output.map(String.init)
    }
    return lines
  }
}
