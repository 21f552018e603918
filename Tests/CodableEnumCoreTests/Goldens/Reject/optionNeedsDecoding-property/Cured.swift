// @CodableEnum(style: .external, conformance: .encodable)
enum Message {
  case ping
}
