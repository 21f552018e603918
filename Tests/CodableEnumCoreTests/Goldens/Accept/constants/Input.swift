// @CodableEnum(style: .internal, tag: "type")
enum Instruction {
  // @CodableCase("input_image", constants: ["detail": "auto", "strict": false])
  case image(url: String)
  // @CodableCase(constants: ["version": 2, "ratio": -1.5])
  case stop
  // @CodableCase(constants: ["strict": true])
  case options([String: Int])
}

// @CodableEnum(style: .external, payload: .natural, unknownKeys: .reject)
enum ConstantRequest {
  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case call(String)
  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case cancel
  case ping
}

// @CodableEnum(style: .untagged)
enum Shape2D {
  // @CodableCase(constants: ["kind": "circle"])
  case circle(size: Double)
  // @CodableCase(constants: ["kind": "square"])
  case square(size: Double)
  // @CodableCase(constants: ["kind": "none"])
  case none
}

struct ConstantStyle: Codable {
  var color: String
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum Drawing {
  // @CodableCase(constants: ["closed": true])
  case path(
    ConstantStyle,  // @CodableValue(flatten: true)
    points: Int = 3
  )
  // @CodableCase(constants: ["closed": false])
  case nothing
}

// @CodableEnum(style: .array)
enum ConstantRow {
  // @CodableCase(payload: .keyed, constants: ["v": 1])
  case cells(count: Int)
}

// Older forms have no constants.
// @CodableEnum(
//   style: .internal, tag: "type", reads: [.adjacent(tag: "type", content: "value"), .array, .external]
// )
enum ConstantRead {
  // @CodableCase(constants: ["strict": true])
  case image(url: String)
  // @CodableCase(constants: ["strict": false])
  case none
}

// @CodableEnum(style: .external, reads: [.external(empty: .true), .array])
enum ConstantReadEmpty {
  // @CodableCase(constants: ["strict": true])
  case none
}

// @CodableEnum(style: .array, reads: [.array(payload: .keyed, empty: .true)])
enum ConstantReadElement {
  case none
  // @CodableCase(constants: ["strict": true])
  case strict
}

// Cases of one tag that their constants tell apart.
// @CodableEnum(style: .internal, tag: "error")
enum SharedTag {
  // @CodableCase("unauthorized", constants: ["message": "no user"])
  case noUser
  // @CodableCase("unauthorized", constants: ["message": "no user", "code": 2])
  case noUserAtAll
  // @CodableCase("unauthorized", constants: ["message": "expired"])
  case expired(at: Int)
  // @CodableCase("unauthorized")
  case unauthorized(reason: String?)
  case offline
}

// @CodableEnum(style: .external)
enum SharedExternal {
  // @CodableCase("item", constants: ["kind": 1])
  case one(id: Int)
  // @CodableCase("item", constants: ["kind": 2])
  case two(id: Int)
}

// @CodableEnum(style: .adjacent, tag: "t", content: .tag)
enum SharedAdjacent {
  // @CodableCase("item", constants: ["on": true])
  case on
  // @CodableCase("item", content: "data", constants: ["on": false, "ratio": 1.0])
  case off(id: Int)
}

// @CodableEnum(style: .array, payload: .natural)
enum SharedArray {
  // @CodableCase("item", constants: ["v": 1])
  case one(id: Int)
  // @CodableCase("item")
  case plain(String)
}

// A name alone is the one that is written so.
// @CodableEnum(style: .external, empty: .name)
enum SharedName {
  // @CodableCase("item", constants: ["kind": 1])
  case one(id: Int)
  // @CodableCase("item")
  case named
}

// In a build without the first two, the third has the tag.
// @CodableEnum(style: .internal, tag: "type")
enum SharedInBuilds {
  #if DEBUG
    // @CodableCase("a", constants: ["k": 1])
    case one
    // @CodableCase("a", constants: ["k": 2])
    case two
  #else
    // @CodableCase("a")
    case plain
  #endif
  case other
}
