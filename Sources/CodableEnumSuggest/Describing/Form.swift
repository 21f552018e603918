import CodableEnumCore

/// How cases stand in JSON: a style, with the keys that it needs.
enum Form: Hashable, Sendable {
  /// - Parameter isPartial: Whether some cases have no tag.
  case `internal`(tag: String, isPartial: Bool)
  /// The tag stands in an object of its own: `{"meta":{"type":…},"name":…}`.
  case nested(tag: [String])
  case adjacent(tag: String, content: String)
  /// The content stands under the text of the tag.
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

  /// The key of a tag that stands beside the values.
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

  /// The options that say it.
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
  /// As options spell a key; one with a point in it could be taken for a path.
  var asKey: String { contains(".") ? [self].asKey : quoted }
}

extension [String] {
  /// As options spell a path of keys.
  var asKey: String { "[\(map(\.quoted).joined(separator: ", "))]" }
}

/// What could be made of all values of a place.
struct Candidate: Hashable, Sendable {
  var decision: Decision
  var cost: Double
  /// Whether anybody would think of it, so that it is worth a word.
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
