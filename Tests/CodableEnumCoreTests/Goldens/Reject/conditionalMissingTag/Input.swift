// @CodableEnum(style: .internal, tag: "type", missingTag: .text, reads: [.external])
enum Message {
  #if DEBUG
  case text(body: String)
  #endif
  case image(url: String)
}
