struct Info: Codable, Equatable {
  var size = 12
}

// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum Message {
  case text(info: Info = Info())  // @CodableValue(default: .omit)
}
