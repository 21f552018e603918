import CodableEnumCore

/// What a form requires of each sample.
enum Demand: Hashable {
  case tag([String])
  /// Nothing next to the tag but the content. If `content` is nil, the tag itself is the key.
  case content(tag: String, content: String?)
  case single
  case array
  case raw(ValueKinds)
  case anything

  /// Returns why a sample doesn't fit; nil if it does.
  func problem(with value: JSONValue) -> String? {
    switch self {
    case .anything: nil
    case .tag(let path): Self.problem(with: value, tag: path)
    case .content(let tag, let content):
      Self.problem(with: value, tag: [tag])
        ?? Self.problem(with: value, tag: tag, content: content)
    case .single:
      switch value {
      case .string: nil
      case .object(let members):
        members.count == 1 ? nil : "it has \(members.count) keys instead of one"
      default: "it is \(value.noun), not an object or a string"
      }
    case .array:
      value.elements == nil
        ? "it is \(value.noun), not an array"
        : value.elements?.first?.string == nil ? "its first element isn't a string" : nil
    case .raw(let kinds): kinds.contains(value.kind) ? nil : "it is \(value.noun)"
    }
  }

  private static func problem(with value: JSONValue, tag path: [String]) -> String? {
    var value = value
    for key in path {
      guard let members = value.members else { return "it is \(value.noun), not an object" }
      guard let next = members.first(where: { $0.key == key })?.value else {
        return "it has no key \(key.quoted)"
      }
      value = next
    }
    if value.tag != nil { return nil }
    let key = path[path.count - 1].quoted
    return value.string == nil
      ? "the value of \(key) is \(value.noun)" : "the string under \(key) doesn't look like a tag"
  }

  private static func problem(
    with value: JSONValue, tag: String, content: String?
  ) -> String? {
    let expected = content ?? value[tag]?.string
    let others = (value.members ?? []).map(\.key).filter { $0 != tag && $0 != expected }
    return others.isEmpty
      ? nil
      : "it has \(others.prefix(3).map(\.quoted).joined(separator: ", ")) next to the tag"
        + (expected.map { " and \($0.quoted)" } ?? "")
  }
}

extension JSONValue {
  /// The kind of value, as messages name it.
  var noun: String {
    switch self {
    case .null: "null"
    case .boolean: "a Bool"
    case .integer, .unsigned, .double: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
