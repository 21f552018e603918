import Foundation
import TestSupport
import Testing

/// Random enums with the JSON of their values, for IntegrationFixtures/Exports to hold schemas
/// against. `CODABLE_ENUM_EXPORTS` names the folder that they are written to; that the JSON is what
/// generated code writes and reads, `RandomEnumTests` finds out of the same enums.
@Suite struct ExportSampleTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test(.enabled(if: environment["CODABLE_ENUM_EXPORTS"] != nil))
  func samplesAreWritten() throws {
    let folder = URL(filePath: try #require(Self.environment["CODABLE_ENUM_EXPORTS"]))
    let seed = Self.environment["CODABLE_ENUM_SEED"].flatMap(UInt64.init) ?? 2026
    let count = Self.environment["CODABLE_ENUM_COUNT"].flatMap(Int.init) ?? 300
    let program = RandomProgram(enumCount: count, seed: seed)
    try #require(program.diagnostics == [])
    var files = program.files.filter { !$0.key.hasPrefix("Checks") }
    files["main.swift"] = program.decoder
    files["samples.jsonl"] = program.samples
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
  }
}

extension RandomProgram {
  /// Says of each line on its standard input, `NAME<tab>JSON`, whether the enum decodes it.
  fileprivate var decoder: String {
    let decoders = enums.map { plan in
      "  \(plan.displayName.debugDescription): { _ = try JSONDecoder().decode("
        + "\(plan.qualifiedName).self, from: $0) },"
    }
    return """
      import Foundation

      let decoders: [String: (Data) throws -> Void] = [
      \(decoders.joined(separator: "\n"))
      ]
      while let line = readLine() {
        let parts = line.split(separator: "\\t", maxSplits: 1)
        do {
          try decoders[String(parts[0])]!(Data(parts[1].utf8))
          print("1")
        } catch {
          print("0")
        }
      }

      """
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
        return "\(plan.displayName)\t\(check.isReading ? "read" : "written")\t\(json)\n"
      }
    }.joined()
  }
}

extension EnumPlan {
  fileprivate var displayName: String { parent.map { "\($0.name).\(name)" } ?? name }
}
