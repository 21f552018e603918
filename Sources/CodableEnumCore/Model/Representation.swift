/// One wire form of an enum: its style, and for each case the tags and the layout of its values.
struct Representation: Sendable {
  var style: any WireStyle
  /// Whether it is the one that is written.
  var isPrimary: Bool
  var matching: TagMatching
  /// By case.
  var forms: [CaseForm]
}

/// One case in one representation.
struct CaseForm: Sendable {
  /// The first one is written; all are read.
  var tags: [Scalar]
  var layout: PayloadLayout
  var payload: Payload
}

/// How the values of a case are laid out. Indices are those of `CaseModel.values`; values that are
/// skipped do not appear.
enum Payload: Sendable {
  case empty(EmptyForm)
  case keyed([Field])
  case unkeyed([Int])
  /// One value, not wrapped in anything.
  case bare(Int)
}

/// A value in an object.
struct Field: Sendable {
  enum Place: Sendable {
    /// The first key is written; all are read.
    case keys([String])
    /// The value's own keys stand in the object.
    case flattened
    /// A dictionary takes every key of the object that is nobody else's.
    case otherKeys
  }

  var value: Int
  var place: Place

  var isFlattened: Bool { if case .flattened = place { true } else { false } }

  var keys: [String] {
    if case .keys(let keys) = place { keys } else { [] }
  }
}

/// How tags are told apart.
struct TagMatching: Sendable {
  enum Kind: Sendable {
    case string
    /// With the integer type to encode and decode, `Int` or the enum's raw type.
    case integer(String)
    /// Strings, integers and Bools together, or whatever must be looked at before it is known.
    case mixed
  }

  var kind: Kind
  var isCoercing: Bool
  var isIgnoringCase: Bool
}
