// @CodableEnum(style: .external, payload: .natural, missingTag: .pair)
enum Message {
  case text(String?)
  // @CodableCase(empty: nil)
  case ping
  case pair(Int, Int)
}
