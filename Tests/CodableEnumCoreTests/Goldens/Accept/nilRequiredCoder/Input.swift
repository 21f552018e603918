import Foundation

// @CodableEnum(style: .internal, tag: "type")
enum RequiredLimit: Equatable {
  case set(
    to: LimitAmount?,  // @CodableValue(nil: .required, coder: LimitCoder)
    note: String?
  )
}

struct LimitAmount: Equatable {
  var cents: Int
}

enum LimitCoder {
  static func encode(_ value: LimitAmount, to encoder: any Encoder) throws {
    try value.cents.encode(to: encoder)
  }

  static func decode(from decoder: any Decoder) throws -> LimitAmount {
    LimitAmount(cents: try Int(from: decoder))
  }
}

// Only the compiler knows whether a type of another module is an optional.
// @CodableEnum(style: .untagged, choice: .byKeys)
enum RequiredDates: Equatable {
  case one(
    at: DateComponents,  // @CodableValue(coder: AnyCoder)
    note: CodableEnumAnyValue  // @CodableValue(coder: AnyCoder)
  )
  case several(
    dates: RequiredAlias,  // @CodableValue(nil: .required, coder: AnyCoder)
    last: DateComponents?  // @CodableValue(nil: .required, coder: AnyCoder)
  )
}

typealias RequiredAlias = [Int]?

enum AnyCoder {
  static func encode<T: Encodable>(_ value: T, to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }

  static func decode<T: Decodable>(from decoder: any Decoder) throws -> T {
    try T(from: decoder)
  }
}
