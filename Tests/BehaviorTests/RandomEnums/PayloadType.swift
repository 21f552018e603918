import CodingChecks

/// A type of associated values, as it is spelled, with values of it and what they are written as.
indirect enum PayloadType: Hashable, Sendable {
  case int, int64, uint8, string, bool, double
  /// `struct Point { var x: Int; var y: Int? }`
  case point
  /// `enum Level: String`, itself marked.
  case level
  /// `typealias MaybeInt = Int?`
  case maybeInt
  /// `struct Opaque`, which is not Codable; `OpaqueCoder` writes it as an integer.
  case opaque
  case optional(PayloadType)
  case array(PayloadType)
  case dictionary(PayloadType)
  /// `struct Box<T> { var content: T }`
  case box(PayloadType)
  /// The generic parameter `T`, with what it stands for.
  case parameter(PayloadType)
  /// `Item`, a type nested in the enum's parent, which is spelled like this from outside.
  case item(parent: String)
  /// A type that is known by its spelling, and by those who declare it.
  case named(String, isObject: Bool)

  var spelling: String {
    switch self {
    case .int: "Int"
    case .int64: "Int64"
    case .uint8: "UInt8"
    case .string: "String"
    case .bool: "Bool"
    case .double: "Double"
    case .point: "Point"
    case .level: "Level"
    case .maybeInt: "MaybeInt"
    case .opaque: "Opaque"
    case .optional(let type): "\(type.spelling)?"
    case .array(let type): "[\(type.spelling)]"
    case .dictionary(let type): "[String: \(type.spelling)]"
    case .box(let type): "Box<\(type.spelling)>"
    case .parameter: "T"
    case .item: "Item"
    case .named(let name, _): name
    }
  }

  /// Whether a nil of it is left out of objects by default.
  var isOptional: Bool {
    switch self {
    case .optional, .maybeInt: true
    case .parameter(let type): type.isOptional
    default: false
    }
  }

  /// Whether the sources show the keys of its values, if these are objects.
  var showsKeys: Bool {
    switch self {
    case .point, .item, .named, .box: true
    case .optional(let type): type.showsKeys
    default: false
    }
  }

  /// Whether its values are objects whose keys can stand beside others.
  var isObject: Bool {
    switch self {
    case .point, .item: true
    case .named(_, let isObject): isObject
    case .box(let type): !type.isOptional
    default: false
    }
  }

  /// Whether it is coded as an object, if also one that may be empty.
  var hasKeys: Bool {
    if case .box = self { true } else { isObject }
  }

  /// What JSON has for it, to keep untagged cases apart; nil where that depends on the value.
  var jsonKind: String? {
    switch self {
    case .int, .int64, .uint8, .double: "number"
    case .string, .level: "string"
    case .bool: "boolean"
    default: nil
    }
  }

  static let scalars: [PayloadType] = [.int, .int64, .uint8, .string, .bool, .double, .level]

  static func random(_ random: inout SeededGenerator, depth: Int = 0) -> PayloadType {
    let simple = scalars + [.point, .string, .int]
    guard depth < 2, random.chance(45) else { return random.pick(simple) }
    let inner = Self.random(&random, depth: depth + 1)
    switch random.pick([0, 0, 1, 2, 3, 4]) {
    case 0: return inner.isOptional ? inner : .optional(inner)
    case 1: return .array(inner)
    case 2: return .dictionary(inner)
    case 3: return .box(inner)
    default: return .maybeInt
    }
  }
}
