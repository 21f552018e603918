// @CodableEnum(style: .external, defaultValues: .omit)
enum Message {
  case text(value: String = "x", language: String = "en")
}

// @CodableEnum(style: .internal, tag: "type")
enum Page {
  case list(
    size: Int = 10,  // @CodableValue(skip: true)
    _ count: Int
      = 1)
}
