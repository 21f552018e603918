// @CodableEnum(style: .external, conformance: .decodable)
enum Message {
  case ping
}
