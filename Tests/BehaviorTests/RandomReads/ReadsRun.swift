import Foundation

/// What the program of a `ReadsProgram` has found.
struct ReadsRun {
  private(set) var problems: [String] = []
  /// The enums with a problem.
  private(set) var failed: Set<Substring> = []
  /// The enums for which a document was found that means two values.
  private(set) var ambiguous: Set<Substring> = []
  private(set) var readingCount = 0

  init(of program: String, in folder: URL) throws {
    var name: Substring = ""
    for (kind, text) in try PartedRun(of: program, in: folder).lines {
      switch kind {
      case "part": name = text
      case "problem": add(String(text), name)
      case "trap": add("\(name) traps", name)
      case "ambiguous": ambiguous.insert(name)
      case "readings": readingCount += Int(text) ?? 0
      default: break
      }
    }
  }

  private mutating func add(_ problem: String, _ name: Substring) {
    problems.append(problem)
    failed.insert(name)
  }
}
