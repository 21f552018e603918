// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case file(
    name: String,
    type: String  // @CodableValue(key: "fileType")
  )
}
