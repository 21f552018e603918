import Foundation
import TestSupport
import Testing

/// Random enums of all styles and options, compiled and run.
@Suite struct RandomEnumTests {
  @Test func randomEnumsRoundTrip() throws {
    let random = RandomRun("random enums", seed: 2026, count: 300)
    let seed = random.seed
    let program = RandomProgram(enumCount: random.count, seed: seed)
    // An empty dictionary or array is often all that two cases share.
    #expect(program.diagnostics.filter { !$0.contains("warning: an empty '") } == [])
    let run = try SwiftCompiler.withTemporaryFolder(isKept: random.isKept) { folder in
      for (name, text) in program.files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let sources = try program.files.keys.sorted() + Repository.codingChecks()
      let compiled = try SwiftCompiler.compile(
        ["-Onone", "-swift-version", "6", "-warnings-as-errors", "-wmo", "-o", "program"]
          + sources, in: folder)
      try #require(compiled.status == 0, "\(compiled.output)")
      return try SwiftCompiler.run("./program", [], in: folder)
    }
    #expect(run.status == 0, "seed \(seed): \(run.output.suffix(2000))")
    let lines = run.output.split(separator: "\n")
    // The generator said of these that an empty dictionary or array is read as another case.
    let warned = program.enumsWithWarnings
    let problems = lines.filter { line in
      let isForetold =
        line.contains(" is read as ")
        && warned.contains { line.hasPrefix("problem: \($0): ") }
      return line.hasPrefix("problem: ") && !isForetold
    }
    for problem in problems.prefix(40) { Issue.record("seed \(seed): \(problem)") }
    print("random enums: \(lines.last ?? "nothing")")
  }
}
