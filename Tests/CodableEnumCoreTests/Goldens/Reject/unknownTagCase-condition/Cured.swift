// @CodableEnum(style: .internal, tag: "type", unknownTag: .other)
enum Message {
  case text(body: String)
  case other
}
