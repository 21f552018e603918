struct Info: Codable {
  var name: String
}

// @CodableEnum(style: .internal, tag: "kind")
enum Message {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}
