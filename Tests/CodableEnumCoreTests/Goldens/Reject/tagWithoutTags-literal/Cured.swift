// @CodableEnum(style: .untagged)
enum EditResult {
  case message(text: String)
  // @CodableCase(empty: true)
  case done
}
