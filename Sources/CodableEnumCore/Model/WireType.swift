/// What values of a type are on the wire, as far as the sources of the target tell.
indirect enum WireType: Sendable {
  case boolean, string
  /// With the range that a value surely fits in.
  case integer(bits: Int, isSigned: Bool)
  case double
  /// A string that a `String` can be read from, but not the reverse: `URL`, a raw value.
  case text
  /// What encoders make of it is up to their strategies, or to themselves: `Date`, `Data`.
  case various(TypeShape.Kinds)
  case optional(WireType)
  case array(WireType)
  /// `[String: T]`, with whatever keys.
  case dictionary(WireType)
  case object([Member])
  /// A marked enum, by the kinds that its style writes.
  case marked(TypeShape, path: String)
  /// Nothing but this.
  case constant(Scalar)
  /// Whatever there is.
  case any
  /// Known by its spelling alone.
  case opaque(String)

  struct Member: Sendable {
    var key: String
    var type: WireType
  }
}

extension WireType {
  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The kinds of values, and the keys and elements of those that have any.
  var shape: TypeShape {
    switch self {
    case .boolean: TypeShape(kinds: .boolean)
    case .string, .text: TypeShape(kinds: .string)
    case .integer, .double: TypeShape(kinds: .number)
    case .various(let kinds): TypeShape(kinds: kinds)
    case .optional(let wrapped): wrapped.shape.orNull
    case .array(let element): TypeShape(kinds: .array, elements: element.shape.kinds)
    case .dictionary: TypeShape(kinds: .object, keys: .init(isOpen: true))
    case .object(let members):
      TypeShape(
        kinds: .object,
        keys: .init(
          required: Set(members.filter { !$0.type.isOptional }.map(\.key)),
          optional: Set(members.filter(\.type.isOptional).map(\.key))))
    case .marked(let shape, _): shape
    case .constant(let value): TypeShape(kinds: value.kinds)
    case .any: TypeShape(kinds: .any, keys: .init(isOpen: true))
    case .opaque: .opaque
    }
  }

  /// Whether everything that another type writes is read as this one. Of two types of which each
  /// takes only some of the other's values, neither does.
  func takes(_ other: WireType) -> Bool {
    switch (self, other) {
    case (.any, _): true
    // Both are written as null.
    case (.optional, .optional): true
    case (.optional(let wrapped), _): wrapped.takes(other)
    // What is no nil is taken, and a nil may never be written.
    case (_, .optional(let wrapped)): takes(wrapped)
    case (.constant(let value), .constant(let other)): value == other
    case (.boolean, .constant(let value)): value.isBoolean
    case (.string, .constant(let value)): value.isString
    case (.integer, .constant(let value)): value.isInteger
    case (.double, .constant(let value)): value.kinds == .number
    case (.boolean, .boolean), (.string, .string), (.string, .text), (.text, .text): true
    case (.double, .double), (.double, .integer): true
    case (.integer(let bits, let isSigned), .integer(let otherBits, let otherIsSigned)):
      isSigned == otherIsSigned ? bits >= otherBits : isSigned && bits > otherBits
    case (.array(let element), .array(let other)): element.takesUnseen(other)
    case (.dictionary(let value), .dictionary(let other)): value.takesUnseen(other)
    case (.dictionary(let value), .object(let members)):
      members.allSatisfy { value.takesUnseen($0.type) }
    case (.object(let members), .object(let others)): Self.members(members, take: others)
    case (.marked(_, let path), .marked(_, let other)): path == other
    case (.opaque(let spelling), .opaque(let other)): spelling == other
    default: false
    }
  }

  /// The same of a value inside another one, whose kind is not looked at before it is decoded: a
  /// struct without properties asks its decoder for nothing, and so is read from everything.
  func takesUnseen(_ other: WireType) -> Bool { readsEverything || takes(other) }

  private var readsEverything: Bool {
    switch self {
    case .any: true
    case .object(let members): members.isEmpty
    case .optional(let wrapped): wrapped.readsEverything
    default: false
    }
  }

  /// Whether an object with some members is read from every one with others: keys that it does not
  /// know are ignored.
  static func members(_ members: [Member], take others: [Member]) -> Bool {
    members.allSatisfy { member in
      guard let other = others.first(where: { $0.key == member.key }) else {
        return member.type.isOptional
      }
      return member.type.takesUnseen(other.type)
    }
  }

  /// A value of the type as JSON, for messages.
  var example: String {
    switch self {
    case .boolean: "true"
    case .string, .text: "\"a\""
    case .integer: "1"
    case .double: "0.5"
    case .various(let kinds): kinds.contains(.number) ? "1" : "\"a\""
    case .optional(let wrapped): wrapped.example
    case .array(let element): "[\(element.example)]"
    case .dictionary(let value): "{\"a\":\(value.example)}"
    case .object(let members): Self.example(members)
    case .marked(let shape, _): shape.kinds.contains(.object) ? "{…}" : "\"a\""
    case .constant(let value): value.json
    case .any: "null"
    case .opaque: "…"
    }
  }

  static func example(_ members: [Member]) -> String {
    let required = members.filter { !$0.type.isOptional }
    return "{\(required.map { "\($0.key.quoted):\($0.type.example)" }.joined(separator: ","))}"
  }
}

/// The set of documents that a type can be, by the kinds of values that formats like JSON have.
struct TypeShape: Sendable {
  struct Kinds: OptionSet, Sendable {
    let rawValue: Int
    static let null = Kinds(rawValue: 1)
    static let boolean = Kinds(rawValue: 2)
    static let number = Kinds(rawValue: 4)
    static let string = Kinds(rawValue: 8)
    static let array = Kinds(rawValue: 16)
    static let object = Kinds(rawValue: 32)

    static let scalars: Kinds = [.boolean, .number, .string]
    static let any: Kinds = [.null, .boolean, .number, .string, .array, .object]
  }

  /// The keys that an object may have.
  struct Keys: Sendable {
    /// In every one.
    var required: Set<String> = []
    var optional: Set<String> = []
    /// Whether it may have any other: those of a dictionary.
    var isOpen = false

    func mayHold(_ key: String) -> Bool {
      isOpen || required.contains(key) || optional.contains(key)
    }
  }

  var kinds: Kinds
  /// nil where nothing is known of them.
  var keys: Keys?
  /// What the elements of an array can be.
  var elements: Kinds = .any
  /// Whether the type is known by its spelling alone.
  var isOpaque = false

  static let opaque = TypeShape(
    kinds: [.boolean, .number, .string, .array, .object], isOpaque: true)

  /// Whether an object may hold a key: not if nothing speaks for it.
  func mayHold(_ key: String) -> Bool { keys?.mayHold(key) ?? false }

  fileprivate var orNull: TypeShape {
    var shape = self
    shape.kinds.insert(.null)
    return shape
  }
}

extension Scalar {
  /// What it is on the wire.
  var kinds: TypeShape.Kinds {
    switch self {
    case .string: .string
    case .integer, .double: .number
    case .boolean: .boolean
    }
  }
}
