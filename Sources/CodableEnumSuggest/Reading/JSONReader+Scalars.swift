extension JSONReader {
  /// Reads a string, from its opening quote on.
  mutating func readString() throws(JSONFault) -> String {
    let quote = offset
    offset += 1
    let start = offset
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        let text = try text(start..<offset)
        offset += 1
        return text
      case UInt8(ascii: "\\"): return try readEscapedString(from: start, quote)
      case 0..<0x20: throw control(byte, quote)
      default: offset += 1
      }
    }
    throw fault(.unterminatedString, at: quote)
  }

  private func control(_ byte: UInt8, _ quote: Int) -> JSONFault {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      ? fault(.unterminatedString, at: quote) : fault(.controlCharacter(byte))
  }

  private func text(_ range: Range<Int>) throws(JSONFault) -> String {
    let part = UnsafeBufferPointer(rebasing: bytes[range])
    let text = String(decoding: part, as: UTF8.self)
    // Decoding replaces invalid UTF-8.
    if text.utf8.elementsEqual(part) { return text }
    let same = zip(text.utf8, part).prefix { $0 == $1 }.count
    throw fault(.invalidUTF8, at: range.lowerBound + same)
  }

  private mutating func readEscapedString(
    from start: Int, _ quote: Int
  ) throws(JSONFault) -> String {
    var result = try text(start..<offset)
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return result
      case UInt8(ascii: "\\"): result.unicodeScalars.append(try readEscape())
      case 0..<0x20: throw control(byte, quote)
      default:
        let start = offset
        while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20
        {
          offset += 1
        }
        result += try text(start..<offset)
      }
    }
    throw fault(.unterminatedString, at: quote)
  }

  private mutating func readEscape() throws(JSONFault) -> Unicode.Scalar {
    let start = offset
    let byte = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    offset += 2
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readSurrogates(from: start)
    default: throw fault(.escape(spelling(start..<start + 2)), at: start)
    }
  }

  private mutating func readSurrogates(from start: Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try readHexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = fault(.loneSurrogate(spelling(start..<offset)), at: start)
    guard first < 0xDC00, bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else { throw lone }
    let next = offset
    offset += 2
    let second = try readHexadecimal(from: next)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw lone }
    return scalar
  }

  private mutating func readHexadecimal(from start: Int) throws(JSONFault) -> UInt32 {
    let digits = bytes[offset..<min(offset + 4, bytes.count)]
    let isHexadecimal = digits.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    guard digits.count == 4, isHexadecimal,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault(.escape(spelling(start..<offset + 4)), at: start) }
    offset += 4
    return value
  }

  private func spelling(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  // MARK: Numbers

  mutating func readNumber() throws(JSONFault) -> JSONValue {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    guard skipDigits() else { throw fault(.missingDigits("after the minus sign")) }
    if bytes[digits] == UInt8(ascii: "0"), offset > digits + 1 {
      throw fault(.leadingZero, at: digits)
    }
    var isInteger = true
    if peek == UInt8(ascii: ".") {
      isInteger = false
      offset += 1
      guard skipDigits() else { throw fault(.missingDigits("after the point")) }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      isInteger = false
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      guard skipDigits() else { throw fault(.missingDigits("in the exponent")) }
    }
    if !wordHere.isEmpty { throw fault(.unexpected(found, expected: "the end of a number")) }
    return try number(String(decoding: bytes[start..<offset], as: UTF8.self), isInteger, start)
  }

  private mutating func skipDigits() -> Bool {
    let start = offset
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset > start
  }

  private func number(
    _ text: String, _ isInteger: Bool, _ start: Int
  ) throws(JSONFault) -> JSONValue {
    // An `Int` has no negative zero.
    if isInteger, text != "-0" {
      if let value = Int(text) { return .integer(value) }
      if let value = UInt64(text) { return .unsigned(value) }
    }
    guard let value = Double(text), value.isFinite else {
      throw fault(.hugeNumber(text.count > 40 ? "\(text.prefix(40))…" : text), at: start)
    }
    return .double(value)
  }
}
