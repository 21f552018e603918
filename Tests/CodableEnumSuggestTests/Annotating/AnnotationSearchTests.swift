import CodableEnumFormats
import CodableEnumSuggest
import Testing

/// Which annotation an enum that exists needs.
struct AnnotationSearchTests {
  func outcome(
    _ source: String, _ json: String, name: String = "Message"
  ) throws -> AnnotationSearch.Outcome {
    var samples = Samples()
    try samples.add(Array(json.utf8), file: "a.json")
    let source = SourceText(path: "Message.swift", bytes: Array(source.utf8))
    return try AnnotationSearch(name, in: [source], for: samples).run()
  }

  private static let plain = """
    enum Message {
      case ping
      case text(String)
      case imageLink(url: String, pixelWidth: Int?)
    }
    """

  private static let labelled = """
    public indirect enum Message: Hashable {
      case ping
      case text(body: String)
      case imageLink(url: String, pixelWidth: Int?)
    }
    """

  @Test(arguments: [
    (
      labelled, #"{"kind":"text","body":"a"} {"kind":"image_link","url":"u","pixel_width":1}"#,
      #"style: .internal, tag: "kind", caseNaming: .snakeCase, keyNaming: .snakeCase"#
    ),
    (labelled, #"{"op":"ping"} {"op":"text","body":"a"}"#, #"style: .internal, tag: "op""#),
    (
      plain, #"{"t":"ping"} {"t":"text","c":"a"} {"t":"imageLink","c":{"url":"u"}}"#,
      #"style: .adjacent, tag: "t", content: "c""#
    ),
    (
      plain, #"{"t":"text","text":"a"} {"t":"imageLink","imageLink":{"url":"u"}}"#,
      #"style: .adjacent, tag: "t", content: .tag"#
    ),
    (plain, #"{"text":{"_0":"a"}} {"ping":{}}"#, "style: .external"),
    (
      plain, #""Ping" {"Text":"a"} {"ImageLink":{"url":"u"}}"#,
      "style: .external, payload: .natural, empty: .name, caseNaming: .pascalCase"
    ),
    (plain, #"["ping"] ["text","a"] ["imageLink","u",3]"#, "style: .array"),
    (plain, #"null "a" {"url":"u"}"#, "style: .untagged"),
    ("enum Message: Int { case low = 1, high = 2 }", "1 2", "style: .rawValue"),
    ("enum Message { case name(String), count(Int) }", #""a" 1"#, "style: .untagged"),
    // How a type codes itself is trusted.
    (
      "enum Message { case point(Point), name(String) }\nstruct Point: Codable {\n"
        + "init(from decoder: any Decoder) throws {}\nfunc encode(to encoder: any Encoder) throws {}\n}",
      #"[1,2] "a""#, "style: .untagged, order: [.name]"
    ),
    (
      #"enum Message: String { case low = "Low", high = "High" }"#, #""Low" "High""#,
      "style: .rawValue"
    ),
    (
      "enum Message { case notFound, ok }", #""not-found" "ok""#,
      "style: .rawValue, caseNaming: .kebabCase"
    ),
    (
      "enum Message: Decodable {\ncase text(body: String)\ninit(from decoder: any Decoder) throws {} }",
      #"{"op":"text","body":"a"} {"op":"TEXT","body":"b"}"#,
      #"style: .internal, tag: "op", ignoringCase: true, conformance: .decodable"#
    ),
    (
      "// @CodableEnum(\n//   style: .internal, tag: [\"meta\", \"event\"]\n// )\n" + labelled,
      #"{"meta":{"event":"text"},"body":"a"}"#,
      #"style: .internal, tag: ["meta", "event"]"#
    ),
    (
      "// @CodableEnum(\n//   style: .external\n// )\n" + labelled, #"{"t":"text","body":"a"}"#,
      #"style: .internal, tag: "t""#
    ),
  ])
  func theAnnotationIsFound(_ source: String, _ json: String, _ arguments: String) throws {
    let found = try outcome(source, json)
    guard case .annotation(let annotation, [], _, _) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(annotation == "// @CodableEnum(\(arguments))")
  }

  @Test(arguments: [
    (
      labelled, #"{"op":"text","body":"a","size":1}"#, #"style: .internal, tag: "op""#,
      #"the key "size" would be left out"#
    ),
    (
      labelled, #"{"op":"imageLink","url":"u"} {"op":"imageLink","url":"u","pixelWidth":null}"#,
      #"style: .internal, tag: "op""#, #""pixelWidth", which is null, would be left out"#
    ),
    (
      labelled, #"{"op":{"ping":{}}} {"op":{"text":{"body":"a","size":[1]}}}"#, nil, ""
    ),
    (
      "enum Message { case text(String), count(Int) }", #"{"text":null,"count":1}"#,
      "style: .external, payload: .natural", #"the key "text" would be left out"#
    ),
    // A required property is missing beside the tag, but is in an object that nothing reads.
    (
      "enum Message { case test(Test) }\nstruct Test: Codable { var name: String }",
      #"{"kind":"test","payload":{"name":"a"},"version":0}"#,
      #"style: .adjacent, tag: "kind", content: "payload""#,
      #"the key "version" would be left out"#
    ),
    // What is written is what the first case has read.
    (
      "enum Message { case spot(Spot), other(Own) }\nstruct Spot: Codable { var x: Int }\n"
        + "struct Own: Codable {\ninit(from decoder: any Decoder) throws {}\n"
        + "func encode(to encoder: any Encoder) throws {}\n}",
      #"{"x":1,"y":2} [1]"#, "style: .untagged", #"the key "y" would be left out"#
    ),
    (
      "enum Message { case pair(P) }\nstruct P: Codable { var a: Int?; var b: [Q] }\n"
        + "struct Q: Codable { var c: Double }",
      #"{"pair":{"a":null,"b":[{"c":1}]}} {"pair":{"b":[{"c":1},{"c":2,"d":3}]}}"#,
      "style: .external, payload: .natural",
      #""pair": "a", which is null, would be left out"# + "\n"
        + #""pair": "b": the key "d" would be left out"#
    ),
  ])
  func whatIsReadAndWrittenOtherwiseIsTold(
    _ source: String, _ json: String, _ arguments: String?, _ change: String
  ) throws {
    let found = try outcome(source, json)
    guard let arguments else {
      guard case .none = found else { return #expect(Bool(false), "\(found)") }
      return
    }
    #expect(
      found
        == .annotation(
          "// @CodableEnum(\(arguments))",
          changes: change.split(separator: "\n").map { "a.json:1: \($0)" },
          place: "Message.swift:1"))
  }

  @Test func nullIsWrittenWhereItWasRead() throws {
    let json = #"{"op":"imageLink","url":"u","pixelWidth":null}"#
    #expect(
      try outcome(Self.labelled, json)
        == .annotation(
          #"// @CodableEnum(style: .internal, tag: "op", nilValues: .null)"#, changes: [],
          place: "Message.swift:1"))
  }

  /// Without the option, `text` would read the second sample, and lose a key.
  @Test func keysThatNoCaseReadsAreRejectedIfAnotherCaseKeepsThem() throws {
    let found = try outcome(
      "enum Message { case text(body: String), other([String: String]) }",
      #"{"body":"a"} {"body":"a","size":"b"}"#)
    #expect(
      found
        == .annotation(
          "// @CodableEnum(style: .untagged, unknownKeys: .reject)", changes: [],
          place: "Message.swift:1"))
  }

  @Test(arguments: [
    // An untagged case that accepts every sample would take those of all others.
    (
      "indirect enum Message { case flag(Bool), number(Int), map([String: Message]) }",
      #"{"flag":true} {"number":1} {"map":{"fields":{}}}"#,
      "style: .external, payload: .natural",
      [
        "a.json:1: no type fits {}",
        "'style: .untagged' reads all samples, but none as 'flag' or 'number'",
      ]
    ),
    (
      "enum Message { case text(T), gap(G), line }\n"
        + "struct T: Codable { var type, text: String }\n"
        + "struct G: Codable { var type: String; var size: Int? }",
      #"{"type":"text","text":"a"} {"type":"gap","size":1} {"type":"line"} {"type":"star"}"#,
      #"style: .internal, tag: "type""#,
      [
        #"a.json:1: no case has the tag "star""#,
        "'style: .untagged' reads all samples, but none as 'line'",
      ]
    ),
    (
      "indirect enum Message { case null, flag(Bool), map([String: Message]) }",
      #"{"null":null} {"flag":true} {"map":{"x":{"flag":false}}} {"map":null} 3"#,
      "style: .external, payload: .natural, empty: .null",
      ["a.json:1: null instead of a value", "a.json:1: no case has this form"]
    ),
    // The errors of the most likely annotation matter more than a few samples, read by accident.
    (
      "enum Message { case on(Level, by: String), off(by: String) }\n"
        + "struct Level: Codable { var value: Int }",
      #"{"type":"on","value":1,"by":"a"} {"type":"on","value":2,"by":"b"} {"type":"off","by":"c"}"#,
      #"style: .internal, tag: "type""#,
      [
        "this 'Level' in 'on' needs a key; write '// @CodableValue(flatten: true)' after it to put "
          + "its keys next to the tag, or '// @CodableValue(key: \"…\")' to nest them"
      ]
    ),
    // They are told next to more than half of the samples.
    (
      "enum Message { case text(Text), later(type: String) }\n"
        + "struct Text: Codable { var type = \"text\", body: String }",
      #"{"type":"text","body":"a"} {"type":"text","body":"b"} {"type":"map","x":1}"#,
      "style: .untagged",
      [
        "a.json:1: no case has this form",
        #"'style: .internal, tag: "type"': the key "type" is already used for the tag; "#
          + "mark a case for unknown tags with '// @CodableCase(.unknown)', or "
          + #"write another key with '@CodableValue(key: "…")'"#,
      ]
    ),
  ])
  func theNearestAnnotationIsToldWithReasons(
    _ source: String, _ json: String, _ arguments: String, _ reasons: [String]
  ) throws {
    #expect(
      try outcome(source, json)
        == .none(
          nearest: "// @CodableEnum(\(arguments))", reasons: reasons, place: "Message.swift:1"))
  }

  /// The first key isn't the tag only because it comes first.
  @Test func theTagIsTheKeyWithTheNamesOfCases() throws {
    let found = try outcome(
      "enum Message { case userInput(time: String, body: String), done(time: String, size: Int) }",
      #"{"ts":"1","type":"user_input","body":"a"} {"ts":"2","type":"done","size":3}"#)
    let annotation = """
      // @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
      // @CodableCase(keys: ["ts", "body"])
      case userInput(time: String, body: String)
      // @CodableCase(keys: ["ts", "size"])
      case done(time: String, size: Int)
      """
    #expect(found == .annotation(annotation, changes: [], place: "Message.swift:1"))
  }

  @Test func samplesThatAreNotReadAreTold() throws {
    let json = #"{"op":"text","body":"a"}"# + "\n" + #"{"op":"video","url":"u"}"#
    let found = try outcome(Self.labelled, json)
    #expect(
      found
        == .none(
          nearest: #"// @CodableEnum(style: .internal, tag: "op")"#,
          reasons: [#"a.json:2: no case has the tag "video""#], place: "Message.swift:1"))
  }

  @Test func errorsOfTheMostLikelyAnnotationAreTold() throws {
    let found = try outcome(
      "enum Message: Codable { case list([Int]) }", #"{"type":"list","items":1,"count":1}"#)
    #expect(
      found
        == .none(
          nearest: #"// @CodableEnum(style: .internal, tag: "type")"#,
          reasons: [
            "'[Int]' in 'list' has no keys of its own to write next to others; "
              + "give it a key with '// @CodableValue(key: \"…\")', or a label"
          ], place: "Message.swift:1"))
  }

  @Test func errorsOfOtherEnumsDoNotMatter() throws {
    let found = try outcome(
      Self.labelled + "\n// @CodableEnum(style: .internal)\nenum Other { case a }",
      #"{"op":"ping"} {"op":"text","body":"a"}"#)
    #expect(
      found
        == .annotation(
          #"// @CodableEnum(style: .internal, tag: "op")"#, changes: [], place: "Message.swift:1"))
  }

  @Test func codingByHandIsNoErrorAndIsListed() throws {
    var samples = Samples()
    try samples.add(Array(#"{"op":"text","body":"a"}"#.utf8), file: "a.json")
    let files = [
      "struct Chat {\nenum Message { case text(body: String)\nenum CodingKeys: CodingKey { case op } } }",
      """
      extension Chat.Message: Codable {
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
      }
      """,
    ]
    let sources = files.enumerated().map {
      SourceText(path: "\($0).swift", bytes: Array($1.utf8))
    }
    let search = try AnnotationSearch("Message", in: sources, for: samples)
    #expect(
      search.run()
        == .annotation(
          #"// @CodableEnum(style: .internal, tag: "op")"#, changes: [], place: "0.swift:2"))
    #expect(
      search.replaced == [
        "'CodingKeys' at 0.swift:3", "'init(from:)' at 1.swift:2", "'encode(to:)' at 1.swift:3",
      ])
  }

  @Test func anEnumInATypeIsFoundByItsName() throws {
    let source = "struct Chat { enum Message { case text(body: String) } }"
    #expect(
      try outcome(source, #"{"op":"text","body":"a"}"#)
        == .annotation(
          #"// @CodableEnum(style: .internal, tag: "op")"#, changes: [], place: "Message.swift:1"))
  }

  @Test func aNameThatIsNoneListsTheNearest() {
    let error = #expect(throws: AnnotationSearch.Failure.self) {
      try AnnotationSearch(
        "Mesage", in: [SourceText(path: "A.swift", bytes: Array(Self.plain.utf8))],
        for: Samples())
    }
    #expect(error?.description == "no enum is called 'Mesage'; there is 'Message'")
  }
}
