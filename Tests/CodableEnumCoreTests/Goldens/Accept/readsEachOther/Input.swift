// @CodableEnum(
//   style: .external,
//   reads: [
//     .internal(tag: "type"), .adjacent(tag: "t", content: "c"), .array, .rawValue, .untagged,
//   ]
// )
enum EachExternal {
  case ping
  case move(x: Int, y: Int)
}

// @CodableEnum(
//   style: .internal, tag: "type",
//   reads: [.external, .adjacent(tag: "t", content: "c"), .array, .rawValue, .untagged]
// )
enum EachInternal {
  case ping
  case move(x: Int, y: Int)
}

// @CodableEnum(
//   style: .adjacent, tag: "t", content: "c",
//   reads: [.external, .internal(tag: "type"), .array, .rawValue, .untagged]
// )
enum EachAdjacent {
  case ping
  case move(x: Int, y: Int)
}

// @CodableEnum(
//   style: .array,
//   reads: [
//     .external, .internal(tag: "type"), .adjacent(tag: "t", content: "c"), .rawValue, .untagged,
//   ]
// )
enum EachArray {
  case ping
  case move(x: Int, y: Int)
}

// @CodableEnum(
//   style: .untagged,
//   reads: [
//     .external, .internal(tag: "type"), .adjacent(tag: "t", content: "c"), .array, .rawValue,
//   ]
// )
enum EachUntagged {
  case ping
  case move(x: Int, y: Int)
}

// @CodableEnum(
//   style: .rawValue,
//   reads: [
//     .external, .internal(tag: "type"), .adjacent(tag: "t", content: "c"), .array, .untagged,
//   ]
// )
enum EachRawValue {
  case ping
}
