import CodableEnumCore
import CodableEnumFormats
import Foundation
import TestSupport
import Testing

/// The proof that `guide-replace-codable.md` has for a move from code by hand, walked through.
struct MoveProofTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()

  private static let marked = "// @CodableEnum(style: .internal, tag: \"type\")\nenum Shape {"

  /// Blocks of Swift in the guide.
  private static func guide() throws -> [String] {
    let page = root.appending(path: "../../Documentation/guide-replace-codable.md")
    return try String(contentsOf: page, encoding: .utf8)
      .matches(of: #/(?s)```swift\n(?<code>.*?)```/#).map { String($0.code) }
  }

  private static func block(_ start: String) throws -> String {
    try #require(try guide().first { $0.hasPrefix(start) })
  }

  /// What the guide's function finds in samples of the new enum.
  private func differences(
    _ name: String, old: String, new: String, count: Int = 400
  ) throws -> [String] {
    let formats = try TargetFormats.of(new)
    var samples = SampleDocuments(of: name, in: formats, seed: 1)
    let source = CheckedInSource(
      of: [SourceText(path: "New.swift", bytes: Array(new.utf8))], command: "",
      isolatesTypes: false)
    let files = [
      "New.swift": new, "Old.swift": old, "Generated.swift": try #require(source.text),
      "Differences.swift": try Self.block("import Foundation\n\n/// Returns the documents"),
      "main.swift": """
      import Foundation
      let documents = try String(contentsOfFile: "samples.jsonl", encoding: .utf8)
      for text in differences(Old\(name).self, \(name).self, in: documents) { print(text) }
      """,
    ]
    return try SwiftCompiler.withTemporaryFolder { folder in
      for (file, text) in files {
        try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
      }
      try samples.lines(count).joined(separator: "\n")
        .write(to: folder.appending(path: "samples.jsonl"), atomically: true, encoding: .utf8)
      let built = try SwiftCompiler.compile(
        ["-swift-version", "5", "-warnings-as-errors", "-wmo", "-o", "proof"] + files.keys.sorted(),
        in: folder)
      try #require(built.status == 0, "\(built.output)")
      let run = try SwiftCompiler.run("./proof", [], in: folder)
      #expect(run.status == 0)
      return run.output.split(separator: "\n").map(String.init)
    }
  }

  @Test func theGuidesShapeIsProved() throws {
    let old = try Self.block("enum Shape: Codable").replacing("enum Shape", with: "enum OldShape")
    let new = try Self.block(Self.marked)
    #expect(try differences("Shape", old: old, new: new) == [])
  }

  /// Each is a slip that tests with good documents alone may pass.
  @Test(arguments: [
    (
      "side: Int", "side: Int = 0",
      [#"{"type":"square"}"#, "  old: not read: ", #"  new: square {"side":0,"type":"square"}"#]
    ),
    (
      "radius: Int", "radius: Int?",
      [#"{"type":"circle"}"#, "  old: not read: ", #"  new: circle {"type":"circle"}"#]
    ),
  ])
  func aWrongMoveIsFound(right: String, wrong: String, found: [String]) throws {
    let old = try Self.block("enum Shape: Codable").replacing("enum Shape", with: "enum OldShape")
    let new = try Self.block(Self.marked).replacing(right, with: wrong)
    let differences = try differences("Shape", old: old, new: new)
    let start = try #require(differences.firstIndex(of: found[0]), "\(differences)")
    #expect(differences[start + 1].hasPrefix(found[1]))
    #expect(differences[start + 2] == found[2])
  }

  /// What is read as another case and written back as it came, documents alone do not tell.
  @Test func casesThatWereExchangedAreFound() throws {
    let old = """
      enum OldChange: String, Codable {
        case createFile = "create"
        case deleteFile = "delete"
      }
      """
    let new = """
      // @CodableEnum(style: .rawValue)
      enum Change {
        case createFile  // @CodableCase("delete")
        case deleteFile  // @CodableCase("create")
      }
      """
    let differences = try differences("Change", old: old, new: new)
    #expect(
      differences == [
        #""delete""#, #"  old: deleteFile "delete""#, #"  new: createFile "delete""#,
        #""create""#, #"  old: createFile "create""#, #"  new: deleteFile "create""#,
      ])
  }

  /// Formats of others, with the code that one writes by hand.
  @Test(arguments: [("GeoJSON", "Geometry"), ("JSONPatch", "Operation"), ("JSONRPC", "Answer")])
  func aPublicFormatIsReadAsByHand(format: String, name: String) throws {
    let folder = Self.root.appending(path: "Moves/\(format)")
    func text(_ file: String) throws -> String {
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }
    #expect(
      try differences(name, old: text("Old.swift"), new: text("New.swift"), count: 2000) == [])
  }

  // MARK: Samples

  @Test func samplesAreTheSameForASeed() throws {
    let formats = try TargetFormats.of(
      try Self.block(Self.marked))
    func lines(_ seed: UInt64) -> [String] {
      var samples = SampleDocuments(of: "Shape", in: formats, seed: seed)
      return samples.lines(50)
    }
    #expect(lines(1) == lines(1))
    #expect(lines(1) != lines(2))
    #expect(Set(lines(1)).count == 50)
    #expect(lines(1).contains { $0.contains(#""type":"square""#) })
    #expect(lines(1).allSatisfy { !$0.contains("\n") })
  }

  @Test func whatHoldsItselfEnds() throws {
    let formats = try TargetFormats.of(
      """
      // @CodableEnum(style: .untagged)
      indirect enum Tree {
        case leaf(Int)
        case nodes([Tree])
        case pair(left: Tree, right: Tree)
      }
      """)
    var samples = SampleDocuments(of: "Tree", in: formats, seed: 0)
    let lines = samples.lines(200)
    #expect(lines.count == 200)
    #expect(lines.allSatisfy { $0.utf8.count < 20_000 })
  }

  @Test func aTagMayHaveControlCharacters() throws {
    let formats = try TargetFormats.of(
      #"""
      // @CodableEnum(style: .internal, tag: "t")
      enum A {
        // @CodableCase("\u{1}", aliases: ["\u{2}"])
        case a
      }
      """#)
    var samples = SampleDocuments(of: "A", in: formats, seed: 0)
    let lines = samples.lines(40)
    #expect(lines.contains(##"{"t":"\u0001"}"##))
    #expect(lines.contains(##"{"t":"\u0002"}"##))
  }

  @Test func whatTheSourcesDoNotShowIsAnyJSON() throws {
    let formats = try TargetFormats.of(
      "import Money\n// @CodableEnum(style: .adjacent, tag: \"t\", content: \"c\")\nenum A { case a(Money) }"
    )
    var samples = SampleDocuments(of: "A", in: formats, seed: 0)
    let lines = samples.lines(40)
    #expect(lines.contains(#"{"t":"a","c":null}"#))
    #expect(lines.contains { $0.hasPrefix(#"{"t":"a","c":["#) })
  }
}
