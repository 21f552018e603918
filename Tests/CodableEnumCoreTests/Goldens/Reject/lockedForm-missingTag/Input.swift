// @CodableEnum(style: .internal, tag: "kind")
enum Message {
  case text(body: String)
  // @CodableCase(.missingTag)
  case other(size: Int)
}
