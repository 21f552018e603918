// @CodableEnum(style: .internal, tag: "kind", reads: [.internal(tag: "type")])
enum Message {
  case text(body: String)
  case other(size: Int)
}
