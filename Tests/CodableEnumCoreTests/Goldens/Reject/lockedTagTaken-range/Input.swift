// @CodableEnum(style: .internal, tag: "status")
enum Response {
  // @CodableCase(200...299)
  case success(Int)  // @CodableValue(tag: true)
  // @CodableCase(204)
  case empty
}
