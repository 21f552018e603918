import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// What decoding errors say to those who read them.
struct DecodingErrorTests {
  @Test func errorsNameWhatIsWrong() throws {
    let source = """
      // @CodableEnum(style: .internal, tag: "type")
      enum Tagged { case image(url: String) }
      """
    let errors = try errors(
      of: source,
      decoding: [
        ("Tagged", #"{"type":"image"}"#)
      ])
    #expect(
      errors == [
        #"keyNotFound: No value associated with key url ("url")."#
      ])
  }

  /// The errors that a program with the marked enums of `source` meets in the documents.
  private func errors(
    of source: String, decoding documents: [(type: String, json: String)]
  ) throws -> [String] {
    let attempts = documents.map { "attempt(\($0.type).self, #\"\($0.json)\"#)\n" }.joined()
    return try run(source, Self.checks + attempts).split(separator: "\n").map(String.init)
  }

  private static let checks = """
    import Foundation

    func attempt<Value: Decodable>(_ type: Value.Type, _ json: String) {
      do {
        print(try JSONDecoder().decode(type, from: Data(json.utf8)))
      } catch DecodingError.keyNotFound(let key, let context) {
        print("keyNotFound: \\(context.debugDescription)")
      } catch DecodingError.valueNotFound(let type, let context) {
        print("valueNotFound: \\(context.debugDescription)")
      } catch DecodingError.dataCorrupted(let context) {
        print("dataCorrupted: \\(context.debugDescription)")
      } catch {
        print(error)
      }
    }

    """

  /// What a program prints that has marked enums and a main file.
  private func run(_ source: String, _ main: String) throws -> String {
    let generation = try Generator.run([("Input.swift", Data(source.utf8))])
    try #require(generation.diagnostics.map(\.rendered) == [])
    let files = [
      "Input.swift": source, "Generated.swift": generation.outputs[0], "main.swift": main,
    ]
    return try SwiftCompiler.withTemporaryFolder { folder in
      for (name, text) in files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let built = try SwiftCompiler.compile(
        ["-swift-version", "6", "-suppress-warnings", "-o", "program"] + files.keys.sorted(),
        in: folder)
      try #require(built.status == 0, "\(built.output)")
      let run = try SwiftCompiler.run("./program", [], in: folder)
      #expect(run.status == 0)
      return run.output
    }
  }
}
