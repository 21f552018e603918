// CodableEnum(style: .external)
enum Plain {
  case text(String)
}

// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("txt")
  case text(String)

  // TODO: @CodableCase("img")
  case image(String)

  // @ CodableCase("snd")
  case sound(
    Int  // seconds; @CodableValue(key: "length")
  )

  //// @CodableCase("mov")
  case film(String)
}
