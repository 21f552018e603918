/// Finds what a misspelled word was meant to be.
enum Spelling {
  /// The candidate that is fewest edits away, letter case aside; the first of several.
  static func nearest(to word: String, in candidates: [String], tolerance: Int? = nil) -> String? {
    let limit = tolerance ?? max(2, word.utf8.count / 2)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(Array(word.lowercased().utf8), Array(candidate.lowercased().utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The Levenshtein distance.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (leftIndex, leftByte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = leftIndex + 1
      for (rightIndex, rightByte) in right.enumerated() {
        let substitution = diagonal + (leftByte == rightByte ? 0 : 1)
        diagonal = row[rightIndex + 1]
        row[rightIndex + 1] = min(substitution, diagonal + 1, row[rightIndex] + 1)
      }
    }
    return row[right.count]
  }
}
