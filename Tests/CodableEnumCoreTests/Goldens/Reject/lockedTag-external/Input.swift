// @CodableEnum(style: .external, reads: [.internal(tag: "type")])
enum Message {
  case text(body: String)
}
