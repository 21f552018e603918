/// The text of one or more consecutive `//` comments. Everything else is blanked out, except for
/// newlines, so offsets in it are offsets in the file.
package struct AnnotationText {
  /// Offset in the file of the first byte.
  let base: Int
  private(set) var bytes: [UInt8]

  package init(_ file: ParsedFile, comments: Range<Int>) {
    base = file.comments[comments.lowerBound].start
    bytes = []
    for index in comments {
      let comment = file.comments[index]
      let (space, newline) = (UInt8(ascii: " "), UInt8(ascii: "\n"))
      bytes += file.file.bytes[end..<comment.start].map {
        $0 == "\n" || $0 == "\r" ? newline : space
      }
      bytes += [space, space] + file.file.bytes[comment.start + 2..<comment.end]
    }
  }

  /// Text of the source itself, such as a raw value.
  init(_ file: ParsedFile, bytes range: Range<Int>) {
    base = range.lowerBound
    bytes = Array(file.file.bytes[range])
  }

  package init(_ text: String) {
    base = 0
    bytes = Array(text.utf8)
  }

  package var end: Int { base + bytes.count }

  /// Returns the byte at an offset in the file, or 0 past the end.
  package subscript(offset: Int) -> UInt8 {
    let index = offset - base
    return index < bytes.count ? bytes[index] : 0
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.lowerBound - base..<range.upperBound - base], as: UTF8.self)
  }
}

/// Reads the argument list of an annotation: literals in Swift's own spelling.
///
/// A parser stops at its first error, because what follows a broken literal can't be trusted. Other
/// annotations are not affected.
package struct AnnotationParser {
  package let text: AnnotationText
  package var offset: Int { didSet { current = text[offset] } }
  /// The byte at the offset. The parser looks at each about four times.
  package private(set) var current: UInt8
  /// The number of literals that are open around `offset`.
  package var depth = 0

  package typealias Failure = Finding

  package init(_ text: AnnotationText, at offset: Int) {
    self.text = text
    self.offset = offset
    current = text[offset]
  }

  var isAtEnd: Bool { offset >= text.end }

  package mutating func advance(by count: Int = 1) { offset += count }

  package var isAtEndOfLine: Bool { isAtEnd || current == "\n" }

  package mutating func skipSpacesInLine() {
    // Most characters are past the space.
    while current <= UInt8(ascii: " "), current == " " || current == "\t" || current == "\r" {
      advance()
    }
  }

  /// Skips spaces and the ends of comment lines.
  mutating func skipSpaces() {
    repeat { skipSpacesInLine() } while consumeByte("\n")
  }

  mutating func consumeByte(_ character: Unicode.Scalar) -> Bool {
    guard current == character else { return false }
    advance()
    return true
  }

  mutating func consumeInLine(_ character: Unicode.Scalar) -> Bool {
    skipSpacesInLine()
    return consumeByte(character)
  }

  /// Skips a character with the spaces before it, if it follows.
  package mutating func consume(_ character: Unicode.Scalar) -> Bool {
    skipSpaces()
    return consumeByte(character)
  }

  /// Reads a Swift identifier, with or without backticks. Returns nil if there is none.
  package mutating func identifier() -> String? {
    let start = offset
    if consumeByte("`") {
      while !isAtEndOfLine, current != "`" { advance() }
      if consumeByte("`") { return text.text(start + 1..<offset - 1) }
      offset = start
    } else if current.startsIdentifier {
      while continuesIdentifier { advance() }
    }
    return offset > start ? text.text(start..<offset) : nil
  }

  /// Reads the arguments after an opening parenthesis, and the closing one.
  mutating func arguments(openedAt opening: Int) throws(Failure) -> [Argument] {
    var arguments: [Argument] = []
    if consume(")") { return arguments }
    repeat {
      arguments.append(try argument(openedAt: opening))
    } while try isFollowedByElement(opening, until: ")")
    return arguments
  }

  private mutating func argument(openedAt opening: Int) throws(Failure) -> Argument {
    skipSpaces()
    let start = offset
    if let word = identifier(), consume(":") {
      return Argument(label: .init(value: word, offset: start), value: try literal(opening))
    }
    offset = start
    return Argument(label: nil, value: try literal(opening))
  }

  func expected(_ what: String, openedAt opening: Int) -> Failure {
    if isAtEnd { return Failure(.unclosedAnnotation, at: opening) }
    let message = lookAlike.map(Message.lookAlike) ?? Message(.annotationSyntax, what)
    return Failure(message: message, offset: offset)
  }

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
    count == 0 || (0..<count).allSatisfy { text[start + $0] == "#" }
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
    case "(": throw Failure(.interpolation, at: escape)
    default: break
    }
    throw Failure(.invalidEscape, at: escape)
  }
}

/// Checks that text from an annotation that goes into generated code is only what it should be: the
/// name of a type, or a list of requirements. `coder: "Foo(); evil()"` is neither.
struct TypeSyntax {
  private var rest: Substring.UTF8View
  /// The nesting depth. It is limited, so text full of brackets can't overflow the stack.
  private var depth = 0

  private init(_ text: String) { rest = Substring(text).utf8 }

  /// Returns whether the text is the name of a type: `ISO8601Coder`, `Coders.Error<Int, [String]>`.
  static func isName(_ text: String) -> Bool {
    var syntax = TypeSyntax(text)
    return syntax.name() && syntax.rest.isEmpty
  }

  /// Returns whether the text is a list of requirements: `T: Codable, T.ID == Int`.
  static func isRequirementList(_ text: String) -> Bool {
    var syntax = TypeSyntax(text)
    repeat {
      guard syntax.type(), syntax.consume("==") || syntax.consume(":"), syntax.type() else {
        return false
      }
    } while syntax.consume(",")
    return syntax.rest.isEmpty
  }

  /// Reads a type: `[Key: Value]?`, `any Shape & ~Copyable`.
  private mutating func type() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= AnnotationParser.maximumDepth else { return false }
    repeat {
      _ = consume("~") || consume("any ")
      guard consume("[") ? type() && (!consume(":") || type()) && consume("]") : name() else {
        return false
      }
      while consume("?") {}
    } while consume("&")
    return true
  }

  /// Reads a name: `Outer<T>.Inner`.
  private mutating func name() -> Bool {
    repeat {
      guard identifier() else { return false }
      guard consume("<") else { continue }
      repeat {
        guard type() else { return false }
      } while consume(",")
      guard consume(">") else { return false }
    } while consume(".")
    return true
  }

  /// Reads a plain name, or one in backticks: any text in one line without backslashes (SE-0451).
  private mutating func identifier() -> Bool {
    if consume("`") {
      let text = rest.prefix { $0 != "`" }
      rest = rest.dropFirst(text.count)
      return consume("`") && !text.isEmpty
        && text.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != "\\" }
    }
    guard rest.first?.startsIdentifier == true else { return false }
    rest = rest.drop(while: \.continuesIdentifier)
    return true
  }

  /// Skips a text with the spaces before it, if it follows.
  private mutating func consume(_ text: String) -> Bool {
    rest = rest.drop { $0 == " " }
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }
}
