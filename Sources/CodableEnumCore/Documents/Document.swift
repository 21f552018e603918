/// One document, as messages show it: `{"type":"ping"}`.
package indirect enum Document: Hashable, Sendable {
  case null
  case scalar(Scalar)
  case array([Document])
  case object([Member])
  /// Something without a spelling, because the sources don't show how its type is coded.
  case something

  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: Document
  }

  package var documents: Documents {
    switch self {
    case .null: .null
    case .scalar(let value): .literal(value)
    case .array(let elements): .array(of: elements.map(\.documents))
    case .object(let members):
      .object(
        .init(
          members: members.map {
            .init(keys: [$0.key], value: $0.value.documents, isRequired: true)
          }
        ))
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

  var scalar: Scalar? { if case .scalar(let value) = self { value } else { nil } }

  /// Whether both are the same value. The order of keys doesn't matter, and `1.0` is `1`.
  func equals(_ other: Document) -> Bool { canonical == other.canonical }

  private var canonical: Document {
    switch self {
    case .scalar(let value): .scalar(value.forms.last ?? value)
    case .array(let elements): .array(elements.map(\.canonical))
    case .object(let members):
      .object(
        members.map { .init(key: $0.key, value: $0.value.canonical) }.sorted { $0.key < $1.key })
    case .null, .something: self
    }
  }

  /// The text in an annotation: `["id": nil]`.
  var swift: String {
    switch self {
    case .null, .something: "nil"
    case .scalar(let value): value.json
    case .array, .object: literal(\.swift)
    }
  }

  /// A literal of an array or a dictionary, with a text for each of its elements.
  private func literal(_ text: (Document) -> String) -> String {
    switch self {
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .object(let members) where !members.isEmpty:
      "[\(members.map { "\($0.key.quoted): \(text($0.value))" }.joined(separator: ", "))]"
    default: "[:]"
    }
  }

  var isObject: Bool { if case .object = self { true } else { false } }

  /// A value of the generated `CodableEnumLiteral`, as Swift.
  var member: String {
    switch canonical {
    case .null, .something: ".null"
    case .scalar(let value): ".scalar(\(value.member))"
    case .array: ".array(\(canonical.literal(\.member)))"
    case .object: ".object(\(canonical.literal(\.member)))"
    }
  }

  /// The text in JSON, with `…` for what can't be spelled, and for the rest of what is too long to
  /// read.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    guard text.utf8.count < 2_000 else {
      text += "…"
      return
    }
    switch self {
    case .null: text += "null"
    case .scalar(let value): text += value.json
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += "\(index > 0 ? "," : "")\(member.key.quoted):"
        member.value.write(to: &text)
      }
      text += "}"
    case .something: text += "…"
    }
  }
}
