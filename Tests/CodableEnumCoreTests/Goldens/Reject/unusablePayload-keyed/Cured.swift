// @CodableEnum(style: .internal, tag: "type", reads: [.external(payload: .keyed)])
enum Message {
  case move(x: Int, y: Int)
  case offline
  // @CodableCase(.unknown)
  case unknown(String)
}
