// @CodableEnum(style: .internal, tag: "is", reads: [.internal(tag: "type")])
enum Message {
  case text(width: Int)
  case image(width: Int)
}
