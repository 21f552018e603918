// @CodableEnum(style: .internal, tag: "status")
enum Response {
  // @CodableCase(200)
  case success(Int)  // @CodableValue(tag: true)
  case unknown
}
