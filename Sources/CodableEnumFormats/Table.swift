/// Two columns.
package enum Table {
  /// Returns the lines, indented. A word in the first column isn't repeated on the next line.
  package static func lines(_ rows: [(String, String)]) -> [String] {
    let width = rows.map { columns($0.0) }.max() ?? 0
    var last: String?
    return rows.map { first, second in
      defer { last = first }
      let word = first == last ? "" : first
      let gap = width - columns(word) + (width > 0 ? 2 : 0)
      return "  " + word + String(repeating: " ", count: gap) + second
    }
  }

  /// Returns the width of a word on a terminal: East Asian characters and emoji take two columns.
  private static func columns(_ word: String) -> Int {
    word.reduce(0) { width, character in
      let scalar = character.unicodeScalars.first?.value ?? 0
      return width + (wideRanges.contains { $0.contains(scalar) } ? 2 : 1)
    }
  }

  /// Wide characters by Unicode Standard Annex 11, in blocks.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
