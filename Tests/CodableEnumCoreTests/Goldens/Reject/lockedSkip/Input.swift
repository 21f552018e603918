// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(
    body: String,
    color: String?  // @CodableValue(skip: true)
  )
}
