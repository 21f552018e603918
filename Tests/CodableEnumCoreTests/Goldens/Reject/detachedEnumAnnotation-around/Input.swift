// @CodableEnum(style: .external)
struct Message {
  enum Body {
    // @CodableCase("txt")
    case text(String)  // @CodableValue(key: "body")
  }

  var body: Body
}
