// @CodableEnum(style: .internal, tag: "type")
enum Reply {
  // @CodableCase(.untagged)
  case progress(done: Int)
  case failure(error: String)
}
