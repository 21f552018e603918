// @CodableEnum(style: .external, payload: .natural, empty: .name)
enum Message {
  case ping
  case text(String)
}
