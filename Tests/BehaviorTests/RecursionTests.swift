import Foundation
import TestSupport
import Testing

/// An enum that contains itself is read in linear time however deep it is, and one wrong leaf is told
/// in few words. Steps are counted, since a clock tells different things on different machines.
/// `CODABLE_ENUM_KEEP` keeps the program.
@Suite struct RecursionTests {
  @Test func depthCostsNoMoreThanItsSize() throws {
    let program = RecursiveProgram()
    try #require(program.diagnostics == [])
    let isKept = TestScope.variable("CODABLE_ENUM_KEEP") != nil
    let run = try SwiftCompiler.withTemporaryFolder(isKept: isKept) { folder in
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
    let lines = run.output.split(separator: "\n")
    #expect(lines.last == "checked", "\(run.output.suffix(2000))")
    #expect(lines.filter { $0.hasPrefix("problem: ") } == [])
  }
}
