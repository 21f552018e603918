// @CodableEnum(style: .internal, tag: "code")
enum Reply {
  // @CodableCase(400...499, skip: .encoding)
  case failed(
    Int,  // @CodableValue(tag: true)
    reason: String
  )
  // @CodableCase("a"..."m")
  case refused(
    String,  // @CodableValue(tag: true)
    reason: String
  )
}
