/// A user's own, which is no optional.
public struct Optional<Wrapped: Codable & Equatable>: Codable, Equatable {
  public var wrapped: Wrapped
  public init(_ wrapped: Wrapped) { self.wrapped = wrapped }
}

// Extensions of containers have a `Key` and a `K` of their own.
// @CodableEnum(
//   style: .rawValue, codingKeys: true, invalidProperty: .nil, nilProperty: .null,
//   invalidElements: .skip
// )
public enum Key: String {
  case width, height
}

// @CodableEnum(style: .internal, tag: "type", invalidProperty: .nil, accessors: true)
public enum K: Equatable {
  case own(value: Optional<Int>)
  case both(value: Optional<Int>, other: Swift.Optional<Int>)
}

// @CodableEnum(style: .external, payload: .natural)
public enum OwnOptional: Equatable {
  case one(Optional<String>)
  case none
}

public struct Sizes: Codable, Equatable {
  public var sizes: [Key: Int]
  public var first: Key?
  public var all: [Key]
  public var kind: K?
}

extension Key {
  // @CodableEnum(style: .rawValue, nilProperty: .null, invalidElements: .skip)
  public enum Shade {
    case dark, light
  }
}

public struct Table<K> {
  // @CodableEnum(style: .external, invalidProperty: .nil, nilProperty: .null, invalidElements: .skip)
  public enum Change {
    case set(K, String)
    case clear
  }
}

public struct Shades: Codable {
  public var shade: Key.Shade?
  public var all: [Key.Shade]
  public var change: Table<Int>.Change?
  public var changes: [Table<Int>.Change]
}
