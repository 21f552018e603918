struct SharedTagPart: Codable, Equatable {
  var text: String
}

enum SharedTagDirection: String, Codable {
  case up, down
}

enum SharedTagSide: String, Codable {
  case left, right
}

// A key that one of the cases has.
// @CodableEnum(style: .internal, tag: "verb")
enum SharedTagInstruction: Equatable {
  // @CodableCase("await")
  case awaitReply(from: String, seconds: Int?)
  // @CodableCase("await")
  case awaitEvent
  case dial(number: String)
}

// The kind of the value under a key that both have.
// @CodableEnum(style: .internal, tag: "type", reads: [.adjacent(tag: "type", content: "value"), .internal(tag: "type", keyNaming: .snakeCase)])
enum SharedTagMessage: Equatable {
  // @CodableCase("message")
  case text(messageBody: String)
  // @CodableCase("message", aliases: ["parts"])
  case parts(messageBody: [SharedTagPart])
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .external)
enum SharedTagGesture: Equatable {
  // @CodableCase("move")
  case tilt(to: SharedTagDirection)
  // @CodableCase("move")
  case turn(to: SharedTagSide)
  // @CodableCase("move")
  case point(x: Double, y: Double)
  case rest
}

// @CodableEnum(style: .adjacent, tag: "kind", content: "data")
enum SharedTagReading: Equatable {
  // @CodableCase("reading")
  case number(Double)
  // @CodableCase("reading")
  case list([Double])
  // @CodableCase("reading")
  case missing
  // @CodableCase("reading")
  case part(SharedTagPart)
}

// @CodableEnum(style: .array)
enum SharedTagOperation: Equatable {
  // @CodableCase("set")
  case number(Int)
  // @CodableCase("set")
  case name(String)
  case clear
}

// A key can belong to several cases, or to one of them only.
// @CodableEnum(style: .external)
enum SharedTagKey: Equatable {
  // @CodableCase("x", aliases: ["y"])
  case number(n: Int)
  // @CodableCase("x", aliases: ["z"])
  case text(s: String)
}

// @CodableEnum(style: .internal, tag: ["meta", "version"])
enum SharedTagVersion: Equatable {
  // @CodableCase(1)
  case first(n: Int)
  // @CodableCase(2)
  case second(s: String)
}

// No value of a dictionary is what the key of the other case has.
// @CodableEnum(style: .adjacent, tag: "type", content: "c", payload: .natural)
enum SharedTagPage: Equatable {
  // @CodableCase("page")
  case parts([String: SharedTagPart])
  // @CodableCase("page")
  case image(url: Int, name: String)
}

// Extras are never read.
// @CodableEnum(style: .internal, tag: "type")
enum SharedTagNote: Equatable {
  // @CodableCase("note", extras: ["v": 1])
  case empty
  // @CodableCase("note")
  case note(text: String = "none")
}
