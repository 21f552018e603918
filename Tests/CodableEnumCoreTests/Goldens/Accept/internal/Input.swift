struct InternalCircle: Codable {
  var radius: Int
}

// @CodableEnum(style: .internal, tag: "type")
enum InternalShape {
  case nothing
  case shape(InternalCircle)
  case image(url: String, width: Int?)
  case denied(_ reason: String)
  case text(String)  // @CodableValue(key: "text")
  // @CodableCase("2d", keys: ["x", "y"])
  case point(Int, Int)
}

// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum InternalPath {
  case ping
  case image(url: String)
}

// @CodableEnum(style: .internal, tag: "version")
enum InternalVersions {
  // @CodableCase(1)
  case first(name: String)
  // @CodableCase(2)
  case second(names: [String])
}

// @CodableEnum(style: .internal, tag: "ok")
enum InternalResult {
  // @CodableCase(true)
  case success(value: Int)
  // @CodableCase(false)
  case failure(code: Int)
}

// @CodableEnum(style: .internal, tag: "kind")
enum InternalMixedTags {
  // @CodableCase(0)
  case none
  // @CodableCase("some")
  case some(count: Int)
  // @CodableCase(true)
  case all
}
