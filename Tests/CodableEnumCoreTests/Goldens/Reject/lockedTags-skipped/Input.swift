// @CodableEnum(style: .internal, tag: "code")
enum Reply {
  case done
  // @CodableCase(400...449, skip: .decoding)
  case failed(
    Int,  // @CodableValue(tag: true)
    reason: String
  )
}
