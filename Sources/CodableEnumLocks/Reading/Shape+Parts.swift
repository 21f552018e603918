import CodableEnumCore

extension Shape {
  /// Whether the shape has exactly one document.
  var isOneDocument: Bool {
    switch self {
    case .null, .literal: true
    case .array(let shapes): shapes.allSatisfy(\.isOneDocument)
    case .object(let members):
      members.allSatisfy {
        if case .key(_, let shape, isOptional: false) = $0 { shape.isOneDocument } else { false }
      }
    case .anyLetters, .range, .value, .either, .anything: false
    }
  }

  /// Whether it is left out under a key, or null elsewhere.
  var isOptional: Bool { if case .value(.optional) = self { true } else { false } }

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
}
