// @CodableEnum(style: .untagged)
enum Message {
  case text(body: String?)  // @CodableValue(nil: .required)
  case image(url: String?)
}

