import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// What the compiler finds wrong in generated code shows at the payload that is to blame.
struct ErrorLocationTests {
  private static let annotations = [
    "style: .external", "style: .external, payload: .natural", "style: .external, nilValues: .null",
    "style: .internal, tag: \"t\"", "style: .adjacent, tag: \"t\", content: \"c\"",
    "style: .untagged", "style: .untagged, payload: .keyed", "style: .array",
    "style: .array, payload: .natural",
  ]

  @Test func aPayloadThatIsNotCodableShowsAtItsLine() throws {
    let sources = Self.annotations.map { annotation in
      """
      struct Image {}

      // @CodableEnum(\(annotation))
      enum Message {
        case bare(Image)

        case labelled(first: Image)

        case optional(picture: Image, second: Image?)

        case several(image: Image, other: Image)
      }
      """
    }
    let expected = sources.indices.flatMap { number in
      [5, 7, 9, 11].map { "Input\(number).swift:\($0)" }
    }
    let found = try errors(in: sources)
    #expect(found == Set(expected.map { $0[...] }))
  }

  @Test func aDefaultThatIsNotCodableShowsAtItsLine() throws {
    let sources = ["", ", defaultValues: .omit", ", payload: .unkeyed"].map { options in
      """
      struct Image: Equatable {}

      // @CodableEnum(style: .external\(options))
      enum Message {
        case box(
          width: Int = 1,
          image: Image = Image()
        )
      }
      """
    }
    let found = try errors(in: sources)
    #expect(found == ["Input0.swift:7", "Input1.swift:7", "Input2.swift:7"])
  }

  @Test func aDefaultThatCannotBeComparedShowsAtItsLine() throws {
    let source = """
      struct Color: Codable {
        var name = "red"
      }

      // @CodableEnum(style: .external, defaultValues: .omit)
      enum Message {
        case box(
          width: Int = 1,
          color: Color = Color()
        )
      }
      """
    let found = try errors(in: [source])
    #expect(found == ["Input0.swift:9"])
  }

  /// Where the compiler finds errors in sources of one module, or in what is generated for them.
  private func errors(in sources: [String]) throws -> Set<Substring> {
    try SwiftCompiler.withTemporaryFolder { folder in
      var files = sources.enumerated().map { number, source in
        let text = OwnNames.numbered(source, number, ["Image", "Color", "Coder", "Message"])
        return (name: "Input\(number).swift", text: text)
      }
      let generation = try Generator.run(files.map { ($0.name, Data($0.text.utf8)) })
      try #require(!generation.hasErrors)
      files.append(("Generated.swift", generation.outputs[0]))
      for (name, text) in files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let checked = try SwiftCompiler.compile(
        ["-frontend", "-typecheck", "-parse-as-library"] + files.map(\.name), in: folder)
      return Set(
        checked.output.matches(of: /(?m)^([^\s:]+:\d+):\d+: error:/).map(\.output.1))
    }
  }

  @Test func aCoderThatDoesNotFitItsCaseShowsAtTheCase() throws {
    let source = """
      enum Coder {
        static func encode(_ values: (Int, String), to encoder: any Encoder) throws {}
        static func decode(from decoder: any Decoder) throws -> (Int, Int) { (0, 0) }
      }

      // @CodableEnum(style: .external)
      enum Message {
        // @CodableCase(coder: Coder)
        case written(Int, Int)

        // @CodableCase(coder: Coder)
        case read(Int, String)
      }
      """
    let found = try errors(in: [source])
    #expect(found == ["Input0.swift:9", "Input0.swift:12"])
  }

  /// Names of files, and whether `#sourceLocation` can spell them; else errors show where they are.
  private static let names = [
    ("*/sp ace.swift", true), ("separator\u{2028}.swift", true), (#"back\slash.swift"#, false),
    ("new\nline.swift", false), ("a'é.swift", true), ("next\u{85}line.swift", true),
    (#"\(1).swift"#, false), ("quo\"te.swift", false), ("car\rriage.swift", false),
    ("\u{1B}.swift", false), ("\u{7F}.swift", false),
  ]

  @Test(arguments: TestScope.all(names, byDefault: Array(names.prefix(4))))
  func anyNameOfAFileIsCompiled(name: String, isShown: Bool) throws {
    let source = """
      typealias Image = Int
      // @CodableEnum(style: .external, accessors: true)
      enum Message { case image(image: Image) }
      """
    try SwiftCompiler.withTemporaryFolder { folder in
      func output(_ source: String) throws -> String {
        let generation = try Generator.run([(name, Data(source.utf8))])
        for (name, text) in [(name, source), ("Generated.swift", generation.outputs[0])] {
          let file = folder.appending(path: name)
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return try SwiftCompiler.compile(
          ["-frontend", "-typecheck", "-parse-as-library", "-warnings-as-errors", name]
            + ["Generated.swift"], in: folder
        ).output
      }
      #expect(try output(source) == "")
      let errors = try output(source.replacing("typealias Image = Int", with: "struct Image {}"))
      #expect(errors.hasPrefix(isShown ? "\(name):3:" : "Generated.swift:"))
    }
  }
}
