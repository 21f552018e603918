// @CodableEnum(style: .adjacent, tag: "method", content: "params")
enum Request {
  case call(name: String)
  // @CodableCase(.unknown)
  case other(method: String, CodableEnumAnyValue?)
}

// @CodableEnum(style: .untagged)
enum Message {
  case request(
    id: Int,
    request: Request  // @CodableValue(flatten: true)
  )
}
