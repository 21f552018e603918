// @CodableEnum(style: .internal, tag: "type", unknownTag: .failure)
enum Reply {
  case success(id: Int)
  case failure(error: String)
}
