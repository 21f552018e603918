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

      class Parent: Codable, Equatable {
        var x: Int

        init(x: Int) { self.x = x }

        static func == (first: Parent, second: Parent) -> Bool { first.x == second.x }
      }

      /// What is its own is not coded.
      final class Child: Parent { var y = 0 }

      typealias Entries<Key: Hashable> = [Key: String]

      """
}
