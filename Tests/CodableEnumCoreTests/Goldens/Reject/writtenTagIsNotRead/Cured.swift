// @CodableEnum(style: .rawValue)
enum Status {
  // @CodableCase(200...299, tag: 200)
  case success
  // @CodableCase(400...499)
  case failure(Int)  // @CodableValue(tag: true)
  // @CodableCase(500..., tag: 500)
  case fault
}
