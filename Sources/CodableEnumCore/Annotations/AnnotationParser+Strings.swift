extension AnnotationParser {
  /// A string literal in one line, plain or raw, with Swift's escapes (The Swift Programming
  /// Language, "String Literals").
  mutating func string() throws(Failure) -> String {
    let start = offset
    var pounds = 0
    while current == UInt8(ascii: "#") {
      pounds += 1
      advance()
    }
    guard current == UInt8(ascii: "\"") else {
      throw Failure(message: .annotationSyntax(expected: "a value"), offset: start)
    }
    advance()
    if current == UInt8(ascii: "\""), text[offset + 1] == UInt8(ascii: "\"") {
      throw Failure(message: .multilineStringInAnnotation, offset: start)
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
    throw Failure(message: .unterminatedStringInAnnotation, offset: start)
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
      throw Failure(message: .interpolationInAnnotation, offset: escape)
    default: break
    }
    throw Failure(message: .invalidEscapeInAnnotation, offset: escape)
  }
}
