// @CodableEnum(style: .internal, tag: "method")
enum Request {
  case call(name: String)
  // @CodableCase(.unknown)
  case other(method: String)
}

// @CodableEnum(style: .untagged)
enum Message {
  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case request(Request)  // @CodableValue(flatten: true)
}
