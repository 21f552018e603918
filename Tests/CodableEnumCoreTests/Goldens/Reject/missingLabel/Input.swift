// @CodableEnum(.external)
enum Message {
  case text(String)  // @CodableValue("text")
}

// @CodableEnum(style: .internal, "type", reads: [.adjacent("t", content: "c")])
enum Event {
  // @CodableCase("opened", "began", 3)
  case opened
}
