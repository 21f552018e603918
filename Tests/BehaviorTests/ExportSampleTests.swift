import Foundation
import TestSupport
import Testing

/// Random enums with the JSON of their values, for IntegrationFixtures/Exports to hold schemas
/// against. `CODABLE_ENUM_EXPORTS` names the folder that they are written to; that the JSON is what
/// generated code writes and reads, `RandomEnumTests` finds out of the same enums.
@Suite struct ExportSampleTests {
  private static let folder = TestScope.variable("CODABLE_ENUM_EXPORTS")

  @Test(.enabled(if: folder != nil))
  func samplesAreWritten() throws {
    let folder = URL(filePath: try #require(Self.folder))
    let random = RandomRun("samples", seed: 2026, count: 300)
    let program = RandomProgram(enumCount: random.count, seed: random.seed)
    try #require(program.diagnostics.filter { $0.contains(": error: ") } == [])
    var files = program.files.filter { !$0.key.hasPrefix("Checks") }
    files["main.swift"] = program.decoder
    files["samples.jsonl"] = program.samples
    files["Arguments.swift.txt"] = program.arguments
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
  }
}

extension RandomProgram {
  /// Says of each line on its standard input, `NAME<tab>JSON`, whether the enum decodes it, and what
  /// it makes of that: `JSON`, or `cannot be written`, or nothing.
  fileprivate var decoder: String {
    let coders = enums.map { plan in
      "  \(plan.schemaName.debugDescription): { try recoded(\(plan.qualifiedName).self, $0) },"
    }
    return """
      import Foundation

      func recoded<T: Codable>(_ type: T.Type, _ data: Data) throws -> String {
        let value = try JSONDecoder().decode(type, from: data)
        guard let written = try? JSONEncoder().encode(value) else { return "cannot be written" }
        return String(decoding: written, as: UTF8.self)
      }

      let coders: [String: (Data) throws -> String] = [
      \(coders.joined(separator: "\n"))
      ]
      while let line = readLine() {
        let parts = line.split(separator: "\\t", maxSplits: 1)
        print((try? coders[String(parts[0])]!(Data(parts[1].utf8))) ?? "")
      }

      """
  }

  /// For schemas alone: an enum that is what each generic one is with the arguments of its samples.
  fileprivate var arguments: String {
    enums.filter { $0.argument != nil }.map { plan in
      let generic = "\(plan.name)<\(plan.argument?.spelling ?? "")>"
      let alias = """
        // @CodableEnum(style: .untagged)
        enum Some\(plan.name) {
          case value(\(generic))
        }

        """
      return plan.parent.map { "extension \($0.name) {\n\(alias)}\n" } ?? alias
    }.joined()
  }

  /// `NAME<tab>written or read<tab>JSON`
  fileprivate var samples: String {
    var random = EnumPlanner(seed: 1).random
    return enums.flatMap { plan in
      plan.checks(&random).compactMap { check -> String? in
        // Not of what other types make of the enum.
        guard check.expression.hasPrefix("\(plan.qualifiedName)."), let json = check.json else {
          return nil
        }
        return "\(plan.schemaName)\t\(check.isReading ? "read" : "written")\t\(json)\n"
      }
    }.joined()
  }
}

extension EnumPlan {
  /// What a schema says of the enum, with its arguments, is under this name.
  fileprivate var schemaName: String {
    let name = argument == nil ? name : "Some\(name)"
    return parent.map { "\($0.name).\(name)" } ?? name
  }
}
