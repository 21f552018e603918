// @CodableEnum(style: .internal, tag: "code")
enum Reply {
  // @CodableCase(400, aliases: [400...499])
  case failed(
    Int,  // @CodableValue(tag: true)
    reason: String
  )
}
