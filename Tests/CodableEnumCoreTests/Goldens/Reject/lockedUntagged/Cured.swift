// @CodableEnum(style: .internal, tag: "type")
enum Reply {
  case success(id: Int)
  // @CodableCase(.missingTag)
  case failure(error: String)
}
