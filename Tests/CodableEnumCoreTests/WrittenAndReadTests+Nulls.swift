/// Null where a value is never null.
extension WrittenAndReadTests {
  static let nulls = [
    Scenario(
      "null under a key chooses no case of a tag",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Source: Equatable {
        // @CodableCase("file")
        case id(fileID: String)  // @CodableValue(aliases: ["id"])
        // @CodableCase("file")
        case data(fileData: String, name: String?)
      }

      // @CodableEnum(style: .external)
      enum Keyed: Equatable {
        // @CodableCase("file")
        case id(fileID: String)
        // @CodableCase("file")
        case data(fileData: String)
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Demanded: Equatable {
        // @CodableCase("file")
        case id(fileID: String?)  // @CodableValue(nil: .required)
        // @CodableCase("file")
        case data(fileData: String)
      }
      """,
      checks: """
        both(Source.id(fileID: "i"), #"{"type":"file","fileID":"i"}"#)
        reads(#"{"type":"file","id":"i","fileData":null}"#, Source.id(fileID: "i"))
        reads(#"{"type":"file","fileID":null,"fileData":"d"}"#, Source.data(fileData: "d", name: nil))
        reads(#"{"type":"file","id":null,"fileData":"d"}"#, Source.data(fileData: "d", name: nil))
        rejects(#"{"type":"file","fileID":null}"#, Source.self, "fileData")
        rejects(#"{"type":"file","fileID":3,"fileData":"d"}"#, Source.self, "fileID")
        reads(#"{"file":{"fileID":null,"fileData":"d"}}"#, Keyed.data(fileData: "d"))
        reads(#"{"file":{"fileID":"i","fileData":null}}"#, Keyed.id(fileID: "i"))
        both(Demanded.id(fileID: nil), #"{"type":"file","fileID":null}"#)
        reads(#"{"type":"file","fileID":null,"fileData":"d"}"#, Demanded.id(fileID: nil))
        """),
    Scenario(
      "an object on a path is not there if all of its values are left out",
      """
      typealias MaybeInt = Int?

      // @CodableEnum(style: .external, defaultValues: .omit)
      enum Message: Equatable {
        case aliased(a: MaybeInt = 5)  // @CodableValue(key: ["data", "a"])
        case two(
          a: MaybeInt = 5,  // @CodableValue(key: ["data", "a"])
          b: Int = 1  // @CodableValue(key: ["data", "b"])
        )
      }
      """,
      checks: """
        both(Message.aliased(a: nil), #"{"aliased":{}}"#)
        both(Message.aliased(a: 5), #"{"aliased":{"data":{"a":5}}}"#)
        both(Message.two(a: nil, b: 1), #"{"two":{}}"#)
        both(Message.two(a: nil, b: 2), #"{"two":{"data":{"b":2}}}"#)
        both(Message.two(a: 3, b: 1), #"{"two":{"data":{"a":3}}}"#)
        """),
    Scenario(
      "null is the declared default",
      """
      enum Role: String, Codable { case reader, writer }

      // @CodableEnum(style: .internal, tag: "type", reads: [.external])
      enum Filled: Equatable {
        case one(x: Int = 3)  // @CodableValue(nil: .default)
        case some(
          list: [String] = [],  // @CodableValue(aliases: ["items"], nil: .default)
          role: Role = .writer,  // @CodableValue(key: ["deep", "role"], nil: .default, skip: .encoding)
          plain: Bool = true
        )
        case bare(
          _ a: Int = 1,
          b: Role = .writer  // @CodableValue(nil: .default)
        )
      }

      // @CodableEnum(style: .untagged)
      enum Chosen: Equatable {
        case first(
          a: Int,
          on: Bool = false  // @CodableValue(nil: .default)
        )
        case second(on: Bool = true, name: String)
      }
      """,
      checks: """
        both(Filled.one(x: 3), #"{"type":"one","x":3}"#)
        reads(#"{"type":"one"}"#, Filled.one(x: 3))
        reads(#"{"type":"one","x":null}"#, Filled.one(x: 3))
        reads(#"{"one":{"x":null}}"#, Filled.one(x: 3))
        rejects(#"{"type":"one","x":"a"}"#, Filled.self, "x")
        let empty = Filled.some(list: [], role: .writer, plain: true)
        both(empty, #"{"type":"some","list":[],"plain":true}"#)
        reads(#"{"type":"some","list":null,"deep":null}"#, empty)
        reads(#"{"type":"some","items":null,"deep":{"role":null}}"#, empty)
        reads(
          #"{"type":"some","items":["a"],"deep":{"role":"reader"},"plain":false}"#,
          Filled.some(list: ["a"], role: .reader, plain: false))
        rejects(#"{"type":"some","plain":null}"#, Filled.self, "plain")
        reads(#"{"type":"bare","a":2,"b":null}"#, Filled.bare(2, b: .writer))
        reads(#"{"type":"bare","b":"reader"}"#, Filled.bare(1, b: .reader))

        reads(#"{"a":1,"on":null}"#, Chosen.first(a: 1, on: false))
        reads(#"{"name":"n"}"#, Chosen.second(on: true, name: "n"))
        rejects(#"{"on":null,"name":"n"}"#, Chosen.self, "on")
        """),
  ]
}
