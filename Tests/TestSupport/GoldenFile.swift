import Foundation

/// A file that holds what a test expects. What differs is thrown, since Testing is for test targets
/// alone.
///
/// With `RECORD_GOLDENS` in the environment the file is written anew, and the test fails, so that no
/// run that records can pass for one that checks.
package enum GoldenFile {
  package struct Difference: Error, CustomStringConvertible {
    package var description: String
  }

  package static func expect(_ text: String, equals file: URL) throws {
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if text == expected { return }
    let name = file.pathComponents.suffix(3).joined(separator: "/")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      throw Difference(description: "recorded \(name); look at it, and run again")
    } else {
      throw Difference(description: "\(name) differs:\n\(difference(from: expected, to: text))")
    }
  }

  /// The lines that go and the lines that come, with their numbers.
  package static func difference(from old: String, to new: String) -> String {
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    return newLines.difference(from: oldLines).sorted { line($0) < line($1) }.map { change in
      switch change {
      case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
      }
    }.joined(separator: "\n")
  }

  private static func line(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
