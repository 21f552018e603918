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
