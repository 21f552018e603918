/// One enum in every representation, each of which reads all others.
protocol Reading: Codable, Equatable, Sendable {
  static var ping: Self { get }
  static func text(value: String) -> Self
  static func move(x: Int, y: Int) -> Self
  static func image(url: String, width: Int?) -> Self
}

extension Reading {
  static var samples: [Self] {
    [
      .ping, .text(value: "hi"), .move(x: 1, y: 2), .image(url: "u", width: nil),
      .image(url: "u", width: 3),
    ]
  }
}

// @CodableEnum(
//   style: .external,
//   reads: [
//     .external(payload: .natural, empty: .name), .internal(tag: "type"),
//     .adjacent(tag: "t", content: "c"), .array, .untagged
//   ])
enum ReadingExternal: Reading {
  case ping
  case text(value: String)
  case move(x: Int, y: Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(
//   style: .external, payload: .natural, empty: .name,
//   reads: [
//     .external, .internal(tag: "type"), .adjacent(tag: "t", content: "c"), .array, .untagged
//   ])
enum ReadingNatural: Reading {
  case ping
  case text(value: String)
  case move(x: Int, y: Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(
//   style: .internal, tag: "type",
//   reads: [
//     .external, .external(payload: .natural, empty: .name), .adjacent(tag: "t", content: "c"),
//     .array, .untagged
//   ])
enum ReadingInternal: Reading {
  case ping
  case text(value: String)
  case move(x: Int, y: Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(
//   style: .adjacent, tag: "t", content: "c",
//   reads: [
//     .external, .external(payload: .natural, empty: .name), .internal(tag: "type"), .array,
//     .untagged
//   ])
enum ReadingAdjacent: Reading {
  case ping
  case text(value: String)
  case move(x: Int, y: Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(
//   style: .array,
//   reads: [
//     .external, .external(payload: .natural, empty: .name), .internal(tag: "type"),
//     .adjacent(tag: "t", content: "c"), .untagged
//   ])
enum ReadingArray: Reading {
  case ping
  case text(value: String)
  case move(x: Int, y: Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(
//   style: .untagged,
//   reads: [
//     .external, .external(payload: .natural, empty: .name), .internal(tag: "type"),
//     .adjacent(tag: "t", content: "c"), .array
//   ])
enum ReadingUntagged: Reading {
  case ping
  case text(value: String)
  case move(x: Int, y: Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(
//   style: .internal, tag: "type", reads: [.external(caseNaming: .screamingSnakeCase), .array])
enum ReadingIntegers: Equatable {
  // @CodableCase(1)
  case firstCase(value: Int)
  // @CodableCase("second")
  case secondCase
}
