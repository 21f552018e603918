/// The raw values of an enum with a raw type, as the compiler assigns them (The Swift Programming
/// Language, "Implicitly Assigned Raw Values").
struct RawValues {
  private let file: ParsedFile
  private let marked: MarkedEnum
  private(set) var diagnostics: [Diagnostic] = []

  private static let integerTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let otherTypes: Set<String> = [
    "String", "Character", "Double", "Float", "Float16",
  ]

  init(_ file: ParsedFile, _ marked: MarkedEnum) {
    self.file = file
    self.marked = marked
  }

  /// The raw type, if it is one of the standard library's integer types.
  var typeName: String? { rawType.flatMap { Self.integerTypes.contains($0) ? $0 : nil } }

  private var rawType: String? {
    guard let first = file.declarations[marked.declaration].inheritedTypes.first else { return nil }
    let name = file.protocols(in: first).first ?? ""
    if Self.integerTypes.contains(name) || Self.otherTypes.contains(name) { return name }
    return nil
  }

  /// For each case its raw value, or nil where the enum has no raw type.
  mutating func scalars() -> [Scalar]? {
    let hasLiterals = marked.cases.contains { $0.element.rawValue != nil }
    guard rawType != nil || hasLiterals else { return nil }
    let isFloatingPoint = ["Double", "Float", "Float16"].contains(rawType)
    var previous: Int? = -1
    var condition = marked.cases.first?.declaration.condition
    var scalars: [Scalar] = []
    for item in marked.cases {
      // Across the border of an `#if` the count depends on the build.
      if item.declaration.condition != condition { previous = nil }
      condition = item.declaration.condition
      let name = item.element.name.withoutBackticks
      var scalar = Scalar.string(name)
      if let range = item.element.rawValue {
        if let literal = literal(range, isFloatingPoint: isFloatingPoint) {
          scalar = literal
        } else if item.options?.tag == nil {
          report(.unreadableRawValue(name), at: file.tokens[range.lowerBound].start)
        }
      } else if rawType != "String" {
        if let value = previous {
          scalar = isFloatingPoint ? .double("\(value + 1)") : .integer(value + 1)
        } else if item.options?.tag == nil {
          report(.implicitRawValue(name), at: item.element.nameRange.lowerBound)
        }
      }
      if case .integer(let value) = scalar { previous = value } else { previous = nil }
      scalars.append(scalar)
    }
    return scalars
  }

  private mutating func report(_ message: Message, at offset: Int) {
    diagnostics.append(Diagnostic(message, at: file.position(offset)))
  }

  private func literal(_ range: Range<Int>, isFloatingPoint: Bool) -> Scalar? {
    let bytes = file.bytes(ofTokens: range)
    let text = file.file.text(bytes)
    if text.hasPrefix("\"") || text.hasPrefix("#") {
      var parser = AnnotationParser(AnnotationText(file, bytes: bytes), at: bytes.lowerBound)
      return (try? parser.string()).map { .string($0) }
    }
    let digits = text.filter { $0 != "_" && $0 != " " }
    if isFloatingPoint { return .double(digits) }
    var parser = AnnotationParser(AnnotationText(file, bytes: bytes), at: bytes.lowerBound)
    if let integer = try? parser.integer() { return .integer(integer) }
    return digits.utf8.first.map { $0 == UInt8(ascii: "-") || !$0.startsIdentifier } == true
      ? .double(digits) : nil
  }
}
