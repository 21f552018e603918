struct ReadsPoint: Codable {
  var x: Int
}

// @CodableEnum(
//   style: .internal, tag: "type", keyNaming: .snakeCase,
//   reads: [
//     .external, .adjacent(tag: "t", content: "c"), .array, .untagged,
//     .external(payload: .compact, empty: .true),
//   ]
// )
enum ReadsInternal {
  case ping
  case text(_ someText: String)
  case move(from: Int, toPlace: Int?)
  case point(ReadsPoint)
}

// @CodableEnum(
//   style: .external, payload: .natural, empty: .name,
//   reads: [.internal(tag: "type"), .array, .adjacent(tag: "t", content: "c")]
// )
enum ReadsExternal<Value> {
  // @CodableCase("PING", aliases: ["pong"])
  case ping
  case value(Value?)  // @CodableValue(key: "v")
  case move(x: Int, y: Int = 7)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", reads: [.untagged, .external, .array])
enum ReadsAdjacent {
  case ping
  case text(String)
  case move(x: Int, y: Int)
}

// @CodableEnum(style: .array, reads: [.external, .internal(tag: "t")])
enum ReadsArray {
  case ping
  case move(x: Int, y: Int)
}

// @CodableEnum(style: .untagged, reads: [.external, .array])
enum ReadsUntagged {
  case text(String)
  case move(x: Int, y: Int)
}

// @CodableEnum(style: .rawValue, reads: [.external, .internal(tag: "type"), .array])
enum ReadsRaw {
  // @CodableCase(0)
  case off
  // @CodableCase(1)
  case on
}

// @CodableEnum(style: .external, empty: .name, reads: [.rawValue, .external(empty: .true)])
enum ReadsNames {
  case off, on
}

// What has no tag takes nothing that has an unknown one.
// @CodableEnum(style: .internal, tag: "type", reads: [.untagged])
enum ReadsUnknownTag {
  case text(body: String?)
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

// @CodableEnum(
//   style: .adjacent, tag: "t", content: "c", order: [.list],
//   reads: [.untagged(payload: .keyed), .array]
// )
enum ReadsUnknownValues {
  case text(body: String?)
  case list([Int])
  // @CodableCase(.unknown)
  case unknown(tag: String, more: Int?)
}

// Other forms don't flatten, and it makes no key in them.
// @CodableEnum(style: .internal, tag: "type", reads: [.adjacent(tag: "t", content: "c")])
enum ReadsFlattened {
  case point(ReadsPoint)  // @CodableValue(flatten: true)
  case spot(
    at: ReadsPoint,  // @CodableValue(flatten: true)
    name: String?
  )
}

// The unknown case has a name in each form, and all other tags are numbers.
// @CodableEnum(
//   style: .internal, tag: "type", caseNaming: .uppercase,
//   reads: [.adjacent(tag: "type", content: "c", caseNaming: .verbatim)]
// )
enum ReadsUnknownName: Equatable {
  // @CodableCase(10..<20)
  case level(Int)  // @CodableValue(tag: true)
  // @CodableCase(.unknown)
  case other
}
