import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// A small program around generated code, for what is about support code rather than about enums.
enum GeneratedProgram {
  /// What a program prints that has the marked enums of `source`, their conformances and `main`.
  static func run(
    _ source: String, main: String, warnings: [Message.ID] = []
  ) throws -> String {
    let generation = try Generator.run([("Input.swift", Data(source.utf8))])
    try #require(
      generation.diagnostics.map(\.message.id) == warnings,
      "\(generation.diagnostics.map(\.rendered))")
    let files = [
      "Input.swift": source, "Generated.swift": generation.outputs[0], "main.swift": main,
    ]
    return try SwiftCompiler.withTemporaryFolder { folder in
      for (name, text) in files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let built = try SwiftCompiler.compile(
        ["-swift-version", "6", "-wmo", "-suppress-warnings", "-o", "program"]
          + files.keys.sorted(),
        in: folder)
      try #require(built.status == 0, "\(built.output)")
      let run = try SwiftCompiler.run("./program", [], in: folder)
      #expect(run.status == 0)
      return run.output
    }
  }
}
