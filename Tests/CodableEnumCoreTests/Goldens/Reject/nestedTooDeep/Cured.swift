// @CodableEnum(style: .rawValue)
enum Message {
  // @CodableCase(aliases: ["t"])
  case text
}
