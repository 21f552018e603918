// One enum for each style and for what styles are combined with, with a case for each kind of value.

struct Point: Codable, Equatable {
  var x: Int
  var y: Int
}

enum Meters {
  static func encode(_ length: Int, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(length) m")
  }

  static func decode(from decoder: any Decoder) throws -> Int {
    Int(try decoder.singleValueContainer().decode(String.self).dropLast(2)) ?? 0
  }
}

/// For comparison: the compiler's own conformance.
enum Synthesized: Codable, Equatable {
  case ping
  case text(String)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .external)
enum External: Equatable {
  case ping
  case text(String)
  case move(Int, to: Point)
  case image(url: String, width: Int?)
  case length(Int)  // @CodableValue(coder: Meters)
}

// @CodableEnum(style: .external, payload: .natural, empty: .name)
enum Named: Equatable {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .internal, tag: "type")
enum Internal: Equatable {
  case ping
  case shape(Point)
  case image(url: String, width: Int?, isLarge: Bool = false)
}

// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum Deep: Equatable {
  case ping
  case image(url: String, width: Int?)
  // @CodableCase(.unknown)
  case other(tag: String)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum Adjacent: Equatable {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
  case note(String?)
}

// @CodableEnum(style: .array)
enum Listed: Equatable {
  case ping
  case text(String)
  case move(Int, Double?, to: Point)
  case length(
    Int?,  // @CodableValue(coder: Meters)
    Int)
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .untagged)
enum Untagged: Equatable {
  case number(Int)
  case text(String)
  case list([Int])
  case point(x: Int, y: Int)
}

// @CodableEnum(style: .rawValue)
enum Raw: Equatable {
  case ping
  case pong
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .internal, tag: "type")
enum Keeping: Equatable {
  case text(value: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .external, reads: [.array, .internal(tag: "type")])
enum Reading: Equatable {
  case ping
  case text(value: String)
  case image(url: String, width: Int?)
}
