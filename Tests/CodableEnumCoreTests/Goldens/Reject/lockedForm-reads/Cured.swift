// @CodableEnum(
//   style: .adjacent, tag: "t", content: "c", reads: [.external, .internal(tag: "type")])
enum Message {
  case text(body: String)
  case image(url: String, width: Int?)
}
