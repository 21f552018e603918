import Foundation
import TestSupport

/// What the program of a `ReadsProgram` has found, over as many runs as it takes to get past sets
/// that trap.
struct ReadsRun {
  private(set) var problems: [String] = []
  /// The enums with a problem.
  private(set) var failed: Set<Substring> = []
  /// The enums for which a document was found that means two values.
  private(set) var ambiguous: Set<Substring> = []
  private(set) var readingCount = 0
  private(set) var setCount = 0

  /// The program ended before its first check.
  struct Failure: Error {
    let output: String
  }

  init(of program: String, in folder: URL) throws {
    while true {
      let run = try SwiftCompiler.run(program, ["\(setCount)"], in: folder)
      let name = read(run.output)
      if run.status == 0 { return }
      guard let name else { throw Failure(output: run.output) }
      failed.insert(name)
      problems.append("\(name) traps")
    }
  }

  /// Returns the set that was checked last.
  private mutating func read(_ output: String) -> Substring? {
    var name: Substring?
    for line in output.split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else { continue }
      let text = line[colon.upperBound...]
      switch line[..<colon.lowerBound] {
      case "set":
        name = text
        setCount += 1
      case "problem":
        problems.append(String(text))
        if let name { failed.insert(name) }
      case "ambiguous":
        if let name { ambiguous.insert(name) }
      case "readings": readingCount += Int(text) ?? 0
      default: break
      }
    }
    return name
  }
}
