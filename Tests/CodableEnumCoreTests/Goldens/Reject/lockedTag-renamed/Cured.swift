// @CodableEnum(style: .internal, tag: "code")
enum Status {
  // @CodableCase(400...499)
  case failed(
    code: Int,  // @CodableValue(tag: true)
    reason: String
  )
  // @CodableCase(skip: .encoding)
  case rejected(reason: String)
}
