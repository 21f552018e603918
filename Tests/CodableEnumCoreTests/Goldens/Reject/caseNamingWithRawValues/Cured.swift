// @CodableEnum(style: .rawValue, caseNaming: .snakeCase)
enum Priority {
  case veryLow
  case veryHigh
}
