package enum RawValue: Sendable {
  case known(Scalar)
  /// Not a plain literal; with its offset.
  case unreadable(Int)
  /// Left to the compiler, because the source alone doesn't show it.
  case implicit

  package var scalar: Scalar? { if case .known(let value) = self { value } else { nil } }

  /// The integer from which the compiler goes on counting, whatever the raw type.
  fileprivate var integer: Int? {
    switch self {
    case .known(.integer(let value)): value
    case .known(.double(let digits)): Int(digits)
    case .known, .unreadable, .implicit: nil
    }
  }
}

/// The raw values of an enum with a raw type, as the compiler assigns them (The Swift Programming
/// Language, "Implicitly Assigned Raw Values").
package struct RawValues {
  /// The raw type, if it is one of the standard library.
  let name: String?
  /// One for each case; nil if the enum has no raw type.
  package private(set) var values: [RawValue]?

  static let integerTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let floatingPointTypes: Set<String> = ["Double", "Float", "Float16"]
  static let rawTypes = codedTypes.union(["Float16", "Character"])
  /// The raw types that the standard library codes. An enum with another is coded by its cases.
  static let codedTypes = integerTypes.union(["Double", "Float", "String"])

  package init(_ file: ParsedFile, _ declaration: Declaration) {
    let first = declaration.inheritedTypes.first.flatMap { file.protocols(in: $0).first }
    name = first.flatMap { Self.rawTypes.contains($0) ? $0 : nil }
    let elements = declaration.cases.flatMap { item in
      item.elements.map { (element: $0, condition: item.condition) }
    }
    guard name != nil || elements.contains(where: { $0.element.rawValue != nil }) else { return }
    // A type alias may name the raw type.
    let isText =
      name == "String"
      || name == nil
        && elements.compactMap(\.element.rawValue).contains {
          file.tokens[$0.lowerBound].kind == .string
        }
    let isFloatingPoint = name.map(Self.floatingPointTypes.contains) ?? false
    var previous: Int? = -1
    var condition = elements.first?.condition
    var values: [RawValue] = []
    for item in elements {
      // Across the border of an `#if` the count depends on the build.
      if item.condition != condition { previous = nil }
      condition = item.condition
      var value = RawValue.implicit
      if let range = item.element.rawValue {
        value =
          file.literal(range, isFloatingPoint: isFloatingPoint).map(RawValue.known)
          ?? .unreadable(file.tokens[range.lowerBound].start)
      } else if isText {
        value = .known(.string(item.element.name.withoutBackticks))
      } else if let previous, previous < .max {
        value = .known(isFloatingPoint ? .double("\(previous + 1)") : .integer(previous + 1))
      }
      previous = value.integer
      values.append(value)
    }
    self.values = values
  }
}

extension ParsedFile {
  /// Returns the value of tokens that are a string or a number.
  package func literal(_ range: Range<Int>, isFloatingPoint: Bool) -> Scalar? {
    let bytes = bytes(ofTokens: range)
    let text = file.text(bytes)
    var parser = AnnotationParser(AnnotationText(self, bytes: bytes), at: bytes.lowerBound)
    if text.hasPrefix("\"") || text.hasPrefix("#") {
      return (try? parser.string()).map { .string($0) }
    }
    let digits = text.filter { $0 != "_" && $0 != " " }
    if isFloatingPoint {
      // Documents have no hexadecimal numbers.
      guard digits.contains(where: "xob".contains) else { return .double(digits) }
      let integer: Int? = try? parser.integer(bytes)
      return integer.map { .double("\($0)") } ?? Double(digits).map { .double("\($0)") }
    }
    if let value: Int = try? parser.integer(bytes) { return .integer(value) }
    if let value: UInt64 = try? parser.integer(bytes) { return .double("\(value)") }
    // A raw type of another name may be a floating-point type.
    return Double(digits) != nil && digits.contains(where: ".eEpP".contains) ? .double(digits) : nil
  }
}
