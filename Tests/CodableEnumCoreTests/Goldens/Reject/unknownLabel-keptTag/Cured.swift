// A range needs a value that keeps the tag, which may have been meant here.

// @CodableEnum(style: .internal, tag: "status")
enum Reply {
  // @CodableCase(200...299)
  case success(code: Int)  // @CodableValue(tag: true)
}
