import Testing

@testable import CodableEnumCore

/// No option is accepted and ignored, whatever the style.
struct OptionTableTests {
  @Test func optionsOfAnEnum() throws {
    let options = [
      ("tag", #"tag: "kind""#), ("content", #"content: "payload""#),
      ("payload", "payload: .compact"), ("empty", "empty: .true"),
      ("caseNaming", "caseNaming: .snakeCase"), ("keyNaming", "keyNaming: .snakeCase"),
      ("keyPrefix", "keyPrefix: .caseName"), ("nilValues", "nilValues: .null"),
      ("nilProperty", "nilProperty: .null"), ("unknownKeys", "unknownKeys: .reject"),
      ("missingTag", "missingTag: .onePing"), ("unknownTag", "unknownTag: .onePing"),
      ("coercing", "coercing: true"),
      ("ignoringCase", "ignoringCase: true"),
      ("reads", "reads: [.external(payload: .natural, empty: .name)]"),
      ("conformance", "conformance: .encodable"), ("where", #"where: "Value: Codable & Sendable""#),
      ("order", "order: [.image]"), ("fallback", "fallback: .onePing"),
      ("defaultValues", "defaultValues: .omit"),
      ("codingKeys", "codingKeys: true"), ("rawRepresentable", "rawRepresentable: true"),
      ("invalidProperty", "invalidProperty: .nil"),
      ("invalidElements", "invalidElements: .skip"),
      ("accessors", "accessors: true"), ("choice", "choice: .byKeys"),
      ("severalKeys", "severalKeys: .first"),
    ]
    // Those that only make errors show in no output.
    let names = EnumOptions.table.map(\.name).filter { !["lock", "overlap"].contains($0) }
    #expect(["style"] + options.map(\.0) == names)
    let rows = try OptionTable.rows(
      options.map { (label: $0.0, argument: $0.1) }, .onEnum, width: 18)
    #expect(
      rows == """
                          external  internal  adjacent  untagged  rawValue  array
        tag               error     works     works     error     error     error
        content           error     error     works     error     error     error
        payload           works     error     works     works     error     works
        empty             works     error     works     works     error     works
        caseNaming        works     works     works     error     works     works
        keyNaming         works     works     works     works     error     keyed
        keyPrefix         works     works     works     works     error     keyed
        nilValues         works     works     works     works     error     keyed
        nilProperty       works     works     works     works     works     works
        unknownKeys       works     works     works     works     error     keyed
        missingTag        works     works     works     error     error     error
        unknownTag        works     works     works     error     works     works
        coercing          error     works     works     error     works     works
        ignoringCase      works     works     works     error     works     works
        reads             works     works     works     works     works     works
        conformance       works     works     works     works     works     works
        where             works     works     works     works     works     works
        order             error     error     error     works     error     error
        fallback          works     works     works     works     works     works
        defaultValues     works     works     works     works     error     keyed
        codingKeys        error     error     error     error     works     error
        rawRepresentable  error     error     error     error     works     error
        invalidProperty   works     works     works     works     works     works
        invalidElements   works     works     works     works     works     works
        accessors         works     works     works     works     error     works
        choice            error     error     error     works     error     error
        severalKeys       works     error     error     error     error     error

        """)
  }

  @Test func argumentsOfACase() throws {
    let tags = [
      ("string", #""1st""#), ("integer", "1"), ("double", "1.5"), ("boolean", "true"),
      ("range", "1...2"), ("unknown", ".unknown"), ("untagged", ".untagged"),
      ("nil", "nil"), ("missingTag", ".missingTag"), ("ownTag", #".unknown, tag: "other""#),
    ]
    let options = [
      ("tag", #"tag: "other""#), ("aliases", #"aliases: ["first"]"#),
      ("content", #"content: "data""#), ("constants", #"constants: ["strict": false]"#),
      ("coder", "coder: Coder"),
      ("keyNaming", "keyNaming: .snakeCase"), ("keyPrefix", "keyPrefix: .caseName"),
      ("keys", #"keys: ["a"]"#), ("skip", "skip: .both"),
      ("payload", "payload: .compact"), ("empty", "empty: .true"),
    ]
    // Without values, an untagged case with extras takes every object.
    #expect(options.map(\.0) == CaseOptions.table.map(\.name).filter { $0 != "extras" })
    let rows = try OptionTable.rows(
      (tags + options).map { (label: $0.0, argument: $0.1) }, .onCase)
    #expect(
      rows == """
                      external  internal  adjacent  untagged  rawValue  array
        string        works     works     works     error     works     works
        integer       error     works     works     error     works     works
        double        error     works     works     error     works     works
        boolean       error     works     works     error     works     works
        range         error     error     error     error     error     error
        unknown       works     works     works     works     works     works
        untagged      works     works     works     error     works     works
        nil           error     works     works     error     works     error
        missingTag    error     works     works     error     error     error
        ownTag        works     works     works     error     works     works
        tag           error     error     error     error     error     error
        aliases       works     works     works     error     works     works
        content       error     error     error     error     error     error
        constants     works     works     works     works     error     works
        coder         error     error     error     error     error     error
        keyNaming     error     error     error     error     error     error
        keyPrefix     error     error     error     error     error     error
        keys          error     error     error     error     error     error
        skip          works     works     works     works     works     works
        payload       error     error     error     error     error     error
        empty         works     error     works     works     error     works

        """)
  }

  @Test func argumentsOfACaseWithValues() throws {
    let rows = try OptionTable.rows(
      [
        ("tag", #""1st""#), ("untagged", ".untagged"), ("aliases", #"aliases: ["first"]"#),
        ("skip", "skip: .decoding"),
        ("payload", "payload: .compact"), ("content", #"content: "data""#),
        ("constants", #"constants: ["strict": false]"#),
        ("extras", #"extras: ["version": [1, nil]]"#), ("coder", "coder: Coder"),
        ("keyNaming", "keyNaming: .snakeCase"),
        ("keyPrefix", "keyPrefix: .caseName"), ("keys", #"keys: ["a", "b"]"#),
        ("empty", "empty: .true"),
      ], .onCaseWithValues)
    #expect(
      rows == """
                      external  internal  adjacent  untagged  rawValue  array
        tag           works     works     works     error     -         works
        untagged      works     works     works     error     -         works
        aliases       works     works     works     error     -         works
        skip          works     works     works     works     -         works
        payload       works     error     works     works     -         works
        content       error     works     works     error     -         error
        constants     works     works     works     works     -         keyed
        extras        works     works     works     works     -         keyed
        coder         works     works     works     works     -         works
        keyNaming     works     works     works     works     -         keyed
        keyPrefix     works     works     works     works     -         keyed
        keys          works     works     works     works     -         keyed
        empty         error     error     error     error     -         error

        """)
  }

  @Test func argumentsOfAValue() throws {
    let options = [
      ("key", #"key: "second""#), ("aliases", #"aliases: ["second"]"#), ("skip", "skip: true"),
      ("default", "default: .omit"), ("tag", "tag: true"), ("flatten", "flatten: true"),
      ("coder", "coder: Coder"), ("nil", "nil: .null"),
    ]
    #expect(options.map(\.0) == ValueOptions.table.map(\.name))
    let others = [("path", #"key: ["data", "second"]"#), ("one way", "skip: .decoding")]
    let rows = try OptionTable.rows(
      (options + others).map { (label: $0.0, argument: $0.1) }, .onValue)
    #expect(
      rows == """
                      external  internal  adjacent  untagged  rawValue  array
        key           works     works     works     works     -         keyed
        aliases       works     works     works     works     -         keyed
        skip          works     works     works     works     -         works
        default       works     works     works     works     -         keyed
        tag           works     works     works     error     -         works
        flatten       works     works     works     works     -         keyed
        coder         works     works     works     works     -         works
        nil           works     works     works     works     -         keyed
        path          works     works     works     works     -         keyed
        one way       works     works     works     works     -         keyed

        """)
  }
}
