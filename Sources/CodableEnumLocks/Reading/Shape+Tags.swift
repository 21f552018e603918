import CodableEnumCore

/// What a case's shape tells about its tag, if the lock has no annotation for it.
extension Shape {
  /// Whether the shape certainly has no tag, in a form with tags.
  func lacksTag(of head: FormatHead) -> Bool {
    switch (head.style, self) {
    case (.untagged, _), (.rawValue, _), (_, .anything): false
    case (_, .either(let shapes)): shapes.allSatisfy { $0.lacksTag(of: head) }
    case (.external, .object(let members)): members.count != 1 || members[0].flattened != nil
    case (.external, .literal(.string)), (.external, .anyLetters), (.external, .range): false
    case (.array, .array(let elements)): elements.first?.isScalar != true
    case (.internal, .object(let members)), (.adjacent, .object(let members)):
      !members.contains { $0.key.map { $0 == head.tagPath.first } == true }
    default: true
    }
  }

  /// Whether the key of the tag holds null.
  func hasNullTag(of head: FormatHead) -> Bool {
    if head.tagPath.isEmpty { return head.style == .rawValue && self == .null }
    var tag = self
    while case .object(let members) = tag {
      let next = members.first { $0.key.map(head.tagPath.contains) ?? false }
      guard case .key(_, let shape, _)? = next else { return false }
      tag = shape
    }
    return tag == .null
  }

  /// Returns the annotation for a case with this shape.
  func missingTagMark(in head: FormatHead) -> String {
    guard case .object(let members) = self else { return ".untagged" }
    let isMissing =
      head.style == .internal
      || head.style == .adjacent && members.allSatisfy { $0.key?.quoted == head["content"] }
    return isMissing ? ".missingTag" : ".untagged"
  }
}

extension FormatHead {
  fileprivate subscript(_ name: String) -> String? { options.first { $0.name == name }?.value }
}

extension DeclaredCase {
  /// Whether the only key of an object belongs to a value, and so isn't a tag.
  func hasValue(under shape: Shape) -> Bool {
    guard let key = shape.onlyKey else { return false }
    return values.contains { $0.lockedName.isWritten(as: key, in: self) }
  }

  /// Whether one of its tags is a range.
  var hasRange: Bool { givenTags.contains { $0.value.range != nil } }
}

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

  /// The shape of a key's value if the key is there.
  var present: Shape { if case .value(.optional(let type)) = self { .value(type) } else { self } }

  /// The alternatives of the shape. Types keep their names.
  var alternatives: [Shape] {
    switch self {
    case .either(let shapes): shapes.flatMap(\.alternatives)
    case .value(.optional(let type)): [.null, .value(type)]
    default: [self]
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
