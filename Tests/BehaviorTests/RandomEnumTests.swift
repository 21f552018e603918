import Foundation
import TestSupport
import Testing

/// Random enums of all styles and options, compiled and run. `CODABLE_ENUM_SEED` makes others,
/// `CODABLE_ENUM_COUNT` sets how many there are, and `CODABLE_ENUM_KEEP` keeps the program.
@Suite struct RandomEnumTests {
  private let environment = ProcessInfo.processInfo.environment

  @Test func randomEnumsRoundTrip() throws {
    let seed = environment["CODABLE_ENUM_SEED"].flatMap(UInt64.init) ?? 2026
    let count = environment["CODABLE_ENUM_COUNT"].flatMap(Int.init) ?? 300
    print("random enums: CODABLE_ENUM_SEED=\(seed) CODABLE_ENUM_COUNT=\(count)")
    let program = RandomProgram(enumCount: count, seed: seed)
    #expect(program.diagnostics == [])
    let isKept = environment["CODABLE_ENUM_KEEP"] != nil
    let run = try SwiftCompiler.withTemporaryFolder(isKept: isKept) { folder in
      for (name, text) in program.files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let sources = try program.files.keys.sorted() + Repository.codingChecks()
      let compiled = try SwiftCompiler.compile(
        ["-Onone", "-swift-version", "6", "-warnings-as-errors", "-j", "2", "-o", "program"]
          + sources, in: folder)
      try #require(compiled.status == 0, "\(compiled.output)")
      return try SwiftCompiler.run("./program", [], in: folder)
    }
    #expect(run.status == 0, "seed \(seed): \(run.output.suffix(2000))")
    let lines = run.output.split(separator: "\n")
    for problem in lines.filter({ $0.hasPrefix("problem: ") }).prefix(40) {
      Issue.record("seed \(seed): \(problem)")
    }
    print("random enums: \(lines.last ?? "nothing")")
  }
}
