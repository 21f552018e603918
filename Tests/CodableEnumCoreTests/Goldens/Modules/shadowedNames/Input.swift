/// A module may call its own types as it likes.
public struct String: Swift.Codable { public var text: Swift.String }
public struct Int: Swift.Codable { public var number: Swift.Int }
public struct Bool {}
public struct Double {}
public struct Array<Element> {}
public struct Optional {}
public struct Result {}
public struct Error {}
public protocol Encoder {}
public protocol Decoder {}
public protocol Encodable {}
public protocol Decodable {}
public protocol Codable {}
public protocol CodingKey {}
public struct EncodingError {}
public struct DecodingError {}
public protocol Sendable {}
public protocol Hashable {}
public enum Void {}
public struct KeyedEncodingContainer {}
public struct KeyedDecodingContainer {}

public func min(_ value: Swift.Int) -> Swift.Int { value }
public func zip(_ value: Swift.Int) -> Swift.Int { value }

// @CodableEnum(style: .external, accessors: true)
public enum ShadowedExternal {
  /// A user's own.
  enum CodingKeys {}

  case text(String, count: Int?)
  case raw(Swift.String = "raw", size: Swift.Int?)
  // @CodableCase(skip: .both)
  case opaque(Result)
}

// @CodableEnum(
//   style: .internal, tag: ["meta", "type"], missingTag: .none, coercing: true, ignoringCase: true,
//   unknownKeys: .reject, reads: [.external, .array, .untagged], nilProperty: .null
// )
public enum ShadowedInternal {
  // @CodableCase(1)
  case none
  case coded(result: Result)  // @CodableValue(coder: ResultCoder)
  case pair(
    a: Swift.Int,  // @CodableValue(aliases: ["first"])
    b: Swift.Int = 2
  )
  // @CodableCase(.unknown)
  case unknown(tag: Swift.String, content: CodableEnumAnyValue)
}

public struct ShadowedText: Swift.Codable {
  public var text: Swift.String
}

enum ResultCoder {
  static func encode(_ value: Result, to encoder: any Swift.Encoder) throws {
    try 7.encode(to: encoder)
  }

  static func decode(from decoder: any Swift.Decoder) throws -> Result {
    _ = try Swift.Int(from: decoder)
    return Result()
  }
}

// @CodableEnum(style: .untagged, payload: .compact, order: [.nothing, .one, .two])
public enum ShadowedUntagged<Element> {
  case nothing
  case one(Element)
  case two(Element, Swift.Double)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", empty: .true)
public enum ShadowedAdjacent {
  case on
  case many([Int])
  case flat(
    ShadowedText,  // @CodableValue(flatten: true)
    more: Swift.Int
  )
}

// @CodableEnum(style: .array, empty: .array)
public enum ShadowedArray {
  case on
  case many(Swift.Int, Swift.Int = 3)
  case own(String, Int?)
}

public enum ShadowedPlace {
  public typealias Float = Swift.Int?

  // @CodableEnum(style: .internal, tag: "t")
  public enum Inner {
    case size(width: Float)
  }
}

// @CodableEnum(style: .rawValue)
public enum ShadowedRaw {
  // @CodableCase(1)
  case on
  // @CodableCase(false)
  case off
}
