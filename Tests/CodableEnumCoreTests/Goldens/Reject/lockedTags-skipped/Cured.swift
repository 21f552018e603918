// @CodableEnum(style: .internal, tag: "code")
enum Reply {
  case done
  // @CodableCase(400...499)
  case failed(
    Int,  // @CodableValue(tag: true)
    reason: String
  )
}
