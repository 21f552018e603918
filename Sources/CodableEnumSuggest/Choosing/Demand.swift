import CodableEnumCore

/// What a form asks of each sample.
enum Demand: Hashable {
  case tag([String])
  /// Nothing beside the tag but the content; under the tag's own text, if that is nil.
  case content(tag: String, content: String?)
  case single
  case array
  case raw(ValueKinds)
  case anything

  /// Why a sample does not fit; nil if it does.
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
        members.count == 1 ? nil : "it has \(members.count) keys rather than one"
      default: "it is \(value.noun), no object and no text"
      }
    case .array:
      value.elements == nil
        ? "it is \(value.noun), no array"
        : value.elements?.first?.string == nil ? "no text comes first in it" : nil
    case .raw(let kinds): kinds.contains(value.kind) ? nil : "it is \(value.noun)"
    }
  }

  private static func problem(with value: JSONValue, tag path: [String]) -> String? {
    var value = value
    for key in path {
      guard let members = value.members else { return "it is \(value.noun), no object" }
      guard let next = members.first(where: { $0.key == key })?.value else {
        return "it has no key \(key.quoted)"
      }
      value = next
    }
    if value.tag != nil { return nil }
    let key = path[path.count - 1].quoted
    return value.string == nil
      ? "under \(key) is \(value.noun)" : "the text under \(key) is too long for a tag"
  }

  private static func problem(
    with value: JSONValue, tag: String, content: String?
  ) -> String? {
    let expected = content ?? value[tag]?.string
    let others = (value.members ?? []).map(\.key).filter { $0 != tag && $0 != expected }
    return others.isEmpty
      ? nil
      : "it has \(others.prefix(3).map(\.quoted).joined(separator: ", ")) beside the tag"
        + (expected.map { " and \($0.quoted)" } ?? "")
  }
}

extension JSONValue {
  /// What it is called.
  var noun: String {
    switch self {
    case .null: "null"
    case .boolean: "a Bool"
    case .integer, .unsigned, .double: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
