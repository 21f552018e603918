import CodableEnumSuggest
import Testing

/// What cases and values need beside the annotation of the enum.
extension AnnotationSearchTests {
  /// Keys that no label gives are those that the samples of the case show.
  @Test(arguments: [
    (
      "enum Message { case text(String), image(url: String), ping }",
      #"{"type":"text","text":"a"} {"type":"image","url":"u"} {"type":"ping"}"#,
      #"// @CodableEnum(style: .internal, tag: "type")"#,
      [#"// @CodableCase(keys: ["text"])"#, "case text(String)"]
    ),
    (
      "enum Message {\n  case head(offset: Int)\n  case tail(fromEnd: Int)\n  case by(x: Int, y: Int)\n}",
      #"{"at":"head","offset":1} {"at":"tail","offset":2} {"at":"by","x":1,"y":2}"#,
      #"// @CodableEnum(style: .internal, tag: "at")"#,
      [#"// @CodableCase(keys: ["offset"])"#, "case tail(fromEnd: Int)"]
    ),
    (
      "enum Message { case bound(Spot), lost(Spot?, String, at: Int) }\n"
        + "struct Spot: Codable { var x: Int }",
      #"{"kind":"bound","spot":{"x":1}} {"kind":"lost","last":{"x":1},"at":2,"why":"w"}"#,
      #"// @CodableEnum(style: .internal, tag: "kind")"#,
      [
        #"// @CodableCase(keys: ["spot"])"#, "case bound(Spot)",
        #"// @CodableCase(keys: ["last", "why", "at"])"#, "case lost(Spot?, String, at: Int)",
      ]
    ),
  ])
  func keysOfValuesAreFound(
    _ source: String, _ json: String, _ annotation: String, _ cases: [String]
  ) throws {
    let text = ([annotation] + cases).joined(separator: "\n")
    #expect(
      try outcome(source, json)
        == .annotation(text, changes: [], place: "Message.swift:1"))
  }

  @Test(arguments: [
    ("case text(body: String)", "case unknown(type: String)", "case unknown(type: String)", []),
    ("case text(body: String)", "indirect case unknown2(String)", "case unknown2(String)", []),
    ("case text(_ body: String)", "case unknown(type: String)", "case unknown(type: String)", []),
    (
      "case text(body: String)", "case other(String)", "case other(String)",
      []
    ),
    (
      "case text(body: String)", "// Nothing is kept.\ncase other", "case other",
      [#"a.json:1: "type": "zap" is written otherwise"#]
    ),
  ])
  func aCaseThatIsCalledSoIsUnknown(
    _ known: String, _ unknown: String, _ printed: String, _ changes: [String]
  ) throws {
    let annotation = """
      // @CodableEnum(style: .internal, tag: "type")
      // @CodableCase(.unknown)
      \(printed)
      """
    #expect(
      try outcome(
        "enum Message {\n\(known)\n\(unknown)\n}", #"{"type":"text","body":"a"} {"type":"zap"}"#)
        == .annotation(annotation, changes: changes, place: "Message.swift:1"))
  }

  @Test(arguments: [
    (
      #"{"kind":"create","uri":"u"} {"kind":"rename","to":"v"} {"edits":[1]}"#,
      #"style: .internal, tag: "kind")"#,
      "\n// @CodableCase(.missingTag)\ncase edit(edits: [Int])"
    ),
    (
      #"{"meta":{"kind":"create"},"uri":"u"} {"meta":{"kind":"edit"},"edits":[1]}"#,
      #"style: .internal, tag: ["meta", "kind"])"#, ""
    ),
  ])
  func theTagMayBeMissingOrInAnObject(_ json: String, _ end: String, _ cases: String) throws {
    let source = "enum Message { case create(uri: String), rename(to: String), edit(edits: [Int]) }"
    #expect(
      try outcome(source, json)
        == .annotation("// @CodableEnum(" + end + cases, changes: [], place: "Message.swift:1"))
  }

  private static let events = """
    enum Message {
      case create(Create)
      indirect case unknown(Unknown)
    }
    struct Create: Codable { var type: String; var content: String?; var id: String? }
    struct Unknown: Codable { var type: String; var sender: String? }
    """

  private static let inputs = """
    enum Message {
      case text(Text)
      case image(Image)
    }
    struct Text: Codable { var text: String; var type = "input_text" }
    struct Image: Codable { var url: String; var type = "input_image" }
    """

  @Test(arguments: [
    (
      events, #"{"type":"m.room.create","content":"c"} {"type":"m.other","sender":"s"}"#,
      [
        #"// @CodableCase("m.room.create")"#, "case create(Create)", "// @CodableCase(.unknown)",
        "case unknown(Unknown)",
      ], []
    ),
    (
      events, #"{"type":"create","content":"c"} {"type":"m.other","sender":"s","id":1}"#,
      ["// @CodableCase(.unknown)", "case unknown(Unknown)"],
      [#"a.json:1: the key "id" would be left out"#]
    ),
    // Each looks like one case only, but the tag says more.
    (
      inputs, #"{"type":"input_text","text":"a"} {"type":"input_image","url":"u"}"#,
      [
        #"// @CodableCase("input_text")"#, "case text(Text)", #"// @CodableCase("input_image")"#,
        "case image(Image)",
      ], []
    ),
  ])
  func aTagMayContainTheNameOfItsCase(
    _ source: String, _ json: String, _ cases: [String], _ changes: [String]
  ) throws {
    let annotation = [#"// @CodableEnum(style: .internal, tag: "type")"#] + cases
    #expect(
      try outcome(source, json)
        == .annotation(
          annotation.joined(separator: "\n"), changes: changes, place: "Message.swift:1"))
  }

  /// It keeps a tag and nothing beside it, and where there is no tag a string only.
  @Test func whatAnUnknownCaseLosesIsTold() throws {
    let source = "enum Message {\ncase text(body: String)\ncase other(String)\n}"
    let annotation = """
      // @CodableEnum(style: .internal, tag: "type")
      // @CodableCase(.unknown)
      case other(String)
      """
    #expect(
      try outcome(source, #"{"type":"text","body":"a"} {"type":"zap","url":"u"}"#)
        == .annotation(
          annotation, changes: [#"a.json:1: the key "url" would be left out"#],
          place: "Message.swift:1"))
    let found = try outcome(source, #"{"body":"a"} {"url":"u"}"#)
    guard case .none = found else {
      Issue.record("\(found)")
      return
    }
  }

  /// Not even one sample shows that it is right.
  @Test func notAllSamplesAreUnknown() throws {
    let found = try outcome(Self.events, #"{"type":"m.a","sender":"s"} {"type":"m.b"}"#)
    #expect(
      found
        == .none(
          nearest: #"// @CodableEnum(style: .internal, tag: "type")"#,
          reasons: [
            #"a.json:1: no case has the tag "m.a""#, #"a.json:1: no case has the tag "m.b""#,
          ],
          place: "Message.swift:1"))
  }

  /// It is printed as a declaration of its own.
  @Test(arguments: [
    (
      "case text(body: String), unknown(type: String)", #"{"type":"zap"}"#,
      ["// @CodableCase(.unknown)", "case unknown(type: String)"]
    ),
    (
      "indirect case text(body: String), image(url: String), `case`(n: Int)",
      #"{"type":"x.image","url":"u"} {"type":"case","n":1}"#,
      [#"// @CodableCase("x.image")"#, "case image(url: String)"]
    ),
  ])
  func aCaseBesideAnotherIsMarkedAlone(_ cases: String, _ json: String, _ lines: [String]) throws {
    let annotation = [#"// @CodableEnum(style: .internal, tag: "type")"#] + lines
    #expect(
      try outcome("enum Message { \(cases) }", #"{"type":"text","body":"a"} "# + json)
        == .annotation(
          annotation.joined(separator: "\n"), changes: [], place: "Message.swift:1"))
  }

  /// A sample is one value, and the coder decides only how some types are written.
  @Test(arguments: [
    ("UInt8", "255", true), ("UInt8", "256", false), ("UInt", "-1", false),
    ("UUID", #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, true), ("UUID", #""x""#, false),
    ("Date", #""2026-01-01T00:00:00Z""#, true), ("Date", "1.5", true), ("Date", "true", false),
    ("[UUID: Int]", #"["E621E1F8-C36C-495A-93FC-0C247A3E6E5F",1]"#, true),
    ("[UUID: Int]", #"[1,"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"]"#, false),
    ("[UUID: Int]", "[]", true), ("Duration", "1", false), ("ClosedRange<Int>", "1", false),
  ])
  func aValueIsOfItsType(_ type: String, _ value: String, _ isRead: Bool) throws {
    let source = "enum Message { case text(body: \(type)), none }"
    let found = try outcome(source, #"{"type":"text","body":\#(value)} {"type":"none"}"#)
    if case .annotation = found { #expect(isRead) } else { #expect(!isRead) }
  }

  /// A case that reads any text is tried after the names.
  @Test func namesOfCasesAreNoText() throws {
    let source = "enum Message { case auto, fixed(Double), percentage(String) }"
    #expect(
      try outcome(source, #""auto" "50%" 1.5"#)
        == .annotation(
          "// @CodableEnum(style: .untagged, empty: .name)", changes: [], place: "Message.swift:1"))
  }

  /// The default is written where null was read.
  @Test func nullMayBeADefault() throws {
    let source = """
      enum Message {
        case list(items: [String] = [], isOrdered: Bool)
        case `repeat`(count: Int = 1), text(body: String)
      }
      """
    let json = #"""
      {"type":"list","items":null,"isOrdered":true}
      {"type":"list","items":["a"],"isOrdered":true}
      {"type":"repeat","count":null}
      {"type":"text","body":"b"}
      """#
    let annotation = """
      // @CodableEnum(style: .internal, tag: "type")
      case list(
        items: [String] = [],  // @CodableValue(nil: .default)
        isOrdered: Bool
      )
      case `repeat`(
        count: Int = 1  // @CodableValue(nil: .default)
      )
      """
    let changes = [
      #"a.json:1: "items": null would be an array"#, #"a.json:3: "count": null would be a number"#,
    ]
    let found = try outcome(source, json)
    #expect(found == .annotation(annotation, changes: changes, place: "Message.swift:1"))
    let required = "enum Message { case list(items: [String], isOrdered: Bool) }"
    #expect(
      try outcome(required, #"{"type":"list","items":null,"isOrdered":true}"#)
        == .none(
          nearest: #"// @CodableEnum(style: .internal, tag: "type")"#,
          reasons: ["a.json:1: null instead of a value"], place: "Message.swift:1"))
  }

  @Test(arguments: [
    (
      "case create(n: Int = 1, s: String)\ncase drop(s: String)",
      #"{"type":"m.create","n":null,"s":"a"} {"type":"m.drop","s":"q"}"#,
      [
        #"// @CodableCase("m.create")"#, "case create(",
        "  n: Int = 1,  // @CodableValue(nil: .default)",
        "  s: String", ")", #"// @CodableCase("m.drop")"#, "case drop(s: String)",
      ]
    ),
    (
      "case create(_: String, n: Int = 1)", #"{"type":"create","n":null,"text":"a"}"#,
      [
        "case create(", #"  _: String,  // @CodableValue(key: "text")"#,
        #"  n: Int = 1  // @CodableValue(key: "n", nil: .default)"#, ")",
      ]
    ),
  ])
  func nullMayBeADefaultBesideATagOrKeys(_ cases: String, _ json: String, _ lines: [String]) throws
  {
    let annotation = [#"// @CodableEnum(style: .internal, tag: "type")"#] + lines
    #expect(
      try outcome("enum Message {\n\(cases)\n}", json)
        == .annotation(
          annotation.joined(separator: "\n"),
          changes: [#"a.json:1: "n": null would be a number"#], place: "Message.swift:1"))
  }
}
