// @CodableEnum(style: .adjacent, tag: "t", content: "c", reads: [.external])
enum Message {
  case text(body: String)
  case image(url: String, width: Int?)
}
