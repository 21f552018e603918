// @CodableEnum(style: .external, accessors: true)
enum Message {
  case text(_ body: String)
}
