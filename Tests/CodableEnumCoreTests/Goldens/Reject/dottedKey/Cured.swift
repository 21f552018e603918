// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum Message {
  case text(body: String)
  case note(text: String)  // @CodableValue(key: ["a", "b"])
}

// @CodableEnum(style: .internal, tag: "@odata.type")
enum Entity {
  case person(name: String)
}
