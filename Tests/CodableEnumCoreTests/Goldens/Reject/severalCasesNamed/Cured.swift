// @CodableEnum(style: .internal, tag: "type", missingTag: .move, conformance: .decodable)
enum Message {
  case move(to: Int)
  // @CodableCase("moveBy")
  case moveBy(by: Int)
}
