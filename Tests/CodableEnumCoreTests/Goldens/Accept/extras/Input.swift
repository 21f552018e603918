// @CodableEnum(style: .internal, tag: "method", unknownKeys: .reject)
enum ExtrasCall: Equatable {
  // @CodableCase(extras: ["jsonrpc": "2.0", "id": nil])
  case ping
  // @CodableCase(extras: ["jsonrpc": "2.0", "meta": ["v": 1, "list": [true, 0.5, [:], []]]])
  case send(text: String)
}

// @CodableEnum(style: .external)
enum NilRequiredMove: Equatable {
  case to(
    x: Int,
    y: Int?,  // @CodableValue(nil: .required)
    z: Int?
  )
}
