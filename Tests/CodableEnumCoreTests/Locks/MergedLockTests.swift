import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// Two branches each lock what they add, and git merges their locks.
struct MergedLockTests {
  private static let base = Branch(
    """
    // @CodableEnum(style: .internal, tag: "type")
    enum Message {
      case text(body: String)
      case image(url: String)
      case offline
    }

    """)

  @Test func aCaseAndAKeyMergeByThemselves() throws {
    let ours = Self.base.changed(adding: "  case video(url: String)")
    let theirs = Self.base.changed("url: String", to: "address: String", alias: "url")
    let merged = try Self.merge(ours, theirs)
    #expect(merged.conflicts == 0)
    let both = ours.changed("url: String", to: "address: String", alias: "url")
    #expect(both.findings(merged.lock) == [])
    #expect(Locked.text(of: both.files(merged.lock)) == merged.lock)
  }

  @Test func ofTwoCasesAtOnePlaceTheLinesOfBothAreTaken() throws {
    let ours = Self.base.changed(adding: "  case video(url: String)")
    let theirs = Self.base.changed(adding: "  case voice(seconds: Double)")
    let merged = try Self.merge(ours, theirs)
    #expect(merged.conflicts == 1)
    let both = ours.changed(adding: "  case voice(seconds: Double)")
    let findings = both.findings(merged.lock)
    try expectGuide(conflict: merged.lock, error: findings)

    let lines = merged.lock.split(separator: "\n").filter { $0.hasPrefix("//") }
    let resolved = lines.map { $0 + "\n" }.joined()
    #expect(lines.count == Self.base.lock.split(separator: "\n").count + 2)
    #expect(both.findings(resolved) == [])
    #expect(Locked.text(of: both.files(resolved)) == resolved)
  }

  /// What one branch does not read any more is found, whoever locked it.
  @Test func aMergedLockHoldsForTheMergedSources() throws {
    let ours = Self.base.changed(adding: "  case video(url: String)")
    let theirs = Self.base.changed("url: String", to: "address: String", alias: "url")
    let merged = try Self.merge(ours, theirs)
    #expect(
      ours.findings(merged.lock).first?.split(separator: "\n").first
        == """
        Message.swift:4:14: error: 'image.url' requires the key "url" now, but was written without \
        it
        """)
    #expect(
      theirs.findings(merged.lock).first?.split(separator: "\n").first
        == """
        Message.swift:2:6: error: 'video' was written with the tag "video", which no case reads \
        now
        """)
  }

  /// Lines in another order, and twice, say what they say once.
  @Test func theOrderOfLinesIsOfNoMatter() {
    let lines = Self.base.lock.split(separator: "\n")
    let entries = lines.suffix(3)
    let shuffled = lines.dropLast(3) + entries.reversed() + entries
    let lock = shuffled.map { $0 + "\n" }.joined()
    #expect(Self.base.findings(lock) == [])
    #expect(Locked.text(of: Self.base.files(lock)) == Self.base.lock)
  }

  @Test func spacesAtTheEndOfLinesAreOfNoMatter() {
    let branch = Branch(Self.base.source + "struct Body: Codable { var text: String }\n")
      .changed(adding: "  case note(Body)")
    #expect(branch.lock.contains("// struct Body\n"))
    #expect(branch.findings(branch.lock.replacing("\n", with: "  \r\n")) == [])
  }

  @Test func aFormWithoutItsTagIsNoLine() {
    let lock = Self.base.lock.replacing(#"internal, tag "type""#, with: "internal")
    #expect(
      Self.base.findings(lock).first?.split(separator: "\n").first
        == """
        App.formats.swift:6:26: error: this line of the lock can't be read: expected ', tag' and its \
        value
        """)
  }

  private func expectGuide(conflict lock: String, error: [String]) throws {
    let page = try SnippetPage(ChangingGuideTests.url)
    let conflict = try #require(page.blocks.first { $0.mark == "conflict" })
    let told = try #require(page.blocks.first { $0.mark == "conflict error" })
    let section = try #require(lock.range(of: "// enum"))
    try GoldenFile.expect(
      page.text(with: [
        (conflict, String(lock[section.lowerBound...])),
        (told, error.map { $0 + "\n" }.joined()),
      ]), equals: ChangingGuideTests.url)
  }

  // MARK: Branches

  /// The sources of a branch, and the lock that the command writes there.
  private struct Branch {
    let source: String
    let lock: String

    init(_ source: String, beside lock: String? = nil) {
      self.source = source
      let sources = [("Message.swift", Data(source.utf8))]
      self.lock = Locked.text(
        of: sources + (lock.map { [(GuideChange.lockName, Data($0.utf8))] } ?? []))
    }

    func changed(adding line: String) -> Branch {
      Branch(source.replacing("\n}\n", with: "\n\(line)\n}\n"), beside: lock)
    }

    /// A value with another label, which reads its old key too.
    func changed(_ value: String, to newValue: String, alias: String) -> Branch {
      let annotated = "\(newValue)  // @CodableValue(aliases: [\"\(alias)\"])\n  )"
      return Branch(
        source.replacing("image(\(value))", with: "image(\n    \(annotated)"), beside: lock)
    }

    func files(_ lock: String) -> [(name: String, data: Data)] {
      [("Message.swift", Data(source.utf8)), (GuideChange.lockName, Data(lock.utf8))]
    }

    func findings(_ lock: String) -> [String] {
      Locked.findings([files(lock)[0]], lock: lock, at: GuideChange.lockName)
    }
  }

  private static func merge(
    _ ours: Branch, _ theirs: Branch
  ) throws -> (lock: String, conflicts: Int32) {
    try SwiftCompiler.withTemporaryFolder { folder in
      for (name, branch) in [("ours", ours), ("base", base), ("theirs", theirs)] {
        try branch.lock.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let labels = ["-L", "HEAD", "-L", "base", "-L", "voice"]
      let run = try SwiftCompiler.run(
        "git", ["merge-file", "-p"] + labels + ["ours", "base", "theirs"], in: folder)
      return (run.output, run.status)
    }
  }
}
