/// One document, as messages show it: `{"type":"ping"}`.
package indirect enum Document: Equatable, Sendable {
  case null
  case scalar(Scalar)
  case array([Document])
  case object([Member])
  /// Something that nobody can spell, since the sources don't show how its type is coded.
  case something

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: Document
  }

  /// The set of it alone.
  var documents: Documents {
    switch self {
    case .null: .null
    case .scalar(let value): .literal(value)
    case .array(let elements):
      .array(.init(slots: elements.map(\.documents), requiredCount: elements.count))
    case .object(let members):
      .object(
        .init(
          members: members.map {
            .init(keys: [$0.key], value: $0.value.documents, isRequired: true)
          }))
    case .something: .anything
    }
  }

  var shape: Shape {
    switch self {
    case .null: .null
    case .scalar(let value): .literal(value)
    case .array(let elements): .array(elements.map(\.shape))
    case .object(let members):
      .object(members.map { .key($0.key, $0.value.shape, isOptional: false) })
    case .something: .anything(.any)
    }
  }

  /// As JSON, with `…` for what can't be spelled.
  var text: String {
    switch self {
    case .null: "null"
    case .scalar(let value): value.json
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.key.quoted):\($0.value.text)" }.joined(separator: ","))}"
    case .something: "…"
    }
  }
}
