// @CodableEnum(style: .internal, tag: "kind", reads: [.internal(tag: "type")])
enum Message {
  case text(body: String)
  case image(url: String, width: Int?)
}
