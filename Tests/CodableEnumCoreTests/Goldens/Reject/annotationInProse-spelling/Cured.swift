// @CodableEnum(style: .external)
enum Plain {
  case text(String)
}

// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("txt")
  case text(String)

  // @CodableCase("img") // TODO: A better name; see `@CodableCase("image")`.
  case image(String)

  // @CodableCase("snd")
  case sound(
    Int  // @CodableValue(key: "length") // seconds
  )

  // @CodableCase("mov")
  case film(String)
}
