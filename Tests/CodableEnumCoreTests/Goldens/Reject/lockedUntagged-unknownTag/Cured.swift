// @CodableEnum(style: .internal, tag: "type", unknownTag: .success)
enum Reply {
  case success(id: Int)
  // @CodableCase(.missingTag)
  case failure(error: String)
}
