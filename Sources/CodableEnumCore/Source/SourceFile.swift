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
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// Turns byte offsets of one file into lines and columns.
///
/// Lines end at `\n` alone and columns count UTF-8 bytes from 1, because that is how the Swift
/// compiler counts in its own diagnostics and in `#sourceLocation`.
package struct LineTable: Sendable {
  /// The offsets of the lines' first bytes, in half the space of `Int`, because tables are kept
  /// until the last file is read.
  private let lineStarts: [UInt32]

  init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while let end = ByteSearch.firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: start) {
        start = end + 1
        starts.append(UInt32(start))
      }
    }
    // A copy has no capacity that was reserved for more lines.
    lineStarts = starts.withUnsafeBufferPointer(Array.init)
  }

  /// Returns the line, from 1, with the byte at `offset`.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  package func location(at offset: Int) -> SourceLocation {
    let line = line(at: offset)
    return SourceLocation(line: line, column: offset - Int(lineStarts[line - 1]) + 1)
  }
}

/// A line and a column, both from 1, the column in UTF-8 bytes.
public struct SourceLocation: Hashable, Sendable {
  public let line: Int
  public let column: Int
}

/// The bytes of a file, followed by NUL bytes, so a scan needs no check for the end.
struct SourceText: ~Copyable {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  private let storage: UnsafeMutablePointer<UInt64>

  init(_ source: [UInt8]) {
    count = source.count
    let wordCount = source.count / 8 + 1
    storage = .allocate(capacity: wordCount)
    storage.initialize(repeating: 0, count: wordCount)
    source.withUnsafeBytes { [storage] in
      UnsafeMutableRawBufferPointer(start: storage, count: wordCount * 8).copyMemory(from: $0)
    }
    bytes = UnsafeRawPointer(storage).assumingMemoryBound(to: UInt8.self)
  }

  deinit {
    storage.deallocate()
  }

  /// Returns the offset of the first byte that isn't part of well-formed UTF-8.
  func firstInvalidByte() -> Int? {
    var offset = 0
    while offset < count {
      if offset & 7 == 0 && storage[offset / 8] & 0x8080_8080_8080_8080 == 0 {
        offset += 8
      } else if bytes[offset] < 0x80 {
        offset += 1
      } else {
        let length = lengthOfCharacter(at: offset)
        if length == 0 { return offset }
        offset += length
      }
    }
    return nil
  }

  /// Returns the number of bytes of the non-ASCII character at `offset`, or 0 if it is malformed:
  /// Unicode Standard, table 3-7.
  private func lengthOfCharacter(at offset: Int) -> Int {
    let (first, second) = (bytes[offset], bytes[offset + 1])
    if first < 0xC2 || first > 0xF4 || second & 0xC0 != 0x80 { return 0 }
    if first < 0xE0 { return 2 }
    if bytes[offset + 2] & 0xC0 != 0x80 { return 0 }
    if first < 0xF0 {
      let isOverlong = first == 0xE0 && second < 0xA0
      let isSurrogate = first == 0xED && second > 0x9F
      return isOverlong || isSurrogate ? 0 : 3
    }
    if bytes[offset + 3] & 0xC0 != 0x80 { return 0 }
    let isOverlong = first == 0xF0 && second < 0x90
    let isBeyondUnicode = first == 0xF4 && second > 0x8F
    return isOverlong || isBeyondUnicode ? 0 : 4
  }
}
