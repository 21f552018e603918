// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum AdjacentMessage {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
  case note(String?)
  case size(width: Int?, height: Int? = 3)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", payload: .keyed, empty: .object)
enum AdjacentKeyed {
  case ping
  case text(String)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", payload: .unkeyed, empty: .array)
enum AdjacentUnkeyed {
  case ping
  case text(String)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .adjacent, tag: ["head", "t"], content: "c", payload: .compact, empty: .null)
enum AdjacentCompact {
  case ping
  // @CodableCase(empty: .true)
  case pong
  case text(body: String)
  case move(x: Int, y: Int)
}
