/// A set of documents: JSON with types instead of values.
///
///     {"type":"image","url":<String>,"width":<Int?>}
package indirect enum Shape: Hashable, Sendable {
  case null
  case literal(Scalar)
  /// A tag that was kept, in lowercase or uppercase letters.
  case anyLetters(String)
  case range(TagRange)
  /// Any value of a type. A nil under a key is omitted, and null elsewhere.
  case value(FormatType)
  case object([Member])
  case array([Shape])
  case either([Shape])
  /// Anything that an unknown case kept in a value of a type.
  case anything(FormatType)

  package enum Member: Hashable, Sendable {
    case key(String, Shape, isOptional: Bool)
    /// The key is the text of a kept tag.
    case kept(Shape, Shape)
    /// The value's own keys are next to the others.
    case flattened(FormatType)
  }
}

extension Shape {
  /// The spelling in lock files.
  package var text: String {
    switch self {
    case .null: "null"
    case .literal(let value): value.json
    case .anyLetters(let text): "~\(text.quoted)"
    case .range(.integers(let range)): "\(range.lowerBound)...\(range.upperBound)"
    case .range(.doubles(let range)): range.text { "\($0)" }
    case .range(let range): range.text
    case .value(let type): "<\(type.text)>"
    case .object(let members): "{\(members.map(\.text).joined(separator: ","))}"
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .either(let shapes): shapes.map(\.text).joined(separator: "|")
    case .anything(.any): "…"
    case .anything(let type): "…<\(type.text)>"
    }
  }

  /// The shape with `null` as an alternative for its optional.
  package var withNull: Shape {
    if case .value(.optional(let type)) = self { .either([.value(type), .null]) } else { self }
  }
}

extension Shape.Member {
  package var text: String {
    switch self {
    case .key(let key, let shape, let isOptional):
      "\(key.quoted)\(isOptional ? "?" : ""):\(shape.text)"
    case .kept(let tag, let shape): "\(tag.text):\(shape.text)"
    case .flattened(let type): "…<\(type.text)>"
    }
  }
}
