// @CodableEnum(style: .rawValue, unknownTag: .other)
enum Kind {
  case plain, other
}
