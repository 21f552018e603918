// @CodableEnum(style: .rawValue)
enum Status {
  // @CodableCase(200...299)
  case success(Int)  // @CodableValue(tag: true)
}
