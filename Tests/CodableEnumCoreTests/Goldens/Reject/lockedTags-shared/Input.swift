// @CodableEnum(style: .internal, tag: "code")
enum Reply {
  // @CodableCase(200)
  case failed(
    Int,  // @CodableValue(tag: true)
    reason: String
  )
  // @CodableCase(200)
  case ready(text: String)
}
