// @CodableEnum(style: .internal, tag: "kind", reads: [.internal(tag: "type")])
enum Message {
  case text(width: Int)
  case image(width: Int)
}
