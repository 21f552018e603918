// @CodableEnum(style: .untagged)
enum LiteralReply: Equatable {
  // @CodableCase(constants: ["id": nil, "jsonrpc": "2.0"])
  case failure(error: String)
  case result(id: Int)
}

// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum LiteralFilter: Equatable {
  // @CodableCase(constants: ["traits": [["all": true, "n": 1.0]], "none": [], "empty": [:]])
  case all
  // @CodableCase(constants: ["range": [0, nil, [1, "x"]]])
  case some(count: Int)
}

// @CodableEnum(style: .internal, tag: "type")
enum LiteralRival: Equatable {
  // @CodableCase("a", constants: ["on": nil, "level": 1])
  case off
  // @CodableCase("a", constants: ["on": ["x"]])
  case on
}

// @CodableEnum(style: .untagged, choice: .byKeys)
enum LiteralChoice: Equatable {
  // @CodableCase(constants: ["on": nil])
  case off(name: String)
  // @CodableCase(constants: ["on": ["level": 1, "unit": "K"]])
  case on(name: String)
}
