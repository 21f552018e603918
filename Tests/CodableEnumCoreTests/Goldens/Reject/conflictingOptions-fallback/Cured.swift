// @CodableEnum(style: .internal, tag: "type", invalidElements: .skip)
enum Message {
  case text(body: String)
  case none
}
