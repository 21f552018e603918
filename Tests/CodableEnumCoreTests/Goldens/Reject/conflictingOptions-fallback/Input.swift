// @CodableEnum(style: .internal, tag: "type", fallback: .none, invalidElements: .skip)
enum Message {
  case text(body: String)
  case none
}
