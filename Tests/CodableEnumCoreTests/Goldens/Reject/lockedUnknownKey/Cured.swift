// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum Message {
  case text(body: String)
  case image(
    url: String,
    width: Int?  // @CodableValue(skip: .encoding)
  )
}
