/// The bytes of a file, followed by NUL bytes, so that a scan needs no check for the end.
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

  /// Offset of the first byte that is not part of well-formed UTF-8.
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

  /// The number of bytes of the character beyond ASCII at `offset`, or 0 if it is malformed: Unicode
  /// Standard, table 3-7.
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
