/// A set of documents: what a type or a case writes, or what it reads.
///
/// A struct without properties writes `{}` and reads anything, so the two are different sets, and
/// one is never taken for the other. `Overlap` asks whether two sets have a document in common.
package indirect enum Documents: Sendable {
  case null
  case scalar(ScalarSet)
  case array(Elements)
  case object(Members)
  case either([Documents])
  /// What a type writes or reads. `Universe` says what that is, when it is asked: a type may hold
  /// itself.
  case type(FormatType, Side)
  case anything
  /// What a type writes or reads whose coding the sources don't show.
  case opaque(FormatType)

  /// Whose documents they are.
  package enum Side: Hashable, Sendable {
    case written
    case read
    /// What was written in any form that is still read.
    case stored
    /// What the lock says was written.
    case locked

    /// What values that stand in other values are asked for.
    var direction: OptionRules.Direction { self == .read ? .decoding : .encoding }
  }

  /// The elements of an array: some at the front, then any number of others.
  package struct Elements: Sendable {
    package var slots: [Documents] = []
    /// How many of them must be there.
    package var requiredCount = 0
    package var rest: Documents?
  }

  package struct Members: Sendable {
    package var members: [Member] = []
    /// What stands under all other keys.
    package var others = Others.none

    func member(_ key: String) -> Member? { members.first { $0.isFound(under: key) } }
  }

  package struct Member: Sendable {
    /// The one that is written first, then others that are read as well.
    package let keys: [String]
    package var value: Documents
    package var isRequired: Bool
    /// Of many keys.
    private let lookup: Set<String>?

    init(keys: [String], value: Documents, isRequired: Bool) {
      self.keys = keys
      self.value = value
      self.isRequired = isRequired
      lookup = keys.count > 8 ? Set(keys) : nil
    }

    func isFound(under key: String) -> Bool { lookup?.contains(key) ?? keys.contains(key) }
  }

  package enum Others: Sendable {
    /// There are none.
    case none
    /// They may be there, and nobody looks at them.
    case ignored
    /// Values of a dictionary, under keys that are integers or any strings.
    case values(Documents, areKeysIntegers: Bool)
    /// Those of a type whose coding the sources don't show.
    case opaque(FormatType)
  }

  static let never = Documents.either([])
  static let emptyObject = Documents.object(Members())
  package static let anyArray = Documents.array(Elements(rest: .anything))

  /// Objects that have some members, and any others.
  package static func object(with members: [(key: String, value: Documents)]) -> Documents {
    let required = members.map { Member(keys: [$0.key], value: $0.value, isRequired: true) }
    return .object(Members(members: required, others: .ignored))
  }

  static func literal(_ value: Scalar) -> Documents { literals([value]) }

  package static func literals(_ values: [Scalar]) -> Documents {
    values.isEmpty ? never : .scalar(.literals(.init(values)))
  }

  var orNull: Documents { .either([.null, self]) }

  /// The sum of sets.
  static func any(of sets: [Documents]) -> Documents { sets.count == 1 ? sets[0] : .either(sets) }
}
