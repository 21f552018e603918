// @CodableEnum(style: .array, reads: [.internal(tag: "status")])
enum Status {
  // @CodableCase(200...299)
  case success(Int)  // @CodableValue(tag: true)
}
