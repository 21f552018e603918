/// A type as it matters for documents: without type aliases, with sets as arrays, and with the full
/// names of the target's types.
package indirect enum FormatType: Hashable, Sendable {
  /// A scalar, a type of the target, or a type whose declaration is unknown.
  case named(String, [FormatType] = [])
  case optional(FormatType)
  case array(FormatType)
  /// A dictionary that is an object: its keys are strings, integers or coding keys.
  case dictionary(key: FormatType, FormatType)
  /// Any other dictionary, which is an array of alternating keys and values.
  case pairs(key: FormatType, FormatType)

  package static let any = FormatType.named("CodableEnumAnyValue")

  /// The spelling in lock files: `[String: Box<Int>]?`, `[(UUID, Int)]`.
  package var text: String {
    switch self {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    case .optional(let wrapped): "\(wrapped.text)?"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .pairs(let key, let value): "[(\(key.text), \(value.text))]"
    }
  }

  package var isOptional: Bool { if case .optional = self { true } else { false } }

  package var unwrapped: FormatType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// A dictionary as Swift writes it if its keys aren't coding keys; any other type as it is.
  package var asPairs: FormatType {
    switch self {
    case .dictionary(let key, let value): .pairs(key: key, value)
    case .optional(let wrapped): .optional(wrapped.asPairs)
    case .named, .array, .pairs: self
    }
  }

  /// Whether it has so many arguments inside arguments that it may be a type that contains itself
  /// with longer ones: `indirect enum Tree<T> { case leaf(T), nested(Tree<[T]>) }`. It counts as one
  /// whose declaration is unknown.
  var growsWithoutEnd: Bool {
    guard case .named(_, let arguments) = self else { return false }
    return arguments.contains { $0.isDeeper(than: 8) }
  }

  private func isDeeper(than depth: Int) -> Bool {
    guard depth > 0 else { return true }
    return switch self {
    case .named(_, let arguments): arguments.contains { $0.isDeeper(than: depth - 1) }
    case .optional(let inner), .array(let inner): inner.isDeeper(than: depth - 1)
    case .dictionary(let key, let value), .pairs(let key, let value):
      key.isDeeper(than: depth - 1) || value.isDeeper(than: depth - 1)
    }
  }

  /// The optional of a type. A nested optional is written like a single one.
  package var orNil: FormatType { isOptional ? self : .optional(self) }

  /// Returns the values that a scalar of the standard library or of Foundation is written as,
  /// unless the encoder has another strategy.
  package static func scalar(_ name: String) -> ScalarSet? { scalars[name] }

  private static let scalars: [String: ScalarSet] = {
    var scalars: [String: ScalarSet] = [
      "Bool": .boolean, "String": .text(.any), "Character": .text(.character),
      "UUID": .text(.uuid), "URL": .text(.url), "Data": .text(.base64),
      "Double": .double(bits: 64), "Float": .double(bits: 32), "Float16": .double(bits: 16),
      "Float80": .double(bits: 80), "CGFloat": .double(bits: 64),
      "TimeInterval": .double(bits: 64), "Date": .double(bits: 64),
      "Decimal": .double(bits: 128),
      "Int": .integer(bits: 64, isSigned: true), "UInt": .integer(bits: 64, isSigned: false),
    ]
    for bits in [8, 16, 32, 64, 128] {
      scalars["Int\(bits)"] = .integer(bits: bits, isSigned: true)
      scalars["UInt\(bits)"] = .integer(bits: bits, isSigned: false)
    }
    return scalars
  }()

  /// Returns the elements of a type of the standard library or of Foundation that is written as an
  /// array of fixed length; nil for any other type.
  package static func elements(of name: String, _ arguments: [FormatType]) -> [FormatType]? {
    let number = FormatType.named("Double")
    switch (name, arguments.count) {
    case ("CGPoint", 0), ("CGSize", 0), ("CGVector", 0): return [number, number]
    case ("CGRect", 0): return [.named("CGPoint"), .named("CGSize")]
    case ("CGAffineTransform", 0): return Array(repeating: number, count: 6)
    case ("Duration", 0): return [.named("Int64"), .named("UInt64")]
    case ("Range", 1), ("ClosedRange", 1): return arguments + arguments
    case ("PartialRangeFrom", 1), ("PartialRangeThrough", 1), ("PartialRangeUpTo", 1):
      return arguments
    case (_, 1) where name.hasPrefix("SIMD"):
      return Int(name.dropFirst(4)).map { Array(repeating: arguments[0], count: min($0, 64)) }
    default: return nil
    }
  }
}
