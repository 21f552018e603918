// @CodableEnum(style: .internal, tag: "type", fallback: .broken)
enum Message {
  case text(body: String)
  case broken(reason: String = "unreadable")
}
