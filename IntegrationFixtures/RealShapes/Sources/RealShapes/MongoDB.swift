/// MongoDB Extended JSON 2: https://www.mongodb.com/docs/manual/reference/mongodb-extended-json/
enum MongoDB {
  /// An object with one key that begins with a dollar, or a value of JSON itself.
  // @CodableEnum(style: .external, payload: .natural)
  enum Value: Hashable {
    // @CodableCase("$oid")
    case objectID(String)
    // @CodableCase("$numberLong")
    case long(String)
    // @CodableCase("$numberDecimal")
    case decimal(String)
    // @CodableCase("$timestamp")
    case timestamp(t: Int, i: Int)
    // @CodableCase("$binary")
    case binary(base64: String, subType: String)
    // @CodableCase("$undefined", empty: .true)
    case undefined
    // @CodableCase(.untagged)
    case boolean(Bool)
    // @CodableCase(.untagged)
    case integer(Int)
    // @CodableCase(.untagged)
    case double(Double)
    // @CodableCase(.untagged)
    case text(String)
    // @CodableCase(.untagged)
    case array([Value])
  }
}
