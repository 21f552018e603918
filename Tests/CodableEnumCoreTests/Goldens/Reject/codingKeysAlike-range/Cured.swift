// @CodableEnum(style: .rawValue, codingKeys: true)
enum Status {
  // @CodableCase(200...299)
  case success(code: Int)  // @CodableValue(tag: true)
  // @CodableCase(204)
  case empty
}
