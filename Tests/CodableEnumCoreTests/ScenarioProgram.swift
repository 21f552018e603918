import Foundation
import TestSupport

@testable import CodableEnumCore

/// The scenarios of several suites as one program, since a compilation for each would take a minute.
///
/// Each has a number in the names of its types. One that the generator refuses is not among them, nor
/// is any if they do not compile or if the program ends early; `Scenario` then compiles its own to
/// tell what is wrong.
struct ScenarioProgram {
  /// By the names of scenarios.
  private(set) var failures: [String: String] = [:]

  static let shared = ScenarioProgram(
    [
      TagSurvivalTests.survivals, FalseErrorTests.acceptances, FurtherFormTests.scenarios,
      FurtherFormTests.scenariosWithOptions, SharedTagTests.scenarios, NamesakeTests.factories,
      NamesakeTests.scenarios, NotRefusedTests.accepted,
      NotRefusedTests.named, SharedObjectTests.errors, SharedObjectTests.tags,
      WrittenAndReadTests.scenarios, WrittenAndReadTests.unknownCases,
      WrittenAndReadTests.flattened, WrittenAndReadTests.generics, WrittenAndReadTests.unseen,
      [RequirementTests.scenario],
    ].flatMap(\.self))

  init(_ scenarios: [Scenario]) {
    do {
      failures = try Self.run(scenarios)
    } catch {
      print("scenarios: each is compiled alone, since together: \(error)")
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static func run(_ scenarios: [Scenario]) throws -> [String: String] {
    let parts = try scenarios.enumerated().compactMap { try Part($0.element, number: $0.offset) }
    let generation = try Generator.run(
      parts.flatMap(\.inputs).map { ($0.name, Data($0.text.utf8)) })
    if generation.hasErrors {
      throw Failure(description: generation.diagnostics.map(\.rendered).joined(separator: "\n"))
    }
    var files = parts.flatMap { $0.inputs + [$0.checks] }
    files.append(("Generated.swift", generation.outputs[0]))
    files.append(("Checks.swift", try Scenario.checks()))
    files.append(("main.swift", main(parts)))
    return try SwiftCompiler.withTemporaryFolder { folder in
      for (name, text) in files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let built = try SwiftCompiler.compile(
        ["-swift-version", "6", "-wmo", "-warnings-as-errors", "-o", "scenarios"]
          + files.map(\.name), in: folder)
      if built.status != 0 { throw Failure(description: built.output) }
      let run = try SwiftCompiler.run("./scenarios", [], in: folder)
      if run.status != 0 { throw Failure(description: "status \(run.status)\n\(run.output)") }
      return results(of: parts, in: run.output)
    }
  }

  private static func main(_ parts: [Part]) -> String {
    let list = parts.map { "  (\($0.number), scenario\($0.number)),\n" }.joined()
    return """
      let scenarios: [(number: Int, run: @MainActor () throws -> Void)] = [
      \(list)]
      for (number, run) in scenarios {
        print("scenario \\(number)")
        do { try run() } catch { fail("\\(error) is thrown", "main.swift", 0) }
        for failure in failures { print(failure) }
        failures = []
      }

      """
  }

  /// What stands behind the line of each scenario.
  private static func results(of parts: [Part], in output: String) -> [String: String] {
    var results: [String: String] = [:]
    var current: Part?
    for line in output.split(separator: "\n") {
      if let part = parts.first(where: { line == "scenario \($0.number)" }) {
        current = part
        results[part.name] = ""
      } else if let current {
        results[current.name, default: ""] += "\(line)\n"
      }
    }
    return results
  }

  /// The files of a scenario.
  private struct Part {
    typealias File = (name: String, text: String)

    let name: String
    let number: Int
    let inputs: [File]
    let checks: File

    /// It is nil where the generator refuses the source.
    init?(_ scenario: Scenario, number: Int) throws {
      (name, self.number) = (scenario.name, number)
      if try scenario.generation().hasErrors { return nil }
      let declarations = scenario.inputs.flatMap {
        $0.text.matches(of: #/\b(?:actor|class|enum|protocol|struct|typealias) (\w+)/#)
      }
      // The compiler looks for this one.
      let names = Set(declarations.map { String($0.1) }).subtracting(["CodingKeys"]).sorted()
      let checks = """
        import Foundation

        @MainActor func scenario\(number)() throws {
        \(scenario.checks)
        }

        """
      func file(_ name: String, _ text: String) -> File {
        ("\(number)_\(name)", OwnNames.numbered(text, number, names))
      }
      inputs = scenario.inputs.map(file)
      self.checks = file("Checks.swift", checks)
    }
  }
}
