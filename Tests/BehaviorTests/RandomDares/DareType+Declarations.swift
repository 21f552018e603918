extension DareType {
  /// The types that values have, to be compiled beside the enums.
  static let declarations =
    PlainTypes.declarations + MarkedTypes.declarations + """
      /// Its keys are those that forms have.
      struct Odd: Codable, Equatable {
        var c: String?
        var value: Int?
        var _0: Int?
      }

      """
}
