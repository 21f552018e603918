import Foundation

/// A file with the expected result of a test. Differences are thrown, because only test targets can
/// use Testing.
///
/// With `RECORD_GOLDENS` in the environment, the file is written again and the test fails, so a run
/// that records never looks like one that checks.
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

  /// Returns the removed and the added lines, with their numbers.
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
