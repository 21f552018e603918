// @CodableEnum(style: .external, missingTag: .ping)
enum Message {
  case ping
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .external, missingTag: .link, unknownTag: .text)
enum Media {
  case text(body: String?)
  case link(url: String)
}
