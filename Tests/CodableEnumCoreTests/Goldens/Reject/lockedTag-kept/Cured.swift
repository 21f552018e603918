// @CodableEnum(style: .internal, tag: "code")
enum Reply {
  // @CodableCase("failed", skip: .encoding)
  case failed(reason: String)
  // @CodableCase(400...)
  case refused(
    Int,  // @CodableValue(tag: true)
    reason: String
  )
}
