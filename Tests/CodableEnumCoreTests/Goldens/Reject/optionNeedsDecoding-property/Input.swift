// @CodableEnum(style: .external, conformance: .encodable, invalidProperty: .nil)
enum Message {
  case ping
}
