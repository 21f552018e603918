// @CodableEnum(style: .untagged)
enum Message {
  case sizes([String: Int])
  // @CodableCase(empty: .object)
  case unset
}
