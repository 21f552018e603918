struct Info: Codable {
  var name: String
}

// @CodableEnum(style: .internal, tag: "kind")
enum Message {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "kind")
enum Place {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(tag: String, content: CodableEnumAnyValue)
}
