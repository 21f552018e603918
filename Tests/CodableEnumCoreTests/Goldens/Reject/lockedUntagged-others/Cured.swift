// @CodableEnum(style: .internal, tag: "type")
enum Reply {
  // @CodableCase(.untagged)
  case progress(done: Int)
  // @CodableCase(.untagged)
  case failure(error: String)
}
