// @CodableEnum(style: .internal, tag: "type")
enum Event {
  case text(body: String?)
  // @CodableCase(.unknown)
  case other(String)
}
