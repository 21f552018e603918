// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  // @CodableCase(.missingTag)
  case other(size: Int)
}
