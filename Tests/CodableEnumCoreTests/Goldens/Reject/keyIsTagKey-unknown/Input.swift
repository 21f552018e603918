// @CodableEnum(style: .internal, tag: "type")
enum Frame {
  case text(body: String)
  case unknown(type: String)
}
