// @CodableEnum(style: .external, conformance: .decodable)
enum Message {
  case move(to: Int)
  case move(by: Int)
}
