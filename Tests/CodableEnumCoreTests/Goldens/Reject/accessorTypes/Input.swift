// @CodableEnum(style: .external, accessors: true)
enum Message {
  case text(id: Int)
  case note(id: String)
}
