// @CodableEnum(style: .internal, tag: "code")
enum Reply {
  // @CodableCase(400...)
  case failed(
    Int,  // @CodableValue(tag: true)
    reason: String
  )
}
