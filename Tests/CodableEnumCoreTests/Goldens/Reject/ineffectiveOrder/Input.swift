// @CodableEnum(style: .internal, tag: "type", order: [.narrow, .text])
enum Message {
  case text(body: String)
  // @CodableCase(.untagged)
  case wide(x: Int)
  // @CodableCase(.untagged)
  case narrow(x: Int, y: Int)
}
