// @CodableEnum(style: .rawValue, codingKeys: true)
enum Level {
  case low
  // @CodableCase(skip: .decoding)
  case local
}
