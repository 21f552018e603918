import Foundation
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
    let compiler = try Swiftc()
    defer { if environment["CODABLE_ENUM_KEEP"] == nil { compiler.remove() } }
    let errors = try compiler.compile(program.files, with: Repository.codingChecks())
    try #require(errors.isEmpty, "\(errors)")
    let (status, output) = try compiler.runProgram()
    #expect(status == 0, "seed \(seed): \(output.suffix(2000))")
    let lines = output.split(separator: "\n")
    for problem in lines.filter({ $0.hasPrefix("problem: ") }).prefix(40) {
      Issue.record("seed \(seed): \(problem)")
    }
    print("random enums: \(lines.last ?? "nothing")")
  }
}
