// @CodableEnum(style: .external)
enum Status {
  // @CodableCase("200", aliases: ["201"])
  case success(String)  // @CodableValue(tag: true)
}
