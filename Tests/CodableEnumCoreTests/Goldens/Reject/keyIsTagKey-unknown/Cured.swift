// @CodableEnum(style: .internal, tag: "type")
enum Frame {
  case text(body: String)
  // @CodableCase(.unknown)
  case unknown(type: String)
}
