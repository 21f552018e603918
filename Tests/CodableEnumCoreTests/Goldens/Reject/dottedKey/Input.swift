// @CodableEnum(style: .internal, tag: "meta.type")
enum Message {
  case text(body: String)
}

// @CodableEnum(style: .internal, tag: "@odata.type")
enum Entity {
  case person(name: String)
}
