/// The three annotations.
enum AnnotationName: String, CaseIterable, Sendable {
  case codableEnum = "CodableEnum"
  case codableCase = "CodableCase"
  case codableValue = "CodableValue"

  /// The annotation that a misspelled name was probably meant to be: `@codableEnum`,
  /// `@CodableEnums`.
  ///
  /// - Parameter tolerance: How many edits apart the names may be. Inside a marked enum, where
  ///   nearly every `// @Cod…` is a slip, more may be tolerated than elsewhere.
  static func nearest(to word: String, tolerance: Int) -> AnnotationName? {
    guard let name = Spelling.nearest(to: word, in: allCases.map(\.rawValue), tolerance: tolerance)
    else { return nil }
    return AnnotationName(rawValue: name)
  }
}
