import Foundation
import TestSupport
import Testing

/// Random enums that may make no sense: what is accepted compiles and loses nothing, and what is refused
/// is refused with a true document.
@Suite struct RandomDareTests {
  @Test(.timeLimit(.minutes(60))) func whatIsAcceptedLosesNothing() throws {
    let random = RandomRun("random dares", seed: 2031, count: 150, byDefault: 15)
    let seed = random.seed
    let program = DareProgram(enumCount: random.count, seed: seed)
    #expect(program.diagnostics == [])
    let refusals = program.refusals.sorted { ($1.value, "\($0.key)") < ($0.value, "\($1.key)") }
    print(
      "random dares: \(program.acceptedCount) accepted, \(program.witnessCount) documents shown")
    print("random dares: refused: \(refusals.map { "\($0.key) \($0.value)" })")
    let lines = try run(program, isKept: random.isKept)
    var (name, values) = ("", 0)
    for (kind, text) in lines {
      switch kind {
      case "part": name = String(text)
      case "values": values += Int(text) ?? 0
      case "problem", "trap":
        Issue.record("seed \(seed): \(kind) \(text)\n\(program.plans[name] ?? name)")
      default: break
      }
    }
    print("random dares: \(values) values")
  }

  private func run(
    _ program: DareProgram, isKept: Bool
  ) throws -> [(kind: Substring, text: Substring)] {
    try SwiftCompiler.withTemporaryFolder(isKept: isKept) { folder in
      for (name, text) in program.files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      if isKept { print("random dares: \(folder.path(percentEncoded: false))") }
      let sources = try program.files.keys.sorted() + Repository.codingChecks()
      let compiled = try SwiftCompiler.compile(
        ["-Onone", "-swift-version", "6", "-wmo", "-o", "program"] + sources, in: folder)
      try #require(compiled.status == 0, "\(compiled.output)")
      // A warning must not keep the rest from being checked.
      for line in compiled.output.split(separator: "\n") where line.contains(": warning: ") {
        guard let plan = program.plan(ofGeneratedLine: line) else { continue }
        Issue.record("\(line)\n\(plan)")
      }
      return try PartedRun(of: "./program", in: folder).lines
    }
  }
}
