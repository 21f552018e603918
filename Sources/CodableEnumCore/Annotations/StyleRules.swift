/// The rules for annotations with a style.
package struct StyleRules: Sendable {
  /// The place of the tag, which tells the cases apart.
  enum TagPlace: Sendable {
    /// There is none.
    case none
    /// The tag is the key of the payload, and so a string.
    case key
    /// A member of an object.
    case member
    /// The first element of an array.
    case element
    /// The whole value.
    case value
  }

  var tagPlace: TagPlace
  /// The options that the style requires.
  var required: [String] = []
  /// The layouts that a case's values can have; the first is the default.
  package var payloads: [PayloadLayout]
  /// What a case without values can be; the first is the default.
  package var empties: [EmptyForm]

  /// Returns whether a case without values can be written like this. If a style has a choice, any
  /// literal is possible.
  func canBeEmpty(as form: EmptyForm) -> Bool {
    form.literal != nil ? empties.count > 1 : empties.contains(form)
  }

  var hasTags: Bool { tagPlace != .none }
  var tagsAreKeys: Bool { tagPlace == .key }
  /// Whether a document can contain anything but the tag.
  var hasValues: Bool { tagPlace != .value }
}

extension StyleName {
  package var rules: StyleRules {
    switch self {
    case .external:
      StyleRules(
        tagPlace: .key, payloads: [.keyed, .unkeyed, .compact, .natural],
        empties: [.object, .array, .true, .null, .name])
    case .internal:
      StyleRules(tagPlace: .member, required: ["tag"], payloads: [.keyed], empties: [.omit])
    case .adjacent:
      StyleRules(
        tagPlace: .member, required: ["tag", "content"],
        payloads: [.natural, .keyed, .unkeyed, .compact],
        empties: [.omit, .object, .array, .true, .null])
    case .untagged:
      StyleRules(
        tagPlace: .none, payloads: [.natural, .keyed, .unkeyed, .compact],
        empties: [.null, .object, .array, .true, .name])
    case .rawValue: StyleRules(tagPlace: .value, payloads: [.keyed], empties: [.omit])
    case .array:
      StyleRules(
        tagPlace: .element, payloads: [.unkeyed, .keyed, .compact, .natural],
        empties: [.omit, .object, .array, .true, .null])
    }
  }
}
