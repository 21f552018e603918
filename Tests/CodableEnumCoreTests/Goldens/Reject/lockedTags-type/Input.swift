// @CodableEnum(style: .internal, tag: "code")
enum Reply {
  // @CodableCase("a"..."m")
  case failed(
    String,  // @CodableValue(tag: true)
    reason: String
  )
}
