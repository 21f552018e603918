/// OAuth 2.0, RFC 6749: https://www.rfc-editor.org/rfc/rfc6749
enum OAuth {
  /// Section 7.1, "token_type", whose "value is case insensitive" (section 5.1).
  // @CodableEnum(style: .rawValue, ignoringCase: true)
  enum TokenType: Hashable {
    // @CodableCase("Bearer")
    case bearer
    case mac
    // @CodableCase(.unknown)
    case other(String)
  }

  /// Section 5.2, "Error Response", to which extensions add errors.
  // @CodableEnum(
  //   style: .internal, tag: "error", caseNaming: .snakeCase, keyNaming: .snakeCase
  // )
  enum Failure: Hashable {
    case invalidClient(errorDescription: String?)
    case invalidGrant(errorDescription: String?)
    // @CodableCase(.unknown)
    case other(
      error: String,  // @CodableValue(tag: true)
      errorDescription: String?
    )
  }
}
