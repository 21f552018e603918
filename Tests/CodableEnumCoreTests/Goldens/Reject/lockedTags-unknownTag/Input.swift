// @CodableEnum(style: .internal, tag: "status", unknownTag: .failure)
enum Reply {
  // @CodableCase(200)
  case success
  // @CodableCase(400)
  case failure
}
