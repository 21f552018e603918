protocol ExistentialShape: Sendable {}
extension Int: ExistentialShape {}

/// A coder of whatever is an integer.
enum ExistentialAny {
  static func encode(_ value: Any, to encoder: any Encoder) throws {
    try (value as! Int).encode(to: encoder)
  }
  static func decode(from decoder: any Decoder) throws -> Any { try Int(from: decoder) }
}

enum ExistentialSendable {
  static func encode(_ value: any Sendable, to encoder: any Encoder) throws {
    try (value as! Int).encode(to: encoder)
  }
  static func decode(from decoder: any Decoder) throws -> any Sendable { try Int(from: decoder) }
}

enum ExistentialMetatype {
  static func encode(_ value: any ExistentialShape.Type, to encoder: any Encoder) throws {
    try "\(value)".encode(to: encoder)
  }
  static func decode(from decoder: any Decoder) throws -> any ExistentialShape.Type {
    _ = try String(from: decoder)
    return Int.self
  }
}

// @CodableEnum(style: .internal, tag: "type")
enum ExistentialInternal {
  case any(
    one: Any,  // @CodableValue(coder: ExistentialAny)
    two: any Sendable,  // @CodableValue(coder: ExistentialSendable)
    three: any ExistentialShape.Type,  // @CodableValue(coder: ExistentialMetatype)
    four: Any?  // @CodableValue(coder: ExistentialAny)
  )
}

typealias ExistentialAlias = Any
typealias ExistentialSendableAlias = any Sendable

// @CodableEnum(style: .external)
enum ExistentialAliases {
  case any(
    one: ExistentialAlias,  // @CodableValue(coder: ExistentialAny)
    two: (Any),  // @CodableValue(coder: ExistentialAny)
    three: ExistentialSendableAlias,  // @CodableValue(coder: ExistentialSendable)
    four: (any Sendable) = 4  // @CodableValue(coder: ExistentialSendable)
  )
}

// @CodableEnum(style: .array)
enum ExistentialArray {
  case any(
    Any,  // @CodableValue(coder: ExistentialAny)
    any Sendable  // @CodableValue(coder: ExistentialSendable)
  )
}

// @CodableEnum(style: .untagged)
enum ExistentialUntagged {
  case any(any Sendable)  // @CodableValue(coder: ExistentialSendable)
}
