// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(
    body: String,
    String? = nil  // @CodableValue(skip: .encoding, key: "tint")
  )
}
