struct Message {
  // @CodableEnum(style: .external)
  enum Body {
    // @CodableCase("txt")
    case text(String)  // @CodableValue(key: "body")
  }

  var body: Body
}
