import Foundation

/// The code of a page of documentation: its fenced blocks, with the comment before each.
///
/// ```text
/// <!-- Message -->            above JSON: each line reads as Message and is written back equal
/// <!-- reads: Message -->     each line reads as Message
/// <!-- rejects: Message -->   no line does
/// <!-- before -->             above Swift: what was written by hand; compiled apart from the rest
/// <!-- broken -->             above Swift: what a lock of the one before refuses; compiled apart
/// <!-- or -->                 above Swift: another way to mend it; compiled apart
/// <!-- refused -->            above Swift: what no build takes
/// <!-- run -->                above Swift: statements that run, with assertions of what comes of it
/// <!-- excerpt -->            above anything: not for itself
/// ```
struct SnippetPage {
  struct Block {
    var language: String
    var mark: String?
    var lines: [String] = []
    /// Of the block's first line in the page.
    var line: Int

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  let name: String
  let text: String
  let blocks: [Block]

  init(_ page: URL) throws {
    name = page.deletingPathExtension().lastPathComponent
    text = try String(contentsOf: page, encoding: .utf8)
    blocks = Self.blocks(text)
  }

  private static func blocks(_ text: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    var mark: String?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if let block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
          mark = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), mark: mark, line: index + 2)
      } else if line.hasPrefix("<!-- "), line.hasSuffix(" -->") {
        mark = String(line.dropFirst(5).dropLast(4))
      } else if !line.isEmpty {
        mark = nil
      }
    }
    return blocks
  }

  /// Swift that a reader might copy, each block as a file.
  var sources: [(name: String, text: String)] {
    let (unused, apart) = (["excerpt", "run", "refused"], ["before", "broken", "or"])
    return blocks.filter { $0.language == "swift" }.compactMap { block in
      let (name, mark) = ("\(name)_\(block.line).swift", block.mark ?? "")
      if unused.contains(mark) { return nil }
      guard apart.contains(mark) else { return (name, block.text) }
      return (name, "enum Apart\(block.line) {\n\(block.text)}\n")
    }
  }

  /// All that the page shows.
  var scenario: Scenario {
    let texts = sources.map(\.text)
    return Scenario(
      name, texts.first ?? "", others: Array(texts.dropFirst()),
      checks: (statements + checks).joined(separator: "\n"))
  }

  /// Statements that check the JSON.
  var checks: [String] {
    jsonBlocks.flatMap { block in
      let mark = block.mark ?? ""
      let function =
        mark.hasPrefix("reads: ") ? "isRead" : mark.hasPrefix("rejects: ") ? "rejects" : "returns"
      let type = mark.split(separator: ": ").last ?? ""
      return block.lines.enumerated().map { index, line in
        let place = "file: \"\(name)\", line: \(block.line + index)"
        return "\(function)(##\"\(line)\"##, \(type).self, \(place))"
      }
    }
  }

  /// Statements that the page shows.
  var statements: [String] {
    blocks.filter { $0.language == "swift" && $0.mark == "run" }.flatMap { block in
      ["do {"] + block.lines + ["}"]
    }
  }

  /// JSON that no enum is named for.
  var unmarked: [Int] { jsonBlocks.filter { $0.mark == nil }.map(\.line) }

  private var jsonBlocks: [Block] {
    blocks.filter { $0.language == "json" && $0.mark != "excerpt" }
  }
}
