// @CodableEnum(style: .array)
enum Message {
  case text(body: String)
  // @CodableCase(.unknown)
  case other([String: Int])
}

// @CodableEnum(style: .internal, tag: "kind")
enum Reply {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(content: [Bool])
}
