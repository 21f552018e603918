/// One way to put an enum on the wire: where the tag is, and where the payload is.
package enum Style: Equatable, Sendable {
  /// `{"ping":{}}`, `{"text":{"_0":"hi"}}`, `{"image":{"url":"u"}}`
  ///
  /// The case's name is the only key and the payload its value. Without options this is the format
  /// that the compiler synthesizes (SE-0295, "Codable synthesis for enums with associated values");
  /// with `payload: .natural` and `empty: .name` it is serde's externally tagged one.
  case external

  /// `{"type":"ping"}`, `{"type":"image","url":"u"}`
  ///
  /// The tag is a key among those of the values: serde's internally tagged representation,
  /// elsewhere called a discriminator (OpenAPI 3.1, "Discriminator Object"). A case can have its
  /// values under a key of their own (`CasePlan.content`), as all cases of `.adjacent` do.
  case `internal`(tag: TagPath)

  /// `{"t":"ping"}`, `{"t":"text","c":"hi"}`, `{"t":"move","c":[1,2]}`
  ///
  /// Tag and payload are next to each other, under keys of their own: serde's adjacently tagged
  /// representation. The key of the payload belongs to the case (`CasePlan.content`).
  case adjacent(tag: TagPath)

  /// `["ping"]`, `["text","hi"]`, `["move",1,2]`
  ///
  /// An array with the tag first, as JSON-RPC-like protocols and Lisp-like formats write messages.
  case array

  /// `null`, `"hi"`, `[1,2]`, `{"url":"u"}`
  ///
  /// Nothing but the payload: serde's untagged representation, JSON Schema's `oneOf`. The first
  /// case that fits is read, in the order of `order` and then of declaration.
  case untagged

  /// `"ping"`, `3`, `true`
  ///
  /// A single scalar, as the compiler writes enums with raw values (SE-0166, "Swift Archival &
  /// Serialization").
  case rawValue

  /// The places where tags can be; empty only for `.untagged`.
  package var tagPlaces: [TagPosition] {
    switch self {
    case .external: [.key, .value]
    case .internal(let tag), .adjacent(let tag): [.member(tag)]
    case .array: [.element]
    case .untagged: []
    case .rawValue: [.value]
    }
  }

  var keysBesideValues: [String] { if case .internal(let tag) = self { [tag.first] } else { [] } }
}

/// The keys that lead to a tag; the last one holds it.
package struct TagPath: Hashable, Sendable {
  package let keys: [String]

  var parents: [String] { keys.dropLast() }
  var key: String { keys[keys.count - 1] }
  /// The first of the keys, in the object that may contain the values, too.
  var first: String { keys[0] }
}
