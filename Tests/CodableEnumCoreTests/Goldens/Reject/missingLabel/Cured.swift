// @CodableEnum(style: .external)
enum Message {
  case text(String)  // @CodableValue(key: "text")
}

// @CodableEnum(style: .internal, tag: "type", reads: [.adjacent(tag: "t", content: "c")])
enum Event {
  // @CodableCase("opened", aliases: ["began", 3])
  case opened
}
