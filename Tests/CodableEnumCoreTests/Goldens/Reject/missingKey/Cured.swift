// @CodableEnum(style: .external, payload: .natural, missingTag: .pair)
enum Message {
  case text(String)
  // @CodableCase(empty: .true)
  case ping
  // @CodableCase(payload: .keyed)
  case pair(Int, Int)
}
