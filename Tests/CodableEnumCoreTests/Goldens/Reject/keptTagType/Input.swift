// @CodableEnum(style: .rawValue)
enum Status {
  // @CodableCase(200...299, aliases: ["ok"])
  case success(Int)  // @CodableValue(tag: true)
  case moved(Bool)  // @CodableValue(tag: true)
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(tag: [String])
}
