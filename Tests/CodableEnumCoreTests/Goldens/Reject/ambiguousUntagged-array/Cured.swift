// @CodableEnum(style: .array)
enum Message {
  case text(String)
  // @CodableCase(.untagged)
  case words(words: [String])
}
