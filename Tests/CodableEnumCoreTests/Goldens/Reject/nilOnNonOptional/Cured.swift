// @CodableEnum(style: .external)
enum Message {
  case texts([String]?)  // @CodableValue(nil: .null)
}
