// @CodableEnum(style: .external, caseNaming: .snakeCase, keyNaming: .kebabCase)
enum NamingSnake {
  case userDidLogIn(userID: Int, isFirst: Bool)
  case httpError(HTTPStatus: Int)
}

// @CodableEnum(style: .internal, tag: "type", caseNaming: .screamingSnakeCase, keyNaming: .pascalCase)
enum NamingScreaming {
  case logIn(userName: String)
  case version2Ready
}

// @CodableEnum(
//   style: .adjacent, tag: "type", content: "value", caseNaming: .pascalCase,
//   keyNaming: .screamingSnakeCase
// )
enum NamingPascal {
  case logIn(userName: String)
}

// @CodableEnum(style: .rawValue, caseNaming: .uppercase)
enum NamingUpper {
  case low, veryHigh
}

// @CodableEnum(style: .array, caseNaming: .lowercase)
enum NamingLower {
  case logIn(Int)
}

// @CodableEnum(style: .internal, tag: "discriminator", keyNaming: .snakeCase, keyPrefix: .caseName)
enum NamingPrefix {
  case loading(startDate: Int, source: String)
  // An explicit key is taken as it is.
  case value(Int)  // @CodableValue(key: "theValue")
  case error(_ lastCode: Int)
}
