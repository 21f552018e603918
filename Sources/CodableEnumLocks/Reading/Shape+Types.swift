import CodableEnumCore

extension Shape {
  /// Every type in the shape.
  package var types: [FormatType] {
    switch self {
    case .null, .literal, .anyLetters, .range: []
    case .value(let type), .anything(let type): [type]
    case .object(let members): members.flatMap(\.types)
    case .array(let shapes), .either(let shapes): shapes.flatMap(\.types)
    }
  }
}

extension Shape.Member {
  fileprivate var types: [FormatType] {
    switch self {
    case .key(_, let shape, _): shape.types
    case .kept(let tag, let shape): tag.types + shape.types
    case .flattened(let type): [type]
    }
  }
}
