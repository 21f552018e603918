extension AnnotationParser {
  /// Reads a string literal in one line, plain or raw, with Swift's escapes (The Swift Programming
  /// Language, "String Literals").
  package mutating func string() throws(Failure) -> String {
    let start = offset
    var pounds = 0
    while current == UInt8(ascii: "#") {
      pounds += 1
      advance()
    }
    guard current == UInt8(ascii: "\"") else {
      throw Failure(message: Message(.annotationSyntax, "a value"), offset: start)
    }
    advance()
    if current == UInt8(ascii: "\""), text[offset + 1] == UInt8(ascii: "\"") {
      throw Failure(message: Message(.multilineString), offset: start)
    }
    var bytes: [UInt8] = []
    while !isAtEndOfLine {
      if current == UInt8(ascii: "\""), hasPounds(pounds, at: offset + 1) {
        advance(by: 1 + pounds)
        return String(decoding: bytes, as: UTF8.self)
      }
      if current == UInt8(ascii: "\\"), hasPounds(pounds, at: offset + 1) {
        let escape = offset
        advance(by: 1 + pounds)
        bytes += try escapedScalar(from: escape)
      } else {
        bytes.append(current)
        advance()
      }
    }
    if let quote = firstOtherQuote(in: start..<offset) {
      throw Failure(message: Message(.otherQuotes, "\""), offset: quote)
    }
    throw Failure(message: Message(.unterminatedStringInAnnotation), offset: start)
  }

  // MARK: Other quotes

  /// Returns whether there is one of `‘` `’` `‚` `‛` `“` `”` `„` `‟`, which differ in the last of
  /// their three bytes, or a wide `＂` or `＇`.
  private func isAtOtherQuote(_ offset: Int) -> Bool {
    switch (text[offset], text[offset + 1], text[offset + 2]) {
    case (0xE2, 0x80, 0x98...0x9F), (0xEF, 0xBC, 0x82), (0xEF, 0xBC, 0x87): true
    default: false
    }
  }

  private func firstOtherQuote(in range: Range<Int>) -> Int? {
    range.first(where: isAtOtherQuote)
  }

  /// Rejects text in the quotes that word processors write instead of `"`. It must not pass for a
  /// name, because then the correction that a message suggests would put the quotes into the
  /// encoded form.
  func refuseOtherQuotes() throws(Failure) {
    let isApostrophe = current == UInt8(ascii: "'")
    guard isApostrophe || isAtOtherQuote(offset) else { return }
    let start = offset + (isApostrophe ? 1 : 3)
    var end = start
    while end < text.end, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\""),
      text[end] != UInt8(ascii: "'"), !isAtOtherQuote(end)
    {
      end += 1
    }
    throw Failure(message: Message(.otherQuotes, text.text(start..<end).quoted), offset: offset)
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    (0..<count).allSatisfy { text[start + $0] == UInt8(ascii: "#") }
  }

  private mutating func escapedScalar(from escape: Int) throws(Failure) -> [UInt8] {
    let character = current
    advance()
    switch character {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "0"): return [0x00]
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return [character]
    case UInt8(ascii: "u"):
      guard current == UInt8(ascii: "{") else { break }
      advance()
      let start = offset
      while !isAtEnd, current != UInt8(ascii: "}"), current != UInt8(ascii: "\"") { advance() }
      guard current == UInt8(ascii: "}"), let value = UInt32(text.text(start..<offset), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { break }
      advance()
      return Array(String(Character(scalar)).utf8)
    case UInt8(ascii: "("):
      throw Failure(message: Message(.interpolation), offset: escape)
    default: break
    }
    throw Failure(message: Message(.invalidEscape), offset: escape)
  }
}
