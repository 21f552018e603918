/// One document, as messages show it: `{"type":"ping"}`.
indirect enum Document: Equatable, Sendable {
  case null
  case scalar(Scalar)
  case array([Document])
  case object([Member])
  /// Something that nobody can spell, since the sources don't show how its type is coded.
  case something

  struct Member: Equatable, Sendable {
    var key: String
    var value: Document
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
