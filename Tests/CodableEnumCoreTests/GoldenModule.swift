import Foundation

@testable import CodableEnumCore

/// The inputs of goldens as one module, since a compilation for each would take minutes. So every
/// golden has names of its own for its types.
struct GoldenModule {
  /// Names of the files that a user would have written, and of those generated for them.
  private(set) var files: [String] = []
  private let folder: URL

  /// Writes the inputs of `goldens` and what is generated for them into `folder`.
  init(_ goldens: [GoldenCase], in folder: URL) throws {
    self.folder = folder
    var sources: [(name: String, bytes: Data)] = []
    for golden in goldens {
      for input in try golden.inputs {
        sources.append(
          ("\(golden.name)_\(input.lastPathComponent)", try Data(contentsOf: input)))
      }
    }
    for (name, bytes) in sources { try bytes.write(to: folder.appending(path: name)) }
    files = sources.map(\.name)
    let generation = try Generator.run(sources, outputCount: 2)
    if generation.hasErrors { throw Rejection(diagnostics: generation.diagnostics) }
    for (index, output) in generation.outputs.enumerated() {
      try add("\(goldens[0].name)_Generated\(index).swift", output)
    }
  }

  struct Rejection: Error, CustomStringConvertible {
    let diagnostics: [Diagnostic]

    var description: String { diagnostics.map(\.rendered).joined(separator: "\n") }
  }

  private mutating func add(_ name: String, _ text: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    files.append(name)
  }

  /// Adds what runs the goldens' assertions and prints each that fails.
  mutating func addRuns(of goldens: [GoldenCase]) throws {
    for golden in goldens {
      try add(
        "\(golden.name)_Run.swift",
        String(contentsOf: golden.file("Run.swift"), encoding: .utf8))
    }
    try add(
      "Checks.swift",
      String(contentsOf: GoldenCase.goldens.appending(path: "Checks.swift"), encoding: .utf8))
    let runs = goldens.map { "  (\"\($0.name)\", Goldens.\($0.name)),\n" }.joined()
    try add(
      "main.swift",
      """
      let runs: [(name: String, run: () throws -> Void)] = [
      \(runs)]
      for (name, run) in runs {
        do { try run() } catch { fail("\\(name) throws \\(error)", name, 0) }
      }
      for failure in failures { print(failure) }

      """)
  }
}
