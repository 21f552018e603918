// @CodableEnum(style: .external, accessors: true)
enum Message {
  case text(id: Int)

  var hash: Int { 0 }
}
