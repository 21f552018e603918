#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif os(Windows)
  import ucrt
#endif

/// Searches whole files through the C library. That is fast even if the generator itself is
/// compiled without optimization, as SwiftPM does in debug builds.
package enum ByteSearch {
  package static func areEqual(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    guard left.count == right.count else { return false }
    guard let first = left.baseAddress, let second = right.baseAddress else { return true }
    return memcmp(first, second, left.count) == 0
  }

  /// Returns the offset of the first `byte` at or after `start`.
  static func firstIndex(
    of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count else { return nil }
    guard let found = memchr(base + start, Int32(byte), bytes.count - start) else { return nil }
    return base.distance(to: UnsafeRawPointer(found))
  }

  /// A word to look for, and the index of the byte to look for first: one that is rare in Swift.
  struct Word: Sendable {
    let bytes: [UInt8]
    let pivot: Int

    init(_ text: StaticString, pivot: Int) {
      bytes = text.withUTF8Buffer { Array($0) }
      self.pivot = pivot
    }
  }

  /// Returns the offset of the first occurrence of a word at or after `start`.
  static func firstIndex(of word: Word, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var offset = start + word.pivot
    while let found = firstIndex(of: word.bytes[word.pivot], in: bytes, from: offset) {
      let first = found - word.pivot
      if first + word.bytes.count > bytes.count { return nil }
      if memcmp(base + first, word.bytes, word.bytes.count) == 0 { return first }
      offset = found + 1
    }
    return nil
  }

  /// Whether a text may contain an annotation or a misspelled one: an `@` followed by `cod` or
  /// `enumcod`, in any letter case or with letters outside ASCII, or a name without its `@`, also
  /// with a small `c`.
  static func mayHoldAnnotation(_ bytes: UnsafeRawBufferPointer) -> Bool {
    holdsSlipBehindAt(bytes) || holdsName(bytes)
  }

  private static let nameStart = Word("odable", pivot: 3)

  private static func holdsName(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while let found = firstIndex(of: nameStart, in: bytes, from: offset) {
      offset = found + nameStart.bytes.count
      let rest = bytes[offset...]
      if ["Enum", "Case", "Value"].contains(where: { rest.starts(with: $0.utf8) }) { return true }
    }
    return false
  }

  private static func holdsSlipBehindAt(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while let found = firstIndex(of: UInt8(ascii: "@"), in: bytes, from: offset) {
      offset = found + 1
      if looks(like: "cod", bytes, at: offset) || looks(like: "enumcod", bytes, at: offset) {
        return true
      }
    }
    return false
  }

  private static func looks(
    like word: StaticString, _ bytes: UnsafeRawBufferPointer, at start: Int
  ) -> Bool {
    guard start + word.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<word.utf8CodeUnitCount {
      let byte = bytes[start + index]
      if byte >= 0x80 { return true }
      if byte | 0x20 != word.utf8Start[index] { return false }
    }
    return true
  }
}

extension String {
  /// Returns what is before, between and after all occurrences of a word.
  func parts(between word: ByteSearch.Word) -> [String] {
    var text = self
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var parts: [String] = []
      var start = 0
      while start <= bytes.count {
        let end = ByteSearch.firstIndex(of: word, in: bytes, from: start) ?? bytes.count
        let part = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        parts.append(String(decoding: part, as: UTF8.self))
        start = end + word.bytes.count
      }
      return parts
    }
  }
}
