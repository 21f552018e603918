// @CodableEnum(style: .external, accessors: true)
enum Message {
  case text(id: Int)

  var id: Int { 0 }
}
