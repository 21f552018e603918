/// Finds files that may say something about marked enums or their parents: that declare or extend a
/// type of one of their names.
struct NamesOfInterest: Sendable {
  private let names: Set<String>
  private let introducers: [ByteSearch.Word]

  /// Files that say something about `enums`, beside those in which `facts` were found.
  init(_ enums: [DeclaredEnum], _ facts: TargetFacts) {
    // Extensions state conformances; parents, and types of values where it counts what those are on
    // the wire, must be found where they are declared.
    let types = enums.filter(\.asksForTypes).flatMap(\.cases).flatMap(\.values)
      .flatMap(\.type.references).flatMap { $0.split(separator: ".").map(String.init) }
    names = Set(enums.flatMap(\.path) + types.map(\.withoutBackticks))
    let needsDeclarations = !types.isEmpty || enums.contains { $0.hasUnseenParent(facts) }
    introducers = [Self.extensionWord] + (needsDeclarations ? Self.declarationWords : [])
  }

  private static let extensionWord = ByteSearch.Word("extension", pivot: 1)
  private static let declarationWords = [
    ByteSearch.Word("struct", pivot: 3), ByteSearch.Word("class", pivot: 1),
    ByteSearch.Word("enum", pivot: 2), ByteSearch.Word("actor", pivot: 1),
    ByteSearch.Word("typealias", pivot: 3),
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

extension DeclaredEnum {
  /// Whether it depends on the types of values what may be generated: where several representations
  /// or cases are told apart, and where a value's keys stand beside others.
  fileprivate var asksForTypes: Bool {
    style.value == .untagged || style.value == .internal || options.reads != nil
      || cases.contains { $0.values.contains { $0.options.flatten != nil } }
  }
}
