// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  // @CodableCase("none")
  case bare(url: String)
}

// @CodableEnum(style: .internal, tag: "kind")
enum Place {
  case city(name: String)
  // @CodableCase(.missingTag)
  case point(number: Int)
}
