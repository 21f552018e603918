// @CodableEnum(style: .internal, tag: "status", unknownTag: .success)
enum Reply {
  // @CodableCase(200)
  case success
  // @CodableCase(400, aliases: [400...499])
  case failure(Int)  // @CodableValue(tag: true)
}
