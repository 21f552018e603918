import CodableEnumCore

/// Finds types, commands and options by names on the command line.
package enum NameSearch {
  /// Whether a name means a type: it is the type's whole name or the end of it.
  package static func matches(_ name: String, _ type: String) -> Bool {
    type == name || type.hasSuffix(".\(name)")
  }

  /// Returns the names nearest to an unknown one: at most three, the nearest first.
  package static func nearest(to name: String, in names: [String]) -> [String] {
    let word = Array(name.lowercased().utf8)
    let distances = Set(names).map { candidate in
      (name: candidate, distance: distance(word, candidate.lowercased()))
    }
    let limit = max(2, word.count / 2)
    return
      distances
      .filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// Returns a text such as `no marked enum is called 'Mesage'; there is 'Message'`.
  package static func unknown(_ what: String, _ name: String, in names: [String]) -> String {
    let nearest = nearest(to: name, in: names)
    let listed = nearest.isEmpty ? Set(names).sorted().prefix(20).map { $0 } : nearest
    let there = listed.map { "'\($0)'" }.joined(separator: ", ")
    return "no \(what) is called '\(name)'; "
      + (listed.isEmpty ? "there is none" : "there is \(there)")
  }

  /// Returns the distance to a whole name or to its last part, whichever is smaller.
  private static func distance(_ word: [UInt8], _ candidate: String) -> Int {
    let last = candidate.split(separator: ".").last.map { Array($0.utf8) } ?? []
    return min(Spelling.distance(word, Array(candidate.utf8)), Spelling.distance(word, last))
  }
}
