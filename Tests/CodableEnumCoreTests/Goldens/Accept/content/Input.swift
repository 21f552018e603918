struct ContentCall: Codable {
  var name: String
}

// The payload stands under the tag's own text.
// @CodableEnum(style: .adjacent, tag: "type", content: .tag)
enum ContentTool {
  case function(ContentCall)
  // @CodableCase("file_search", aliases: ["search"])
  case search(query: String, limit: Int = 10)
  // @CodableCase(7)
  case numbered(Int, Int)
  // @CodableCase(true, empty: .object)
  case flag
  case note(String?)
  case auto
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

// @CodableEnum(
//   style: .adjacent, tag: ["meta", "type"], content: .tag, unknownKeys: .reject, ignoringCase: true,
//   empty: .object, missingTag: .text
// )
enum ContentStrict {
  case text(body: String?)
  case empty
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .adjacent, tag: "type", content: .tag)
enum ContentNumbers: Int {
  case one = 1
  case two = 2
}

// @CodableEnum(
//   style: .internal, tag: "type", missingTag: .text,
//   reads: [.adjacent(tag: "type", content: .tag), .adjacent(tag: "type", content: "value"), .external]
// )
enum ContentRead {
  // @CodableCase("plain")
  case text(body: String)
  case image(url: String, width: Int?)
  case size(ContentCall)
}

// @CodableEnum(
//   style: .adjacent, tag: "type", content: .tag, missingTag: .text,
//   reads: [.internal(tag: "type"), .array]
// )
enum ContentWritten {
  case text(body: String)
  // @CodableCase(3)
  case image(url: String, width: Int?)
}

// A key of its own for the payload of one case.
// @CodableEnum(style: .adjacent, tag: "t", content: "c", unknownKeys: .reject)
enum ContentOwn {
  case text(String)
  // @CodableCase(content: "data")
  case image(url: String)
  // @CodableCase(content: "flag", empty: .true)
  case marked
}

// In `.internal` it then stands below the key, and need be no object.
// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum ContentInternal<Value> {
  case image(url: String, width: Int?)
  // @CodableCase(content: "text")
  case text(String)
  // @CodableCase(content: "point")
  case move(Int, _ y: Int)
  // @CodableCase(content: "size", payload: .keyed)
  case size(Int, _ height: Int)
  // @CodableCase(content: "list", payload: .unkeyed)
  case one(value: Value)
  // @CodableCase(content: "call")
  case call(ContentCall?, id: Int = 1)
  // @CodableCase(content: "ping", empty: .null)
  case ping
  // @CodableCase(content: "note")
  case note(String?)
}

// @CodableEnum(style: .internal, tag: ["meta", "type"], reads: [.internal(tag: "kind"), .untagged])
enum ContentInternalRead {
  // @CodableCase(content: "data")
  case text(body: String)
  case image(url: String)
}

// A number is the key as a text.
// @CodableEnum(style: .adjacent, tag: "type", content: .tag)
enum ContentNumberKeys {
  // @CodableCase(1)
  case text(body: String)
  // @CodableCase(2, empty: .null)
  case marked
}
