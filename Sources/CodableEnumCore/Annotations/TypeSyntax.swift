/// Tells whether text from an annotation that goes into generated code is no more than it should be:
/// the name of a type, or a list of requirements. `coder: "Foo(); evil()"` is neither.
struct TypeSyntax {
  private var rest: Substring.UTF8View
  /// Text of brackets alone must not end the generator.
  private var depth = 0

  private init(_ text: String) { rest = Substring(text).utf8 }

  /// `ISO8601Coder`, `Coders.Error<Int, [String]>`
  static func isName(_ text: String) -> Bool {
    var syntax = TypeSyntax(text)
    return syntax.name() && syntax.rest.isEmpty
  }

  /// `T: Codable, T.ID == Int`
  static func isRequirementList(_ text: String) -> Bool {
    var syntax = TypeSyntax(text)
    repeat {
      guard syntax.requirement() else { return false }
    } while syntax.consume(",")
    return syntax.rest.isEmpty
  }

  private mutating func requirement() -> Bool {
    guard type() else { return false }
    return (consume("==") || consume(":")) && type()
  }

  /// `[Key: Value]?`, `any Shape & ~Copyable`
  private mutating func type() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= AnnotationParser.maximumDepth else { return false }
    repeat {
      _ = consume("~") || consume("any ")
      guard consume("[") ? elements() : name() else { return false }
      while consume("?") {}
    } while consume("&")
    return true
  }

  private mutating func elements() -> Bool {
    guard type() else { return false }
    if consume(":"), !type() { return false }
    return consume("]")
  }

  /// `Outer<T>.Inner`
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

  private mutating func identifier() -> Bool {
    skipSpaces()
    if rest.first == UInt8(ascii: "`") { return quotedIdentifier() }
    guard let first = rest.first, first.startsIdentifier else { return false }
    rest = rest.drop(while: \.continuesIdentifier)
    return true
  }

  /// What stands in backticks can be any text in one line but for backslashes (SE-0451).
  private mutating func quotedIdentifier() -> Bool {
    rest.removeFirst()
    let text = rest.prefix { $0 != UInt8(ascii: "`") }
    rest = rest.dropFirst(text.count)
    guard rest.popFirst() != nil, !text.isEmpty else { return false }
    return text.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
  }

  private mutating func consume(_ text: StaticString) -> Bool {
    skipSpaces()
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard rest.starts(with: bytes) else { return false }
    rest = rest.dropFirst(bytes.count)
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == UInt8(ascii: " ") } }
}
