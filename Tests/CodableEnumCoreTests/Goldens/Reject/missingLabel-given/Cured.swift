// @CodableEnum(style: .internal, tag: "type")
enum Event {
  // @CodableCase("opened", aliases: ["began", 3])
  case opened
  // @CodableCase("closed", aliases: ["shut", "ended"])
  case closed(
    by: String  // @CodableValue(key: "who")
  )
}

// @CodableEnum(style: .adjacent, tag: "type", content: "value", reads: [.adjacent(tag: "t", content: "c")])
enum Message {
  case text(String)
}
