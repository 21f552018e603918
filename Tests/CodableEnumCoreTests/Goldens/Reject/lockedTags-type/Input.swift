// @CodableEnum(style: .internal, tag: "code")
enum Reply {
  // @CodableCase("failed")
  case failed(
    String,  // @CodableValue(tag: true)
    reason: String
  )
}
