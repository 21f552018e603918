// @CodableEnum(style: .internal, tag: "code")
enum Reply {
  // @CodableCase(400...499, skip: .encoding)
  case failed(
    Int,  // @CodableValue(tag: true)
    reason: String
  )
  // @CodableCase(200)
  case refused(
    Int,  // @CodableValue(tag: true)
    reason: String
  )
  // @CodableCase(200)
  case ready(text: String)
}
