// @CodableEnum(style: .untagged)
enum EditResult {
  case message(text: String)
  // @CodableCase(true)
  case done
}
