/// A set of documents: JSON with types instead of values.
///
///     {"type":"image","url":<String>,"width":<Int?>}
package indirect enum Shape: Hashable, Sendable {
  case null
  case literal(Scalar)
  /// A tag that was kept, in lowercase or uppercase letters.
  case anyLetters(String)
  /// Any value of a range of tags.
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

  /// Every type in the shape.
  package var types: [FormatType] {
    switch self {
    case .null, .literal, .anyLetters, .range: []
    case .value(let type), .anything(let type): [type]
    case .object(let members): members.flatMap(\.types)
    case .array(let shapes), .either(let shapes): shapes.flatMap(\.types)
    }
  }

  /// The only document of the shape, if it has exactly one.
  var document: Document? {
    switch self {
    case .null: return .null
    case .literal(let value): return .scalar(value)
    case .array(let shapes):
      let elements = shapes.compactMap(\.document)
      return elements.count == shapes.count ? .array(elements) : nil
    case .object(let members):
      let found = members.compactMap { member -> Document.Member? in
        guard case .key(let key, let shape, isOptional: false) = member else { return nil }
        return shape.document.map { .init(key: key, value: $0) }
      }
      return found.count == members.count ? .object(found) : nil
    case .anyLetters, .range, .value, .either, .anything: return nil
    }
  }

  /// The key of an object with no other.
  var onlyKey: String? {
    if case .object(let members) = self, members.count == 1 { members[0].key } else { nil }
  }

  /// The shape with `null` as an alternative for its optional.
  var withNull: Shape {
    if case .value(.optional(let type)) = self { .either([.value(type), .null]) } else { self }
  }

  /// The shape of a key's value if the key is there.
  var present: Shape {
    if case .value(.optional(let type)) = self { .value(type) } else { self }
  }

  /// The alternatives of the shape. Types keep their names.
  var alternatives: [Shape] {
    switch self {
    case .either(let shapes): shapes.flatMap(\.alternatives)
    case .value(.optional(let type)): [.null, .value(type)]
    default: [self]
    }
  }

  /// The shape with its members in an order that doesn't depend on the order of declarations: first
  /// the tag and constants, then all others by key.
  var sorted: Shape {
    switch self {
    case .null, .literal, .anyLetters, .range, .value, .anything: self
    case .object(let members):
      .object(
        members.map(\.sorted).sorted {
          $0.isLiteral == $1.isLiteral ? $0.text < $1.text : $0.isLiteral
        })
    case .array(let elements): .array(elements.map(\.sorted))
    case .either(let shapes): .either(shapes.map(\.sorted))
    }
  }

  fileprivate var isLiteral: Bool {
    switch self {
    case .literal, .anyLetters: true
    case .either(let shapes): shapes.allSatisfy(\.isLiteral)
    case .null, .range, .value, .object, .array, .anything: false
    }
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

  fileprivate var isLiteral: Bool {
    if case .key(_, let shape, _) = self { shape.isLiteral } else { false }
  }

  fileprivate var sorted: Shape.Member {
    switch self {
    case .key(let key, let shape, let isOptional): .key(key, shape.sorted, isOptional: isOptional)
    case .kept(let tag, let shape): .kept(tag, shape.sorted)
    case .flattened: self
    }
  }

  var types: [FormatType] {
    switch self {
    case .key(_, let shape, _): shape.types
    case .kept(let tag, let shape): tag.types + shape.types
    case .flattened(let type): [type]
    }
  }
}
