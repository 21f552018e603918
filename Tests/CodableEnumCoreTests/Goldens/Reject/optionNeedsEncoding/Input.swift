// @CodableEnum(style: .external, nilProperty: .null, conformance: .decodable)
enum Message {
  case ping
}
