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

// @CodableEnum(style: .untagged)
enum ExtrasAlone: Equatable {
  // @CodableCase(extras: ["v": 1])
  case place(
    ExtrasPlace  // @CodableValue(flatten: true)
  )
  // @CodableCase(extras: ["v": 2])
  case none
}

struct ExtrasPlace: Codable, Equatable {
  var x: Int
}

// @CodableEnum(style: .internal, tag: "type", missingTag: .none)
enum ExtrasBesideMissing: Equatable {
  case none
  // @CodableCase(.untagged, constants: ["v": 1])
  case size(width: Int?)
}

// A struct without properties reads anything, but only objects are its case.
// @CodableEnum(style: .untagged)
enum ExtrasNothing: Equatable {
  // @CodableCase(extras: ["v": 1])
  case nothing(
    ExtrasEmpty  // @CodableValue(flatten: true)
  )
  case none
}

struct ExtrasEmpty: Codable, Equatable {}
