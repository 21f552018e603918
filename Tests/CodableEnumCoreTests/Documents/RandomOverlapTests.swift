import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// Pairs of untagged cases by chance, all in one program: of those that are accepted each value is read
/// as its case, of those that are refused the document is true. `CODABLE_ENUM_SEED` makes others,
/// `CODABLE_ENUM_COUNT` sets how many there are, `CODABLE_ENUM_KEEP` keeps the program.
///
/// Values of a pair with a warning are not looked at: that some are lost is what it says.
struct RandomOverlapTests {
  @Test(.timeLimit(.minutes(60))) func valuesAreReadAsTheirCases() throws {
    let run = RandomRun("random overlaps", seed: 2029, count: 60)
    let (seed, count) = (run.seed, run.count)
    var random = RandomOverlap(seed: seed)
    var program = WitnessProgram()
    var (accepted, refused, warned) = (0, 0, 0)
    for _ in 0..<count {
      let pair = random.pair()
      let earlier = "  case a\(pair.earlier.declaration)\n"
      let later = "  case b\(pair.later.declaration)\n"
      func source(_ cases: String) -> String {
        "// @CodableEnum(style: .untagged\(pair.options))\nindirect enum E {\n\(cases)}\n"
      }
      let name = "a\(pair.earlier.declaration), b\(pair.later.declaration)\(pair.options)"
      let found = try OverlapCase(name, source(earlier + later)).generation().diagnostics
      if let error = found.first(where: \.isError) {
        // Other refusals are about one case alone.
        guard error.message.id == .unreachableCase else { continue }
        refused += 1
        guard let document = error.shownDocument else {
          Issue.record("\(name) shows no document: \(error.rendered)")
          continue
        }
        try program.add(document, takenBy: source(earlier), name)
        try program.add(document, writtenBy: source(later), name)
      } else if !found.isEmpty {
        warned += 1
      } else {
        accepted += 1
        try program.add(
          pair.later.values.map { ".b\($0)" }, readAs: "b", of: source(earlier + later), name)
        try program.add(
          pair.earlier.values.map { ".a\($0)" }, readAs: "a", of: source(earlier + later), name)
      }
    }
    print("random overlaps: \(accepted) accepted, \(warned) warned, \(refused) refused")
    for problem in try program.problems() { Issue.record("seed \(seed): \(problem)") }
  }
}
