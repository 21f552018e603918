// @CodableEnum(style: .rawValue, codingKeys: true)
enum Level {
  case low
  // @CodableCase(skip: .both)
  case local
}
