// @CodableEnum(style: .external, unknownKeys: .reject, reads: [.array], conformance: .encodable)
enum Message {
  case text(String)
}
