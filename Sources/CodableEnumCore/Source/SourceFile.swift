/// A Swift source file as given to the generator: its bytes and its names.
///
/// ```swift
/// SourceFile(path: "/home/me/App/Sources/App/Message.swift",
///            label: "Sources/App/Message.swift",
///            bytes: Array(text.utf8))
/// ```
public struct SourceFile: Sendable {
  /// The path as given. Diagnostics show it, and `#sourceLocation` needs it because the compiler is
  /// given the same path.
  public let path: String

  /// The name of the file in headers. It also decides which output the file's enums go to, so it
  /// must not depend on where the checkout is.
  public let label: String

  public let bytes: [UInt8]

  public init(path: String, label: String, bytes: [UInt8]) {
    self.path = path
    self.label = label
    self.bytes = bytes
  }

  /// Returns the text of a range of bytes. Malformed UTF-8 is replaced, because only messages show
  /// it.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// Turns byte offsets of one file into the places that diagnostics show. This is all that is kept of
/// a file after its declarations were read.
///
/// Lines end at `\n`, `\r\n` or `\r`, and columns count UTF-8 bytes from 1, because that is how the Swift
/// compiler counts in its own diagnostics.
package struct FilePlaces: Sendable {
  let path: String
  /// The offsets of the lines' first bytes, in half the space of `Int`, because tables are kept
  /// until the last file is read.
  private let lineStarts: [UInt32]

  init(path: String, _ bytes: [UInt8]) {
    self.path = path
    var starts: [UInt32] = [0]
    bytes.withUnsafeBytes { bytes in
      for end in [UInt8(ascii: "\n"), UInt8(ascii: "\r")] {
        var start = 0
        while let found = ByteSearch.firstIndex(of: end, in: bytes, from: start) {
          start = found + 1
          // `\r\n` is one end.
          if end == "\n" || start == bytes.count || bytes[start] != "\n" {
            starts.append(UInt32(start))
          }
        }
      }
    }
    starts.sort()
    // A copy has no capacity that was reserved for more lines.
    lineStarts = starts.withUnsafeBufferPointer(Array.init)
  }

  /// Returns the line, from 1, with the byte at `offset`.
  func line(at offset: Int) -> Int { lineStarts.border(from: { $0 > offset }) }

  package func position(_ offset: Int) -> Diagnostic.Position {
    let line = line(at: offset)
    let column = offset - Int(lineStarts[line - 1]) + 1
    return Diagnostic.Position(path: path, line: line, column: column)
  }

  package func note(_ text: String, at offset: Int) -> Diagnostic.Note {
    Diagnostic.Note(text: text, position: position(offset))
  }
}
