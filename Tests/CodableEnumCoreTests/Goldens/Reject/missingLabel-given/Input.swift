// @CodableEnum(style: .internal, tag: "type", "value")
enum Event {
  // @CodableCase("opened", "began", 3)
  case opened
  // @CodableCase("closed", aliases: ["shut"], "ended")
  case closed(
    by: String  // @CodableValue(key: "who", "name")
  )
}

// @CodableEnum(style: .adjacent, tag: "type", "value", reads: [.adjacent("t", "c")])
enum Message {
  case text(String)
}
