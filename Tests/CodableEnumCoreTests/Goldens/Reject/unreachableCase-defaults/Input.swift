// @CodableEnum(style: .untagged)
enum Message {
  case text(body: String = "")
  case image(url: String = "")
}
