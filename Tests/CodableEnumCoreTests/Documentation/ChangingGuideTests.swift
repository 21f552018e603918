import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// `guide-changing.md` shows what happens: each change is made to what was locked before it.
struct ChangingGuideTests {
  static let url = DocumentationTests.package.appending(path: "Documentation/guide-changing.md")

  @Test func everyErrorIsWhatABuildPrints() throws {
    let page = try SnippetPage(Self.url)
    var printed: [(block: SnippetPage.Block, text: String)] = []
    for change in GuideChange.all(of: page) {
      guard let broken = change.broken else { continue }
      let findings = change.findings(broken)
      #expect(findings.contains { $0.contains("error: ") }, "nothing is wrong at \(broken.line)")
      let error = try #require(change.error, "no error is shown for \(broken.line)")
      printed.append((error, findings.map { $0 + "\n" }.joined()))
    }
    let lock = try #require(page.blocks.firstIndex { $0.mark == "lock" })
    let locked = page.blocks[..<lock].last { $0.language == "swift" }
    printed.append(
      (page.blocks[lock], Locked.text(of: [("Message.swift", Data(locked?.text.utf8 ?? "".utf8))])))
    #expect(printed.count > 15)
    try GoldenFile.expect(page.text(with: printed), equals: Self.url)
  }

  @Test func whatIsMendedBuilds() throws {
    for change in GuideChange.all(of: try SnippetPage(Self.url)) {
      #expect(!change.mended.isEmpty, "nothing mends \(change.before.line)")
      #expect(change.broken != nil || change.error == nil, "\(change.before.line)")
      for block in change.mended {
        #expect(change.findings(block) == [], "line \(block.line)")
      }
    }
  }

  /// What the page says of types in a sentence.
  @Test(arguments: [
    ("Int8", "Int"), ("UUID", "String"), ("URL", "String"), ("[Int]", "Set<Int>"),
    ("Int", "Int?"), ("Int", "Double"),
  ])
  func aTypeThatReadsAllThatWasWrittenIsNoError(old: String, new: String) {
    func source(_ type: String) -> [(name: String, data: Data)] {
      let text = """
        // @CodableEnum(style: .internal, tag: "type")
        enum Order {
          case placed(id: \(type))
        }

        """
      return [("Order.swift", Data(text.utf8))]
    }
    #expect(Locked.findings(source(new), lock: Locked.text(of: source(old))) == [])
    // All but a set and an array, which are the same, are told apart the other way.
    let isSame = old == "[Int]"
    #expect(Locked.findings(source(old), lock: Locked.text(of: source(new))).isEmpty == isSame)
  }

  /// An enum that has another name has the same data, as the lock has once it has that name.
  @Test func anEnumIsRenamed() {
    let old = "// @CodableEnum(style: .rawValue)\nenum Report {\n  case daily\n}\n"
    let new = [("New.swift", Data(old.replacing("Report", with: "Summary").utf8))]
    let lock = Locked.text(of: [("Old.swift", Data(old.utf8))])
    #expect(Locked.findings(new, lock: lock).count == 1)
    #expect(
      Locked.findings(new, lock: lock.replacing("// enum Report:", with: "// enum Summary:")) == [])
  }
}

extension SnippetPage {
  /// The page with other lines in some of its blocks.
  func text(with contents: [(block: Block, text: String)]) -> String {
    var lines = text.components(separatedBy: "\n")
    for (block, text) in contents.sorted(by: { $0.block.line > $1.block.line }) {
      let start = block.line - 1
      lines.replaceSubrange(
        start..<start + block.lines.count, with: text.components(separatedBy: "\n").dropLast())
    }
    return lines.joined(separator: "\n")
  }
}
