// @CodableEnum(style: .external)
enum Message {
  case text(String)
  case name(String)
}
