/// Types of associated values that random enums of every kind have, to be compiled beside them.
enum PlainTypes {
  static let declarations = """
    struct Point: Codable, Equatable {
      var x: Int
      var y: Int?
    }

    struct Profile: Codable, Equatable {
      var name: String?
      var age: Int?
    }

    struct Nothing: Codable, Equatable {}

    typealias MaybeInt = Int?

    enum Level: String, Codable {
      case low, high
    }

    """
}
