struct UntaggedUser: Codable {
  var name: String
}

// @CodableEnum(style: .untagged)
enum UntaggedMessage {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
  case user(UntaggedUser)
  case users([UntaggedUser])
}

// @CodableEnum(style: .untagged, payload: .keyed, empty: .object)
enum UntaggedKeyed {
  case text(String)
  case image(url: String, width: Int)
  case nothing
}

// @CodableEnum(style: .untagged, payload: .unkeyed, empty: .array)
enum UntaggedUnkeyed {
  case none
  case one(Int)
  case two(Int, second: Int)
}

// @CodableEnum(style: .untagged, empty: .name, caseNaming: .snakeCase)
enum UntaggedNames {
  case autoDetect
  // @CodableCase("off", aliases: ["none"])
  case disabled
  case seconds(Int)
}

// @CodableEnum(style: .untagged, payload: .compact, empty: .true)
enum UntaggedCompact {
  case all
  case range(from: Int, to: Int, step: Int)
  case some(ids: [String])
}

// What elements are is guessed from those before them.
// @CodableEnum(style: .untagged)
indirect enum UntaggedNested {
  case null
  case leaf(Int)
  case list([UntaggedNested])
  case node(child: UntaggedNested)
}
