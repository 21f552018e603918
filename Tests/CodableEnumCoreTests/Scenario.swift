import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// A source with marked enums and what must hold of them, as in the `Run.swift` of a golden.
struct Scenario: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  /// What stands in other files of the module.
  let others: [String]
  let checks: String

  var testDescription: String { name }

  /// - Parameters:
  ///   - source: Its types need no names of their own; `ScenarioProgram` sees to that.
  ///   - checks: Calls of `both`, `writes`, `reads` and `rejects`; see `Goldens/Checks.swift`.
  init(_ name: String, _ source: String, others: [String] = [], checks: String = "") {
    self.name = name
    self.source = source
    self.others = others
    self.checks = checks
  }

  /// The functions that `checks` call.
  static func checks() throws -> String {
    try String(contentsOf: GoldenCase.goldens.appending(path: "Checks.swift"), encoding: .utf8)
  }

  /// Files with their names.
  var inputs: [(name: String, text: String)] {
    [("Input.swift", source)]
      + others.enumerated().map { ("Input_\($0.offset).swift", $0.element) }
  }

  func generation() throws -> Generation {
    try Generator.run(inputs.map { ($0.name, Data($0.text.utf8)) })
  }

  static func generation(of source: String) throws -> Generation {
    try Generator.run([("Input.swift", Data(source.utf8))])
  }

  /// What fails, which is an error of the generator, a warning of the compiler, or a check.
  ///
  /// - Parameter program: Holds it.
  func failures(in program: ScenarioProgram = .shared) throws -> String {
    try program.failures[name] ?? failuresAlone()
  }

  private func failuresAlone() throws -> String {
    let generation = try generation()
    if generation.hasErrors {
      return generation.diagnostics.map(\.rendered).joined(separator: "\n")
    }
    return try SwiftCompiler.withTemporaryFolder { folder in
      let run = "import Foundation\n\(checks)\nfor failure in failures { print(failure) }\n"
      let files =
        try inputs + [
          ("Generated.swift", generation.outputs[0]), ("Checks.swift", Self.checks()),
          ("main.swift", run),
        ]
      for (name, text) in files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let built = try SwiftCompiler.compile(
        ["-swift-version", "6", "-wmo", "-warnings-as-errors", "-o", "scenario"]
          + files.map(\.name), in: folder)
      if built.status != 0 { return built.output }
      let result = try SwiftCompiler.run("./scenario", [], in: folder)
      return result.status == 0 ? result.output : "status \(result.status)\n\(result.output)"
    }
  }
}
