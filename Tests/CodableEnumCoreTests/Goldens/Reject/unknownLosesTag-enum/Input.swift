// @CodableEnum(style: .untagged)
enum JSON {
  case null
  case text(String)
  case list([JSON])
  case object([String: JSON])
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(JSON)
}
