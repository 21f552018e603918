extension UInt8 {
  /// Compares with an ASCII character.
  package static func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
    UInt32(byte) == character.value
  }

  package static func != (byte: UInt8, character: Unicode.Scalar) -> Bool { !(byte == character) }

  package static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }

  var isDigit: Bool { self &- 0x30 < 10 }

  var startsIdentifier: Bool { self >= 0x80 || self == "_" || (self | 0x20) &- 0x61 < 26 }

  package var continuesIdentifier: Bool { startsIdentifier || isDigit }
}

extension [UInt8] {
  /// The offset of the first byte that isn't part of well-formed UTF-8.
  var firstByteOutsideUTF8: Int? {
    // The library checks a text far faster than a loop in an unoptimized program.
    var text = String(decoding: self, as: UTF8.self)
    let isValid = text.withUTF8 { text in
      withUnsafeBytes { ByteSearch.areEqual($0, UnsafeRawBufferPointer(text)) }
    }
    if isValid { return nil }
    var (parser, bytes, offset) = (Unicode.UTF8.ForwardParser(), makeIterator(), 0)
    while case .valid(let scalar) = parser.parseScalar(from: &bytes) { offset += scalar.count }
    return offset
  }
}
