extension AnnotationParser {
  /// How deep literals can nest: deeper than anybody writes, but far from overflowing the stack.
  package static let maximumDepth = 64

  package mutating func literal(_ opening: Int) throws(Failure) -> Literal {
    skipSpaces()
    if depth == Self.maximumDepth { throw Failure(message: .nestedTooDeep, offset: offset) }
    depth += 1
    defer { depth -= 1 }
    let start = offset
    let kind: Literal.Kind
    switch current {
    case "\"", "#":
      let text = Scalar.string(try string())
      kind = try range(from: text, start, opening) ?? .scalar(text)
    case _ where current == "-" || current.isDigit:
      let number = try number()
      kind = try range(from: number, start, opening) ?? .scalar(number)
    case "." where isAtRangeOperator: kind = try range(from: nil, start, opening) ?? .nil
    case ".":
      advance()
      kind = try member(opening)
    case "[": kind = try elements()
    default:
      try refuseOtherQuotes()
      guard let word = identifier() else { throw expected("a value", openedAt: opening) }
      if ["true", "false", "nil"].contains(word) {
        let end = offset
        skipSpacesInLine()
        if isAtRangeOperator {
          throw Failure(.annotationSyntax, "numbers or strings as bounds of a range", at: start)
        }
        offset = end
      }
      switch word {
      case "true", "false": kind = .scalar(.boolean(word == "true"))
      case "nil": kind = .nil
      default: kind = .typeName(try typeName(from: start))
      }
    }
    return Literal(kind: kind, range: start..<offset)
  }

  private mutating func member(_ opening: Int) throws(Failure) -> Literal.Kind {
    skipSpaces()
    guard let name = identifier() else { throw expected("a name after '.'", openedAt: opening) }
    let end = offset
    if consume("(") { return .member(name, try arguments(openedAt: offset - 1)) }
    offset = end
    return .member(name, [])
  }

  /// Reads the elements of an array or the members of a dictionary. The first one tells which it
  /// is.
  private mutating func elements() throws(Failure) -> Literal.Kind {
    let opening = offset
    advance()
    if consume("]") { return .array([]) }
    if consume(":") {
      guard consume("]") else { throw expected("']'", openedAt: opening) }
      return .dictionary([])
    }
    let first = try literal(opening)
    skipSpaces()
    if current == ":" { return .dictionary(try members(opening, firstKey: first)) }
    var elements = [first]
    while try isFollowedByElement(opening) { elements.append(try literal(opening)) }
    return .array(elements)
  }

  private mutating func members(
    _ opening: Int, firstKey: Literal
  ) throws(Failure) -> [(key: Literal, value: Literal)] {
    var members: [(key: Literal, value: Literal)] = []
    var key = firstKey
    while true {
      guard case .scalar(.string) = key.kind else {
        throw Failure(.annotationSyntax, "a string as key", at: key.range.lowerBound)
      }
      guard consume(":") else { throw expected("':'", openedAt: opening) }
      members.append((key, try literal(opening)))
      guard try isFollowedByElement(opening) else { return members }
      key = try literal(opening)
    }
  }

  /// Reads what follows an element: a comma, or the end of the list, or both. Returns whether
  /// another element follows.
  mutating func isFollowedByElement(
    _ opening: Int, until closing: Unicode.Scalar = "]"
  ) throws(Failure) -> Bool {
    let hasComma = consume(",")
    if consume(closing) { return false }
    if !hasComma { throw expected("',' or '\(closing)'", openedAt: opening) }
    return true
  }

  /// Reads the rest of a type's name: members, generic arguments and an optional `.self`.
  private mutating func typeName(from start: Int) throws(Failure) -> String {
    var depth = 0
    while !isAtEndOfLine {
      if current == "<" {
        depth += 1
      } else if current == ">" {
        depth -= 1
      } else if depth == 0, current != ".", !continuesIdentifier, current != "`" {
        break
      }
      advance()
    }
    var name = text.text(start..<offset)
    if name.hasSuffix(".self") { name.removeLast(5) }
    return name
  }

  /// Reads an integer or a double: `404`, `-1.5e3`.
  private mutating func number() throws(Failure) -> Scalar {
    let start = offset
    return skipNumber()
      ? .double(try double(start..<offset)) : .integer(try integer(start..<offset))
  }

  /// Whether there is a `...` or `..<` at `offset`.
  private var isAtRangeOperator: Bool {
    current == "." && text[offset + 1] == "."
      && (text[offset + 2] == "." || text[offset + 2] == "<")
  }

  /// Reads the rest of a range, from its operator on. Returns nil if there is none.
  ///
  /// - Parameter lower: The lower bound; nil if it is missing.
  private mutating func range(
    from lower: Scalar?, _ start: Int, _ opening: Int
  ) throws(Failure) -> Literal.Kind? {
    let end = offset
    skipSpacesInLine()
    guard isAtRangeOperator else {
      offset = end
      return nil
    }
    let isHalfOpen = text[offset + 2] == "<"
    advance(by: 3)
    let operatorEnd = offset
    skipSpaces()
    var upper: Scalar?
    let boundStart = offset
    switch current {
    case "\"", "#": upper = .string(try string())
    case _ where current == "-" || current.isDigit: upper = try number()
    default: offset = operatorEnd
    }
    if upper == nil, isHalfOpen || lower == nil {
      skipSpaces()
      throw expected("a number or a string that ends the range", openedAt: opening)
    }
    let bounds = [lower, upper].compactMap { $0 }
    let range: TagRange?
    if bounds.allSatisfy(\.isInteger) {
      range = integers(lower, upper, isHalfOpen).map(TagRange.integers)
    } else if bounds.allSatisfy(\.isString) {
      let interval = TagInterval(
        lower: lower?.spelling, upper: upper?.spelling, isHalfOpen: isHalfOpen)
      range = interval.isEmpty ? nil : .strings(interval)
    } else if bounds.contains(where: \.isString) {
      let what = "two numbers or two strings around the range"
      throw Failure(.annotationSyntax, what, at: boundStart)
    } else {
      let interval = TagInterval(
        lower: lower.flatMap { Double($0.json) }, upper: upper.flatMap { Double($0.json) },
        isHalfOpen: isHalfOpen)
      range = interval.isEmpty ? nil : .doubles(interval)
    }
    if let range { return .range(range) }
    throw Failure(.emptyRange, text.text(start..<offset), at: start)
  }

  private func integers(_ lower: Scalar?, _ upper: Scalar?, _ isHalfOpen: Bool) -> ClosedRange<Int>?
  {
    let (first, end) = (lower?.exactInteger ?? .min, upper?.exactInteger ?? .max)
    if isHalfOpen { return first < end ? first...end - 1 : nil }
    return first <= end ? first...end : nil
  }

  /// Skips a number with its sign, and anything that is wrongly attached to it. Returns whether it
  /// has a fraction or an exponent.
  private mutating func skipNumber() -> Bool {
    _ = consumeByte("-")
    skipDigits()
    var isDouble = false
    if current == ".", text[offset + 1].isDigit {
      advance()
      skipDigits()
      isDouble = true
    }
    if current | 0x20 == "e" {
      let hasSign = text[offset + 1] == "-" || text[offset + 1] == "+"
      if text[offset + (hasSign ? 2 : 1)].isDigit {
        advance(by: hasSign ? 2 : 1)
        isDouble = true
      }
    }
    while current.continuesIdentifier { advance() }
    return isDouble
  }

  private mutating func skipDigits() {
    while current.isDigit || current == "_" { advance() }
  }

  /// Returns the value of an integer literal in any of Swift's bases, with `_` between digits.
  func integer<Value: FixedWidthInteger>(_ range: Range<Int>) throws(Failure) -> Value {
    var digits = text.text(range)
    digits.removeAll { $0 == "_" }
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits.removeFirst() }
    let prefixes = [("0x", 16), ("0b", 2), ("0o", 8)]
    let radix = prefixes.first { digits.hasPrefix($0.0) }?.1 ?? 10
    if radix != 10 { digits.removeFirst(2) }
    guard !digits.hasPrefix("-"), !digits.hasPrefix("+"),
      let value = Value((isNegative ? "-" : "") + digits, radix: radix)
    else {
      throw Failure(.invalidInteger, text.text(range), at: range.lowerBound)
    }
    return value
  }

  /// Returns the digits of a double without `_`.
  private func double(_ range: Range<Int>) throws(Failure) -> String {
    var digits = text.text(range)
    digits.removeAll { $0 == "_" }
    guard let value = Double(digits), value.isFinite else {
      throw Failure(.invalidDouble, text.text(range), at: range.lowerBound)
    }
    return digits
  }
}
