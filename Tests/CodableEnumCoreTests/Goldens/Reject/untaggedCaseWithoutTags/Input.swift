// @CodableEnum(style: .untagged)
enum Message {
  case text(String)
  // @CodableCase(.untagged)
  case number(Int)
}
