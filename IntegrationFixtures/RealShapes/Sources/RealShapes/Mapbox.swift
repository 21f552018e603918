/// Mapbox Style Specification: https://docs.mapbox.com/style-spec/reference/expressions/
enum Mapbox {
  /// An array that begins with an operator, or a literal.
  // @CodableEnum(style: .array, caseNaming: .kebabCase)
  indirect enum Expression: Hashable {
    case zoom
    case geometryType
    case get(String)
    case has(String)
    // @CodableCase("==")
    case equal(Expression, Expression)
    // @CodableCase("!")
    case not(Expression)
    case literal([Double])
    // @CodableCase(.untagged)
    case flag(Bool)
    // @CodableCase(.untagged)
    case number(Double)
    // @CodableCase(.untagged)
    case text(String)
  }
}
