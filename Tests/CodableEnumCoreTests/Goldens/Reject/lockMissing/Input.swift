// @CodableEnum(style: .internal, tag: "type", lock: .required)
enum Message {
  case text(body: String)
}
