// @CodableEnum(style: .internal, tag: "type", missingTag: .text, reads: [.external])
enum Message {
  case text(body: String)
  case image(url: String)
}
