// @CodableEnum(style: .rawValue)
enum Status {
  // @CodableCase(200...299)
  case success(Int)  // @CodableValue(tag: true)
  // @CodableCase(290...399, aliases: [350..<360])
  case moved(Int)  // @CodableValue(tag: true)
}
