/// A set of documents: what a type or a case writes, or what it reads.
///
/// A struct without properties writes `{}` and reads anything, so the two are different sets, and
/// one never replaces the other. `Overlap` finds out whether two sets have a document in common.
package indirect enum Documents: Sendable {
  case null
  case scalar(ScalarSet)
  case array(Elements)
  case object(Members)
  case either([Documents])
  /// What a type writes or reads. `Universe` finds that when it is needed, because a type may
  /// contain itself.
  case type(FormatType, Side)
  case anything
  /// What a type writes or reads if the sources don't show how it is coded.
  case opaque(FormatType)

  /// Which documents of a type or case they are.
  package enum Side: Hashable, Sendable {
    case written
    case read
    /// What was written in any form that is still read.
    case stored
    /// What was written according to the lock.
    case locked

    package var direction: OptionRules.Direction { self == .read ? .decoding : .encoding }
  }

  /// The elements of an array: some at the front, then any number of others.
  package struct Elements: Sendable {
    package var slots: [Documents] = []
    package var requiredCount = 0
    package var rest: Documents?
    /// What the slots belong to; empty if nobody asks.
    package var origins: [Origin] = []
  }

  package struct Members: Sendable {
    package var members: [Member] = []
    /// Values whose own keys are in the object. `CaseDocuments` usually makes members of these.
    package var flattened: [Flattened] = []
    package var others = Others.none
    /// For each value with a path and aliases, unless these make objects of their own: the paths,
    /// one of which is there.
    package var choices: [[[String]]] = []
    /// Whether there is exactly one key.
    var isSingle = false

    package init(members: [Member] = [], flattened: [Flattened] = [], others: Others = .none) {
      self.members = members
      self.flattened = flattened
      self.others = others
    }

    package func member(_ key: String) -> Member? { members.first { $0.isFound(under: key) } }
  }

  package struct Member: Sendable {
    /// The key that is written, then further keys that are read.
    package var keys: [String]
    package var value: Documents
    package var isRequired: Bool
    /// What decides whether reading needs it, if the sources don't show that.
    package var decider: FormatType?
    /// nil for a tag, and for a payload without values.
    package let origin: Origin?
    private let isIgnoringCase: Bool
    /// The keys as they are compared, if there are many or letter case doesn't matter.
    private let lookup: Set<String>?

    package init(
      keys: [String], value: Documents, isRequired: Bool, _ origin: Origin? = nil,
      ignoringCase: Bool = false
    ) {
      self.keys = keys
      self.value = value
      self.isRequired = isRequired
      self.origin = origin
      isIgnoringCase = ignoringCase
      let compared = ignoringCase ? keys.map { $0.lowercased() } : keys
      lookup = ignoringCase || keys.count > 8 ? Set(compared) : nil
    }

    func isFound(under key: String) -> Bool {
      lookup?.contains(isIgnoringCase ? key.lowercased() : key) ?? keys.contains(key)
    }

    package func isFound(in names: Set<String>) -> Bool {
      keys.contains(where: names.contains) || isIgnoringCase && names.contains(where: isFound)
    }
  }

  package struct Flattened: Sendable {
    package let type: FormatType
    package let origin: Origin
  }

  /// The declaration that a part of a document belongs to.
  package indirect enum Origin: Sendable {
    /// A value of a case. Its former key may be one of its names in another spelling; it has none if
    /// it is never written.
    case value(case: Int, value: Int, names: [String])
    /// The values of a case, under a key of their own. `value` is the only one.
    case content(case: Int, value: Int?)
    /// A property of a type, or a value of one of its cases.
    case property(CodedProperty, of: String)
    case constant(Document)
    case path
  }

  package indirect enum Others: Sendable {
    case none
    /// Other keys may be there, and reading ignores them.
    case ignored
    /// Values of a dictionary.
    case values(Documents, keys: Keys)
    /// Keys of a type if the sources don't show how it is coded.
    case opaque(FormatType)
  }

  /// The keys of a dictionary.
  package enum Keys: Sendable {
    case any, integers
    /// Those of an enum, which may have an unknown case.
    case names([String], isOpen: Bool)

    /// Keys to show.
    var examples: [String] {
      switch self {
      case .any: ["a"]
      case .integers: ["1"]
      case .names(let names, let isOpen): names.prefix(8) + (isOpen ? ["a"] : [])
      }
    }

    func mayBe(_ key: String) -> Bool {
      switch self {
      case .any: true
      case .integers: Int(key) != nil
      case .names(let names, let isOpen): isOpen || names.contains(key)
      }
    }

    /// Whether a key isn't as rare as a certain name is among strings.
    func areTypically(_ key: String) -> Bool {
      if case .names(let names, _) = self { names.contains(key) } else { false }
    }
  }

  static let never = Documents.either([])
  package static let anyArray = Documents.array(Elements(rest: .anything))
  static let allButObjects: [Documents] = [
    .null, .scalar(.boolean), .scalar(.double(bits: 64)), .scalar(.text(.any)), anyArray,
  ]

  /// Returns objects with some members, and any others.
  package static func object(with members: [(key: String, value: Documents)]) -> Documents {
    let required = members.map { Member(keys: [$0.key], value: $0.value, isRequired: true) }
    return .object(Members(members: required, others: .ignored))
  }

  /// Returns arrays of as many elements as there are sets.
  package static func array(of elements: [Documents]) -> Documents {
    .array(Elements(all: elements))
  }

  package static func literal(_ value: Scalar) -> Documents { literals([value]) }

  package static func literals(_ values: [Scalar]) -> Documents {
    values.isEmpty ? never : .scalar(.literals(.init(values)))
  }

  var orNull: Documents { .either([.null, self]) }

  /// Whether null is listed in it.
  package var hasNull: Bool {
    switch self {
    case .null: true
    case .either(let sets): sets.contains(where: \.hasNull)
    default: false
    }
  }

  /// The members of a set of objects that may contain null.
  package var objectOrNull: Members? {
    if case .either(let sets) = self { return sets.lazy.compactMap(\.objectOrNull).first }
    return if case .object(let members) = self { members } else { nil }
  }

  package static func any(of sets: [Documents]) -> Documents {
    sets.count == 1 ? sets[0] : .either(sets)
  }
}

extension Documents.Elements {
  init(all slots: [Documents]) { self.init(slots: slots, requiredCount: slots.count) }
}

extension [Documents.Member] {
  /// Returns the members with others added. Objects under one key become one object.
  func merging(_ others: [Documents.Member]) -> [Documents.Member] {
    var members = self
    for other in others {
      guard let index = members.firstIndex(where: { $0.keys == other.keys }),
        var object = members[index].value.objectOrNull, let inner = other.value.objectOrNull
      else {
        members.append(other)
        continue
      }
      object.members = object.members.merging(inner.members)
      switch inner.others {
      case .none: break
      case .ignored, .values, .opaque: object.others = inner.others
      }
      var merged = other
      let isOptional = members[index].value.hasNull && other.value.hasNull
      merged.value = isOptional ? Documents.object(object).orNull : .object(object)
      merged.isRequired = merged.isRequired || members[index].isRequired
      members[index] = merged
    }
    return members
  }
}

/// A brief description of a set of documents: its kinds of values, and its keys.
package struct Summary: Sendable {
  package var kinds: Kinds = []
  /// The keys of objects; nil if not all are known.
  package var keys: Keys?
  /// Whether the sources don't show all of it.
  var isOpaque = false

  package struct Keys: Sendable {
    /// Every known key.
    var all: Set<String> = []
    /// Those that every object has.
    package var required: Set<String> = []
    /// Whether it may have any other key, like a dictionary.
    var isOpen = false

    func mayHold(_ key: String) -> Bool { isOpen || all.contains(key) }
  }

  /// The summary of an unknown type. It isn't null, because only optionals are written as null.
  static let opaque = Summary(kinds: [.boolean, .number, .string, .array, .object], isOpaque: true)

  /// Whether an object may have a key. If its keys aren't known, it may not.
  func mayHold(_ key: String) -> Bool { keys?.mayHold(key) ?? false }
}

extension Summary {
  package init(of set: Documents, in universe: Universe) {
    self.init()
    for part in universe.parts(of: set) {
      switch part {
      case .object(let object): add(object)
      case .anything: add(Summary(kinds: .any, keys: Keys(isOpen: true)))
      case .opaque: add(.opaque)
      case .null: kinds.formUnion(.null)
      case .scalar(let scalars): kinds.formUnion(scalars.kinds)
      case .array: kinds.formUnion(.array)
      case .type, .either: break
      }
    }
  }

  private mutating func add(_ object: Documents.Members) {
    var keys = Keys()
    for member in object.members {
      keys.all.formUnion(member.keys)
      if member.isRequired, member.decider == nil, member.keys.count == 1 {
        keys.required.insert(member.keys[0])
      }
    }
    switch object.others {
    case .none, .ignored: break
    case .values(_, .names(let names, isOpen: false)): keys.all.formUnion(names)
    case .values: keys.isOpen = true
    case .opaque: return add(Summary(kinds: .object, isOpaque: true))
    }
    add(Summary(kinds: .object, keys: keys))
  }

  private mutating func add(_ other: Summary) {
    if other.kinds.contains(.object) {
      if !kinds.contains(.object) {
        keys = other.keys
      } else if let more = other.keys {
        keys?.add(more)
      } else {
        keys = nil
      }
    }
    kinds.formUnion(other.kinds)
    isOpaque = isOpaque || other.isOpaque
  }
}

extension Summary.Keys {
  /// In place, because a union can have very many keys.
  fileprivate mutating func add(_ other: Summary.Keys) {
    all.formUnion(other.all)
    required.formIntersection(other.required)
    isOpen = isOpen || other.isOpen
  }
}
