/// A type by what it is on the wire: type aliases are gone, an array and a set are the same, and
/// types of the target are called by their whole names.
package indirect enum FormatType: Hashable, Sendable {
  /// A scalar, a type of the target, or one that is known by its spelling alone.
  case named(String, [FormatType] = [])
  case optional(FormatType)
  case array(FormatType)
  /// An object, as dictionaries are whose keys are strings, integers or coding keys.
  case dictionary(key: FormatType, FormatType)
  /// An array of keys and values in turn, as all other dictionaries are.
  case pairs(key: FormatType, FormatType)

  package static let any = FormatType.named("CodableEnumAnyValue")

  /// As lock files spell it: `[String: Box<Int>]?`, `[(UUID, Int)]`.
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

  /// The type of what is no nil.
  package var unwrapped: FormatType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// An optional of an optional is written as an optional is.
  package var orNil: FormatType { isOptional ? self : .optional(self) }

  /// What values of a scalar of the standard library or of Foundation are, by its name.
  static func scalar(_ name: String) -> WireType? { scalars[name] }

  private static let scalars: [String: WireType] = {
    var scalars: [String: WireType] = [
      "Bool": .boolean, "String": .string, "Character": .text, "UUID": .text, "URL": .text,
      "Double": .double, "Float": .double, "Float16": .double, "Float80": .double,
      "Date": .various([.number, .string]), "Data": .various([.string, .array]),
      "Decimal": .various([.number, .object]),
      "Int": .integer(bits: 64, isSigned: true), "UInt": .integer(bits: 64, isSigned: false),
    ]
    for bits in [8, 16, 32, 64, 128] {
      scalars["Int\(bits)"] = .integer(bits: bits, isSigned: true)
      scalars["UInt\(bits)"] = .integer(bits: bits, isSigned: false)
    }
    return scalars
  }()
}
