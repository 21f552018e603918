// @CodableEnum(style: .internal, tag: "type")
enum Reply {
  case success(id: Int)
  case failure(error: String)
}
