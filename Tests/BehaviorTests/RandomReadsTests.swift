import Foundation
import TestSupport
import Testing

/// What any form of `reads` writes is read as what it means, or generation fails, and it fails
/// seldom.
@Suite struct RandomReadsTests {
  @Test func everyFormIsReadOrRefused() throws {
    let program = try check(RandomRun("random reads", seed: 2027, count: 150, byDefault: 15))
    let refused = program.refusals.count
    #expect(refused * 100 <= program.setCount * 15, "\(program.refusals.map(\.errors))")
    #expect(program.unusableFormCount * 4 <= program.usableFormCount)
  }

  @Test func everyFormIsReadOrRefusedWithOptions() throws {
    _ = try check(
      RandomRun("random reads with options", seed: 2032, count: 150, byDefault: 15),
      hasOptions: true)
  }

  private func check(_ random: RandomRun, hasOptions: Bool = false) throws -> ReadsProgram {
    let program = ReadsProgram(setCount: random.count, seed: random.seed, hasOptions: hasOptions)
    #expect(program.diagnostics == [])
    let refused = program.refusals.count
    print("random reads: \(refused) of \(program.setCount) sets refused")
    let unusable = program.unusableFormCount
    print("random reads: \(unusable) forms refused alone, \(program.usableFormCount) not")
    let run = try run(program, isKept: random.isKept)
    for problem in run.problems.prefix(40) { Issue.record("seed \(random.seed): \(problem)") }
    let unexplained = program.refusals.map(\.name).filter { !run.ambiguous.contains($0[...]) }
    print("random reads: \(run.ambiguous.count) sets with a document of two meanings")
    print("random reads: refused without such a document: \(unexplained)")
    print("random reads: \(run.readingCount) readings, \(run.failed.count) sets with problems")
    return program
  }

  private func run(_ program: ReadsProgram, isKept: Bool) throws -> ReadsRun {
    try SwiftCompiler.withTemporaryFolder(isKept: isKept) { folder in
      for (name, text) in program.files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      if isKept {
        let texts = program.refusals.map { "\($0.errors.joined(separator: "\n"))\n\($0.reader)" }
        try texts.joined(separator: "\n").write(
          to: folder.appending(path: "Refused.txt"), atomically: true, encoding: .utf8)
        print("random reads: \(folder.path(percentEncoded: false))")
      }
      let sources = try program.files.keys.sorted() + Repository.codingChecks()
      let compiled = try SwiftCompiler.compile(
        ["-Onone", "-swift-version", "6", "-wmo", "-o", "program"] + sources, in: folder)
      try #require(compiled.status == 0, "\(compiled.output)")
      // A warning must not keep the rest from being checked.
      let warnings = compiled.output.split(separator: "\n").filter { $0.contains(": warning: ") }
      #expect(warnings == [])
      return try ReadsRun(of: "./program", in: folder)
    }
  }
}
