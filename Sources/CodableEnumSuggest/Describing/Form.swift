import CodableEnumCore

/// How cases look in JSON: a style, with the keys that it needs.
enum Form: Hashable, Sendable {
  /// - Parameter isPartial: Whether some cases have no tag.
  case `internal`(tag: String, isPartial: Bool)
  /// The tag is in an object of its own: `{"meta":{"type":…},"name":…}`.
  case nested(tag: [String])
  case adjacent(tag: String, content: String)
  /// The tag's text is the key of the content.
  case adjacentByTag(tag: String)
  case external
  case array
  case untagged
  case rawValue

  /// The keys that lead to the tag.
  var tagPath: [String]? {
    switch self {
    case .internal(let tag, _), .adjacent(let tag, _), .adjacentByTag(let tag): [tag]
    case .nested(let path): path
    case .external, .array, .untagged, .rawValue: nil
    }
  }

  /// The key of a tag next to the values.
  var tag: String? { tagPath.flatMap { $0.count == 1 ? $0[0] : nil } }

  var style: StyleName {
    switch self {
    case .internal, .nested: .internal
    case .adjacent, .adjacentByTag: .adjacent
    case .external: .external
    case .array: .array
    case .untagged: .untagged
    case .rawValue: .rawValue
    }
  }

  /// The options that describe the form.
  var options: String {
    switch self {
    case .internal(let tag, _): "style: .internal, tag: \(tag.asKey)"
    case .nested(let path):
      "style: .internal, tag: \(path.asKey)"
    case .adjacent(let tag, let content):
      "style: .adjacent, tag: \(tag.asKey), content: \(content.quoted)"
    case .adjacentByTag(let tag): "style: .adjacent, tag: \(tag.asKey), content: .tag"
    case .external: "style: .external"
    case .array: "style: .array"
    case .untagged: "style: .untagged"
    case .rawValue: "style: .rawValue"
    }
  }
}

extension String {
  /// The key as options spell it. A key with a dot is spelled as an array, because it could be
  /// mistaken for a path.
  var asKey: String { contains(".") ? [self].asKey : quoted }
}

extension [String] {
  /// The path of keys as options spell it.
  var asKey: String { "[\(map(\.quoted).joined(separator: ", "))]" }
}

/// A possible description of all values of a place.
struct Candidate: Hashable, Sendable {
  var decision: Decision
  var cost: Double
  /// Whether a person might choose it. Only then is it mentioned next to the best one.
  var isPlausible = true

  init(form: Form, cost: Double, isPlausible: Bool = true) {
    self.init(.union(form), cost: cost, isPlausible: isPlausible)
  }

  init(_ decision: Decision, cost: Double, isPlausible: Bool = true) {
    self.decision = decision
    self.cost = cost
    self.isPlausible = isPlausible
  }

  var form: Form? { if case .union(let form) = decision { form } else { nil } }
}
