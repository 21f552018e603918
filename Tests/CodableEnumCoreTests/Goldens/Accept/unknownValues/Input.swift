// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum UnknownValuesInternal {
  case plain(x: Int)
  // @CodableCase(.unknown, keys: ["text", "detail"])
  case unknown(
    code: String,  // @CodableValue(tag: true)
    message: String?,
    hint: String = ""
  )
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum UnknownValuesAdjacent {
  // @CodableCase(404)
  case missing
  // @CodableCase(.unknown, payload: .keyed)
  case unknown(
    Int,  // @CodableValue(tag: true)
    String
  )
}

// @CodableEnum(style: .external, empty: .name)
enum UnknownValuesExternal {
  case plain
  // @CodableCase(.unknown)
  case unknown(tag: String, size: Int)
}

// @CodableEnum(style: .array)
enum UnknownValuesArray {
  case name
  // @CodableCase(.unknown)
  case unknown(tag: CodableEnumAnyValue, String, Int?)
}

// @CodableEnum(
//   style: .internal, tag: "type",
//   reads: [
//     .external(payload: .natural), .array, .adjacent(tag: "type", content: "c"), .rawValue,
//   ]
// )
enum UnknownValuesReads {
  case plain(x: Int)
  // @CodableCase(.unknown)
  case unknown(tag: String, size: Int)
}

// @CodableEnum(style: .internal, tag: ["meta", "kind"])
enum UnknownValuesNamed {
  case plain(x: Int)
  // @CodableCase(.unknown)
  case unknown(_ kind: String, size: Int?)
}

// @CodableEnum(style: .adjacent, tag: "type", content: "data")
enum UnknownValuesWhole {
  case plain(x: Int)
  // @CodableCase(.unknown)
  case unknown(type: String, content: CodableEnumAnyValue)
}
