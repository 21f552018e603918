// @CodableEnum(style: .external)
enum Message {
  case ping
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .external, missingTag: .link)
enum Media {
  case text(body: String?)
  case link(url: String)
}
