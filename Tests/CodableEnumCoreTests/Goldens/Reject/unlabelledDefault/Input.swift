// @CodableEnum(style: .external, defaultValues: .omit)
enum Message {
  case text(_ value: String = "x", _ language: String = "en")
}

// @CodableEnum(style: .internal, tag: "type")
enum Page {
  case list(
    _ size: Int = 10,  // @CodableValue(skip: true)
    _ count: Int
      = 1)
}
