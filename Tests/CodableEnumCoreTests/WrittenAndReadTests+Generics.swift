/// Generic arguments that are optionals, whose nil leaves out a key.
extension WrittenAndReadTests {
  static let generics = [
    Scenario(
      "keys choose a case with a generic value that is nil",
      """
      // @CodableEnum(style: .untagged, choice: .byKeys)
      enum Reply<T: Codable & Equatable>: Equatable {
        case pair(first: T, second: T)
        case success(result: T, note: String?)
        // @CodableValue(key: ["error", "code"])
        case failure(code: Int)
        case value([T])
      }

      // @CodableEnum(style: .untagged, choice: .byKeys, nilValues: .omit)
      enum Only<T: Codable & Equatable>: Equatable {
        case only(x: T)
      }
      """,
      checks: """
        both(Reply<Int?>.pair(first: nil, second: nil), #"{"first":null,"second":null}"#)
        both(Reply<Int?>.pair(first: 1, second: nil), #"{"first":1,"second":null}"#)
        both(Reply<Int?>.success(result: nil, note: nil), #"{"result":null}"#)
        both(Reply<Int>.success(result: 1, note: "n"), #"{"note":"n","result":1}"#)
        both(Reply<Int?>.failure(code: 1), #"{"error":{"code":1}}"#)
        both(Reply<Int?>.value([nil]), "[null]")
        rejects(#"{"note":"n"}"#, Reply<Int?>.self, "Reply has no case with these keys")
        rejects(#"{"result":null}"#, Reply<Int>.self, "result")
        both(Only<Int?>.only(x: nil), #"{"x":null}"#)
        both(Only<String>.only(x: "a"), #"{"x":"a"}"#)
        """),
    Scenario(
      "cases of one tag with a generic value that is nil",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Shared<T: Codable & Equatable>: Equatable {
        // @CodableCase("s")
        case generic(x: T)
        // @CodableCase("s")
        case number(y: Int)
      }
      """,
      checks: """
        both(Shared<Int?>.generic(x: nil), #"{"type":"s"}"#)
        both(Shared<Int?>.generic(x: 1), #"{"type":"s","x":1}"#)
        both(Shared<Int>.generic(x: 1), #"{"type":"s","x":1}"#)
        both(Shared<Int?>.number(y: 1), #"{"type":"s","y":1}"#)
        """),
    Scenario(
      "nil of a generic or nested alias of an optional isn't its default",
      """
      typealias Maybe<Wrapped> = Wrapped?
      enum Types { typealias Count = Int? }

      // @CodableEnum(style: .external)
      enum Row: Equatable {
        case a(x: Maybe<Int> = 3, y: Int)
        case b(x: Types.Count = 3, y: Int = 1)
        case c(Maybe<Int> = 3, Types.Count = 4)
      }
      """,
      checks: """
        both(Row.a(x: nil, y: 1), #"{"a":{"y":1}}"#)
        both(Row.a(x: 3, y: 1), #"{"a":{"x":3,"y":1}}"#)
        both(Row.b(x: nil, y: 2), #"{"b":{"y":2}}"#)
        both(Row.c(nil, nil), #"{"c":{}}"#)
        """),
    Scenario(
      "an enum in an extension of a standard type that is written with its module",
      """
      extension Swift.Array {
        // @CodableEnum(style: .external, nilProperty: .null)
        enum Edit { case insert(Element, at: Int) }
      }

      extension Swift.Array.Edit: Equatable where Element: Equatable {}
      struct Edits: Codable, Equatable { var last: [String].Edit? }
      """,
      checks: """
        both(Edits(last: .insert("a", at: 1)), #"{"last":{"insert":{"_0":"a","at":1}}}"#)
        both(Edits(last: nil), #"{"last":null}"#)
        """),
  ]
}
