/// A brief description of a set of documents: its kinds of values, and its keys.
package struct Summary: Sendable {
  package var kinds: Kinds = []
  /// The keys of objects; nil if not all are known.
  var keys: Keys?
  /// Whether the sources don't show all of it.
  var isOpaque = false

  struct Keys: Sendable {
    /// Every known key.
    var all: Set<String> = []
    /// Those that every object has.
    var required: Set<String> = []
    /// Whether it may have any other key, like a dictionary.
    var isOpen = false

    func mayHold(_ key: String) -> Bool { isOpen || all.contains(key) }
  }

  /// The summary of an unknown type. It isn't null, because only optionals are written as null.
  static let opaque = Summary(
    kinds: [.boolean, .number, .string, .array, .object], isOpaque: true)

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
      default: kinds.formUnion(part.kinds)
      }
    }
  }

  private mutating func add(_ object: Documents.Members) {
    var keys = Keys()
    for member in object.members {
      keys.all.formUnion(member.keys)
      if member.isRequired, member.keys.count == 1 { keys.required.insert(member.keys[0]) }
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
      keys = kinds.contains(.object) ? keys.flatMap { other.keys?.union($0) } : other.keys
    }
    kinds.formUnion(other.kinds)
    isOpaque = isOpaque || other.isOpaque
  }
}

extension Documents {
  /// The kinds of values, unless it is a type or a union.
  fileprivate var kinds: Kinds {
    switch self {
    case .null: .null
    case .scalar(let scalars): scalars.kinds
    case .array: .array
    case .object: .object
    case .opaque: Summary.opaque.kinds
    case .anything, .type, .either: .any
    }
  }
}

extension Summary.Keys {
  fileprivate func union(_ other: Summary.Keys) -> Summary.Keys {
    Summary.Keys(
      all: all.union(other.all), required: required.intersection(other.required),
      isOpen: isOpen || other.isOpen)
  }
}
