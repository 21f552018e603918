import CodableEnumCore

/// Parses the parts of a lock's lines, as `FormatLock` and `Shape` write them.
extension AnnotationParser {
  func expected(_ what: String) -> Failure {
    Failure(message: Message(.annotationSyntax, what), offset: offset)
  }

  /// Parses a byte that must come next.
  private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    guard consume(character) else { throw expected("'\(character)'") }
  }

  /// `enum Message<T>: internal, tag "type"`, or nil if a line begins with something else.
  mutating func subject() throws(Failure) -> FormatLock.Subject? {
    let start = offset
    guard let kind = identifier().flatMap(FormatLock.Subject.Kind.init), current == " " else {
      offset = start
      return nil
    }
    advance()
    let type = try formatType()
    guard kind == .enum, case .named(let path, let parameters) = type, consume(":") else {
      return .type(type, kind)
    }
    skipSpacesInLine()
    guard let name = identifier(), let style = StyleName(rawValue: name) else {
      throw expected("a style")
    }
    var head = FormatHead(style: style, options: [])
    while consume(",") {
      skipSpacesInLine()
      let names = RepresentationOptions.names
      guard let option = identifier(), names.contains(option) else {
        throw expected(Message.list(names.map { "'\($0)'" }, "or"))
      }
      skipSpacesInLine()
      let value = try literal(offset)
      head.options.append(.init(name: option, value: text.text(value.range)))
      if option == "tag" { head.tagPath = value.strings }
    }
    for option in style.required where !head.options.contains(where: { $0.name == option }) {
      throw expected("', \(option)' and its value")
    }
    return .format(path, parameters, head)
  }

  /// `behind image, text values "lat" y`
  mutating func readNotes(into entry: inout FormatLock.Entry) throws(Failure) {
    while !isAtEndOfLine {
      let start = offset
      let word = identifier()
      repeat {
        skipSpacesInLine()
        switch word {
        case "unknown": entry.meaning.isUnknown = true
        case "fallback": entry.meaning.isFallback = true
        case "behind": entry.behind.append(try name(of: "a case"))
        case "chosen": entry.chosen.append(try name(of: "a case"))
        case "values": entry.meaning.values[try key()] = try name(of: "a value")
        case "defaults": entry.meaning.defaults[try key()] = try string()
        case "unread": entry.meaning.unread.append(try string())
        case "in": entry.meaning.branches.append(try string())
        default:
          offset = start
          throw expected(
            "'unknown', 'fallback', 'behind', 'chosen', 'values', 'defaults', 'unread', 'in', or the end of the line"
          )
        }
        skipSpacesInLine()
      } while consume(",")
    }
  }

  private mutating func name(of what: String) throws(Failure) -> String {
    guard let name = identifier() else { throw expected("the name of \(what)") }
    return name
  }

  private mutating func key() throws(Failure) -> String {
    guard current == "\"" else { throw expected("a key") }
    let key = try string()
    skipSpacesInLine()
    return key
  }

  /// One or more shapes between bars.
  mutating func shape() throws(Failure) -> Shape {
    guard depth < Self.maximumDepth else { throw Failure(message: .nestedTooDeep, offset: offset) }
    depth += 1
    defer { depth -= 1 }
    var shapes = [try singleShape()]
    while current == "|" {
      advance()
      shapes.append(try singleShape())
    }
    return shapes.count == 1 ? shapes[0] : .either(shapes)
  }

  private mutating func singleShape() throws(Failure) -> Shape {
    switch current {
    case "<": return .value(try typeInBrackets())
    case "{":
      return .object(try list(until: "}") { parser throws(Failure) in try parser.member() })
    case "[":
      return .array(try list(until: "]") { parser throws(Failure) in try parser.shape() })
    case _ where consumeEllipsis():
      return .anything(current == "<" ? try typeInBrackets() : .any)
    case "~":
      advance()
      return .anyLetters(try string())
    default: break
    }
    let start = offset
    while current.continuesIdentifier { advance() }
    // A raw value that `Int` can't hold. Annotations have none.
    let digits = text.text(start..<offset)
    if Int(digits) == nil, UInt64(digits) != nil { return .literal(.double(digits)) }
    offset = start
    switch try literal(start).kind {
    case .scalar(let value): return .literal(value)
    case .range(let bounds): return .range(bounds)
    case .typeName("null"): return .null
    default:
      offset = start
      throw expected("JSON with types like '<Int>' in the place of values")
    }
  }

  /// Parses a list up to its closing bracket.
  private mutating func list<Element>(
    until closing: Unicode.Scalar, _ element: (inout Self) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    advance()
    var elements: [Element] = []
    if consume(closing) { return elements }
    repeat { elements.append(try element(&self)) } while consume(",")
    try expect(closing)
    return elements
  }

  private mutating func member() throws(Failure) -> Shape.Member {
    if consumeEllipsis() { return .flattened(try typeInBrackets()) }
    let start = offset
    if current == "\"" || current == "#" {
      let key = try string()
      let isOptional = consume("?")
      if isOptional { try expect(":") }
      if isOptional || consume(":") { return .key(key, try shape(), isOptional: isOptional) }
    }
    // A range of strings begins like a key.
    offset = start
    let tag = try shape()
    try expect(":")
    return .kept(tag, try shape())
  }

  /// `…`
  private mutating func consumeEllipsis() -> Bool {
    guard current == 0xE2, text[offset + 1] == 0x80, text[offset + 2] == 0xA6 else { return false }
    advance(by: 3)
    return true
  }

  // MARK: Types

  private mutating func typeInBrackets() throws(Failure) -> FormatType {
    try expect("<")
    let type = try formatType()
    try expect(">")
    return type
  }

  private mutating func formatType() throws(Failure) -> FormatType {
    guard depth < Self.maximumDepth else { throw Failure(message: .nestedTooDeep, offset: offset) }
    depth += 1
    defer { depth -= 1 }
    var type = try current == "[" ? collection() : namedType()
    while current == "?" {
      advance()
      type = type.orNil
    }
    return type
  }

  private mutating func collection() throws(Failure) -> FormatType {
    advance()
    if consume("(") {
      let key = try formatType()
      try expect(",")
      skipSpacesInLine()
      let value = try formatType()
      try expect(")")
      try expect("]")
      return .pairs(key: key, value)
    }
    let type = try formatType()
    if consume("]") { return .array(type) }
    try expect(":")
    skipSpacesInLine()
    let value = try formatType()
    try expect("]")
    return .dictionary(key: type, value)
  }

  /// A name with arguments, `Box<Int>` or `$Pages.Info`, or a spelling that is used as it is:
  /// `(Int, Int)`, `Coder(Int?)`.
  private mutating func namedType() throws(Failure) -> FormatType {
    let start = offset
    while current.continuesIdentifier || current == "." || current == "`" || current == "$" {
      advance()
    }
    let name = text.text(start..<offset)
    var arguments: [FormatType] = []
    if !name.isEmpty, current == "<" {
      arguments = try list(until: ">") { parser throws(Failure) in
        parser.skipSpacesInLine()
        return try parser.formatType()
      }
    }
    if !name.isEmpty, isAtEndOfType { return .named(name, arguments) }
    offset = start
    var open = 0
    while !isAtEndOfLine, open > 0 || !isAtEndOfType {
      switch current {
      case "(", "[", "<": open += 1
      case ")", "]", ">": open -= 1
      case "-" where text[offset + 1] == ">": advance()
      default: break
      }
      advance()
    }
    var end = offset
    while end > start, text[end - 1] == " " { end -= 1 }
    guard end > start else { throw expected("a type") }
    return .named(text.text(start..<end))
  }

  private var isAtEndOfType: Bool {
    switch current {
    case ">", "]", ")", ",", ":", "?": true
    default: isAtEndOfLine
    }
  }
}

extension Literal {
  /// The string, or the strings of the array.
  fileprivate var strings: [String] {
    switch kind {
    case .scalar(.string(let text)): [text]
    case .array(let elements): elements.flatMap(\.strings)
    case .scalar, .range, .nil, .member, .dictionary, .typeName: []
    }
  }
}
