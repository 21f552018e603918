import Foundation
import TestSupport

/// What a program of numbered parts prints, over as many runs as it takes to get past those that trap.
///
/// The program begins with the part that its argument numbers, and announces each by a line
/// `part: name`.
struct PartedRun {
  /// Those of the form `kind: text`; one of the kind `trap` stands where a part trapped.
  private(set) var lines: [(kind: Substring, text: Substring)] = []

  /// The program ended before its first part.
  struct Failure: Error {
    let output: String
  }

  init(of program: String, in folder: URL) throws {
    var partCount = 0
    while true {
      let run = try SwiftCompiler.run(program, ["\(partCount)"], in: folder)
      let count = partCount
      for line in run.output.split(separator: "\n") {
        guard let colon = line.firstRange(of: ": ") else { continue }
        lines.append((line[..<colon.lowerBound], line[colon.upperBound...]))
        if lines.last?.kind == "part" { partCount += 1 }
      }
      if run.status == 0 { return }
      guard partCount > count else { throw Failure(output: run.output) }
      lines.append(("trap", ""))
    }
  }
}
