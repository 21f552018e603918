import CodableEnumSuggest
import CodingChecks
import Foundation
import TestSupport
import Testing

/// What is suggested for values of random enums compiles, and reads and writes them.
/// `CODABLE_ENUM_SEED`, `CODABLE_ENUM_COUNT` and `CODABLE_ENUM_KEEP` are as for `RandomEnumTests`.
@Suite struct RandomSuggestionTests {
  private let environment = ProcessInfo.processInfo.environment

  @Test func suggestionsForRandomEnumsRoundTrip() throws {
    let seed = environment["CODABLE_ENUM_SEED"].flatMap(UInt64.init) ?? 2026
    let count = environment["CODABLE_ENUM_COUNT"].flatMap(Int.init) ?? 150
    print("random suggestions: CODABLE_ENUM_SEED=\(seed) CODABLE_ENUM_COUNT=\(count)")
    var planner = EnumPlanner(seed: seed)
    var program = RoundTripProgram()
    // Those for which nothing but an enum of anything was found, which proves nothing.
    var vague: [String] = []
    for number in 0..<count {
      let plan = planner.plan(number)
      let lines = plan.checks(&planner.random).filter { !$0.isReading }.compactMap(\.json)
      var samples = Samples()
      try samples.add(Array(lines.joined(separator: "\n").utf8), file: plan.name)
      let suggestion = try Suggestion(samples, name: "Golden")
      if suggestion.text.contains("Nothing that says more") { vague.append(plan.name) }
      program.add(suggestion, samples, name: plan.name)
    }
    #expect(vague == [], "seed \(seed)")
    for problem in try program.run(isKept: environment["CODABLE_ENUM_KEEP"] != nil).prefix(40) {
      Issue.record("seed \(seed): \(problem)")
    }
  }
}
