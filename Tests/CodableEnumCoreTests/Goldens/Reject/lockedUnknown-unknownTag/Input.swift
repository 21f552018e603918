// @CodableEnum(style: .internal, tag: "type", unknownTag: .text)
enum Event {
  case text(body: String?)
}
