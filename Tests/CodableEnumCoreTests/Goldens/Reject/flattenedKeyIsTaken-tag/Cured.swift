// @CodableEnum(style: .internal, tag: "kind")
enum Detail {
  case link([String: String])
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(Detail)  // @CodableValue(key: "detail")
}
