// @CodableEnum(style: .rawValue, caseNaming: .snakeCase)
enum Priority: String {
  case veryLow
  case veryHigh
}
