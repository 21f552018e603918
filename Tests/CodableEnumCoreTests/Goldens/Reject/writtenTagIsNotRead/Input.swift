// @CodableEnum(style: .rawValue)
enum Status {
  // @CodableCase(200...299, tag: 300)
  case success
  // @CodableCase(400...499, tag: 400)
  case failure(Int)  // @CodableValue(tag: true)
  // @CodableCase(500...)
  case fault
}
