/// Finds files that may say something about marked enums or their parents: that declare or extend a
/// type of one of their names.
struct NamesOfInterest: Sendable {
  private let names: Set<String>
  private let introducers: [ByteSearch.Word]

  /// - Parameter hasUnseenParents: Whether parents must be found where they are declared, and not
  ///   only extensions.
  init(_ paths: [[String]], hasUnseenParents: Bool) {
    names = Set(paths.joined())
    introducers =
      hasUnseenParents ? [Self.extensionWord] + Self.declarationWords : [Self.extensionWord]
  }

  private static let extensionWord = ByteSearch.Word("extension", pivot: 1)
  private static let declarationWords = [
    ByteSearch.Word("struct", pivot: 3), ByteSearch.Word("class", pivot: 1),
    ByteSearch.Word("enum", pivot: 2), ByteSearch.Word("actor", pivot: 1),
  ]

  func mayBeDeclared(in bytes: UnsafeRawBufferPointer) -> Bool {
    introducers.contains { introducer in
      var offset = 0
      while let found = ByteSearch.firstIndex(of: introducer, in: bytes, from: offset) {
        offset = found + introducer.bytes.count
        if declaresName(in: bytes, at: offset) { return true }
      }
      return false
    }
  }

  /// Whether one of the names is part of the path behind an introducer.
  private func declaresName(in bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    var offset = start
    while offset < bytes.count {
      while offset < bytes.count,
        bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: ".")
          || bytes[offset] == UInt8(ascii: "`")
      {
        offset += 1
      }
      let nameStart = offset
      while offset < bytes.count, bytes[offset].continuesIdentifier { offset += 1 }
      guard offset > nameStart else { return false }
      let name = String(decoding: bytes[nameStart..<offset], as: UTF8.self)
      if names.contains(name) { return true }
      guard offset < bytes.count,
        bytes[offset] == UInt8(ascii: ".") || bytes[offset] == UInt8(ascii: "`")
      else { return false }
    }
    return false
  }
}
