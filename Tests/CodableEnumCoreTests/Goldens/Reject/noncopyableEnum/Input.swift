// @CodableEnum(style: .external)
enum Message: ~Copyable {
  case text(String)
}
