// @CodableEnum(style: .internal, tag: "type")
enum Message: Equatable {
  case text(body: String)
  case image(url: String, width: Int?)
  // @CodableCase("connection-lost")
  case offline
}
