extension AnnotationParser {
  /// Reads a string literal in one line, plain or raw, with Swift's escapes (The Swift Programming
  /// Language, "String Literals").
  package mutating func string() throws(Failure) -> String {
    let start = offset
    var pounds = 0
    while consumeByte("#") { pounds += 1 }
    guard consumeByte("\"") else { throw Failure(.annotationSyntax, "a value", at: start) }
    if current == "\"", text[offset + 1] == "\"" {
      throw Failure(.multilineString, at: start)
    }
    var bytes: [UInt8] = []
    while !isAtEndOfLine {
      if current == "\"", hasPounds(pounds, at: offset + 1) {
        advance(by: 1 + pounds)
        return String(decoding: bytes, as: UTF8.self)
      }
      if current == "\\", hasPounds(pounds, at: offset + 1) {
        let escape = offset
        advance(by: 1 + pounds)
        bytes += try escapedScalar(from: escape)
      } else {
        bytes.append(current)
        advance()
      }
    }
    if let quote = (start..<offset).first(where: isAtOtherQuote) {
      throw Failure(.otherQuotes, "\"", at: quote)
    }
    throw Failure(.unterminatedStringInAnnotation, at: start)
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

  /// Rejects text in the quotes that word processors write instead of `"`. It must not pass for a
  /// name, because then the correction that a message suggests would put the quotes into the
  /// encoded form.
  func refuseOtherQuotes() throws(Failure) {
    let isApostrophe = current == "'"
    guard isApostrophe || isAtOtherQuote(offset) else { return }
    let start = offset + (isApostrophe ? 1 : 3)
    var end = start
    while end < text.end, text[end] != "\n", text[end] != "\"",
      text[end] != "'", !isAtOtherQuote(end)
    {
      end += 1
    }
    throw Failure(.otherQuotes, text.text(start..<end).quoted, at: offset)
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    (0..<count).allSatisfy { text[start + $0] == "#" }
  }

  private mutating func escapedScalar(from escape: Int) throws(Failure) -> [UInt8] {
    let character = current
    advance()
    switch character {
    case "n": return [0x0A]
    case "r": return [0x0D]
    case "t": return [0x09]
    case "0": return [0x00]
    case "\"", "'", "\\": return [character]
    case "u":
      guard consumeByte("{") else { break }
      let start = offset
      while !isAtEnd, current != "}", current != "\"" { advance() }
      guard let value = UInt32(text.text(start..<offset), radix: 16),
        let scalar = Unicode.Scalar(value), consumeByte("}")
      else { break }
      return Array(String(Character(scalar)).utf8)
    case "(":
      throw Failure(.interpolation, at: escape)
    default: break
    }
    throw Failure(.invalidEscape, at: escape)
  }
}
