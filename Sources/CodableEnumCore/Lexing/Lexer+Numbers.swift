extension Lexer {
  /// Digits that do not fit the literal's base stay in it; the compiler reports them.
  mutating func lexNumber() {
    let start = offset
    if text[offset] == UInt8(ascii: "0") && text[offset + 1] == UInt8(ascii: "x") {
      offset += 2
      skipHexadecimalDigits()
      skipHexadecimalFraction()
    } else {
      skipDigits()
      // `x.0.1` is two members of tuples.
      let isTupleIndex = tokens.count > 0 && tokens.base[tokens.count - 1].kind == .period
      if text[offset] == UInt8(ascii: "."), classes[Int(text[offset + 1])] == .digit, !isTupleIndex
      {
        offset += 1
        skipDigits()
      }
      skipExponent("e", "E")
    }
    skipIdentifierRest()
    append(.number, from: start)
  }

  private mutating func skipDigits() {
    while classes[Int(text[offset])] == .digit || text[offset] == UInt8(ascii: "_") { offset += 1 }
  }

  private mutating func skipHexadecimalDigits() {
    while isHexadecimalDigit(text[offset]) || text[offset] == UInt8(ascii: "_") { offset += 1 }
  }

  private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    let lowercased = byte | 0x20
    return classes[Int(byte)] == .digit
      || (lowercased >= UInt8(ascii: "a") && lowercased <= UInt8(ascii: "f"))
  }

  /// `.8p3` of `0x1.8p3`; without the exponent it is a member, as in `0xff.description`.
  private mutating func skipHexadecimalFraction() {
    let end = offset
    if text[offset] == UInt8(ascii: "."), isHexadecimalDigit(text[offset + 1]) {
      offset += 1
      skipHexadecimalDigits()
      let fraction = offset
      skipExponent("p", "P")
      if offset == fraction { offset = end }
    } else {
      skipExponent("p", "P")
    }
  }

  private mutating func skipExponent(_ lowercase: Unicode.Scalar, _ uppercase: Unicode.Scalar) {
    if text[offset] != UInt8(ascii: lowercase) && text[offset] != UInt8(ascii: uppercase) { return }
    var digits = offset + 1
    if text[digits] == UInt8(ascii: "+") || text[digits] == UInt8(ascii: "-") { digits += 1 }
    if classes[Int(text[digits])] != .digit { return }
    offset = digits
    skipDigits()
  }
}
