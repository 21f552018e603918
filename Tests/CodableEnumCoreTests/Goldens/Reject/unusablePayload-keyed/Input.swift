// @CodableEnum(style: .internal, tag: "type", reads: [.external(payload: .compact)])
enum Message {
  // @CodableCase(payload: .keyed)
  case move(x: Int, y: Int)
  // @CodableCase(payload: .keyed)
  case offline
  // @CodableCase(.unknown, payload: .keyed)
  case unknown(String)
}
