/// Turns byte offsets of one file into lines and columns.
///
/// Lines end at `\n` alone and columns count UTF-8 bytes from 1, because that is how the Swift
/// compiler counts in its own diagnostics and in `#sourceLocation`.
struct LineTable: Sendable {
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while let end = ByteSearch.firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: start) {
        start = end + 1
        starts.append(start)
      }
    }
    lineStarts = starts
  }

  /// The line, from 1, that holds the byte at `offset`.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  func location(at offset: Int) -> SourceLocation {
    let line = line(at: offset)
    return SourceLocation(line: line, column: offset - lineStarts[line - 1] + 1)
  }
}

/// A line and a column, both from 1, the column in UTF-8 bytes.
public struct SourceLocation: Hashable, Sendable {
  public let line: Int
  public let column: Int
}
