// @CodableEnum(style: .internal, tag: "type")
enum Server {
  case stdio(command: String)
  // @CodableCase(.untagged)
  case sse(url: String?)
  // @CodableCase(.untagged)
  case http(url: String?, port: Int)
  // @CodableCase(.unknown)
  case unknown(String)
}

// @CodableEnum(style: .external)
enum Keyed {
  case stdio(command: String)
  // @CodableCase(.untagged)
  case sse(url: String?)
  // @CodableCase(.unknown)
  case unknown(String)
}
