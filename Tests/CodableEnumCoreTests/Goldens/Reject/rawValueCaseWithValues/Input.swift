// @CodableEnum(style: .rawValue)
enum Message {
  case ping
  case text(String)
}
