import CodableEnumSuggest
import Testing

/// Enums with coding by hand, and values of types that have some.
extension AnnotationSearchTests {
  func annotation(_ source: String, _ json: String) throws -> String? {
    let found = try outcome(source, json)
    guard case .annotation(let annotation, changes: [], notes: [], _) = found else {
      Issue.record("\(found)")
      return nil
    }
    return annotation
  }

  /// An `init(from:)` with these statements.
  static func decoding(_ statements: String) -> String {
    "init(from decoder: any Decoder) throws {\n\(statements)\n}\n"
  }

  @Test func tagsAreThoseOfTheCode() throws {
    let source = """
      enum Message: Codable {
        case reference(id: Int), image(url: String), none
        \(Self.decoding("""
          switch try container.decode(String.self, forKey: .type) {
          case "ref", "link": self = .reference(id: try container.decode(Int.self, forKey: .id))
          case Kind.picture.rawValue:
            self = .image(url: try container.decode(String.self, forKey: .url))
          default: self = Self.none
          }
          """))
        func encode(to encoder: any Encoder) throws {
          switch self {
          case .reference(let id):
            try container.encode("link", forKey: .type)
            try container.encode(id, forKey: .id)
          case .image(url: let url): try container.encode(Kind.picture, forKey: .type)
          case .none: try container.encode(0, forKey: .type)
          }
        }
        enum Kind: String, Codable { case picture = "img" }
      }
      """
    let json = #"{"type":"link","id":1} {"type":"ref","id":1} {"type":"img","url":"u"} {"type":0}"#
    let found = try outcome(source, json)
    let annotation = """
      // @CodableEnum(style: .internal, tag: "type", unknownTag: .none)
      // @CodableCase("link", aliases: ["ref"])
      case reference(id: Int)
      // @CodableCase("img")
      case image(url: String)
      // @CodableCase(0)
      case none
      """
    #expect(
      found
        == .annotation(
          annotation, changes: [#"a.json:1: "type": "ref" is written otherwise"#],
          place: "Message.swift:1"))
  }

  /// An annotation without tags would also read all samples, but each as the other case.
  @Test func tagsThatAreNamesOfOtherCases() throws {
    let source = """
      enum Message: Decodable {
        case text(body: String), image(body: String)
        \(Self.decoding("""
          switch try container.decode(String.self, forKey: .type) {
          case "image": self = .text(body: try container.decode(String.self, forKey: .body))
          case "text": self = .image(body: try container.decode(String.self, forKey: .body))
          default: throw Other()
          }
          """))
      }
      """
    #expect(
      try annotation(source, #"{"type":"text","body":"a"} {"type":"image","body":"a"}"#) == """
        // @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
        // @CodableCase("image")
        case text(body: String)
        // @CodableCase("text")
        case image(body: String)
        """)
  }

  @Test func theEnumThatIsInNoOtherTypeIsMeant() throws {
    let source =
      "struct Outer { enum Message { case a(x: Int) } }\n"
      + "enum Message { case text(body: String) }"
    #expect(
      try annotation(source, #"{"op":"text","body":"a"}"#)
        == #"// @CodableEnum(style: .internal, tag: "op")"#)
  }

  @Test func tagsOfOtherKinds() throws {
    let source = """
      enum Message: Decodable {
        case on, off, low
        \(Self.decoding("""
          switch try container.decode(JSON.self, forKey: .type) {
          case true: self = .on
          case false: self = .off
          case -1: self = .low
          }
          """))
      }
      """
    #expect(
      try annotation(source, #"{"type":true} {"type":false} {"type":-1}"#) == """
        // @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
        // @CodableCase(true)
        case on
        // @CodableCase(false)
        case off
        // @CodableCase(-1)
        case low
        """)
  }

  @Test func theCaseOfOtherTagsIsThatOfTheCode() throws {
    let source = """
      enum Message: Decodable {
        case text(body: String), other
        \(Self.decoding("""
          switch try container.decode(String.self, forKey: .type) {
          case "text": self = .text(body: try container.decode(String.self, forKey: .body))
          default: self = .other
          }
          """))
      }
      """
    #expect(
      try annotation(source, #"{"type":"text","body":"a"}"#)
        == #"// @CodableEnum(style: .internal, tag: "type", unknownTag: .other, "#
        + "conformance: .decodable)")
  }

  @Test func tagsOfNestedEnumsAreTheirRawValues() throws {
    let source = """
      enum Message: Codable {
        case text(String), size(Int)
        enum Kind: Int, Codable { case text = 1, size }
        \(Self.decoding("""
          switch try container.decode(Kind.self, forKey: .kind) {
          case .text: self = .text(try container.decode(String.self, forKey: .value))
          case .size: self = .size(try container.decode(Int.self, forKey: .value))
          }
          """))
        func encode(to encoder: any Encoder) throws {}
      }
      """
    #expect(
      try annotation(source, #"{"kind":1,"value":"a"} {"kind":2,"value":3}"#) == """
        // @CodableEnum(style: .adjacent, tag: "kind", content: "value")
        // @CodableCase(1)
        case text(String)
        // @CodableCase(2)
        case size(Int)
        """)
  }

  private static let json = """
    struct JSON: Codable {
      \(decoding(""))
      func encode(to encoder: any Encoder) throws {}
    }
    """

  /// It would take the samples of all others, unless it is tried after them.
  @Test func aTypeThatMayReadAnythingIsTriedLast() throws {
    let source = "enum Message { case other(JSON), point(x: Int), text(String) }\n" + Self.json
    #expect(
      try annotation(source, #"[1] {"x":1} "a""#)
        == "// @CodableEnum(style: .untagged, order: [.point, .text])")
  }

  @Test func theNarrowerNumberIsTriedFirst() throws {
    let source = "enum Message { case number(Double), count(Int), text(String) }"
    #expect(
      try annotation(source, #"1 1.5 "a""#)
        == "// @CodableEnum(style: .untagged, order: [.text, .count, .number])")
  }

  @Test func aTypeThatMayReadAnythingShowsNothing() throws {
    let source = "enum Message { case start, custom(JSON) }\n" + Self.json
    #expect(
      try outcome(source, #"[1] {"with":[]}"#)
        == .none(
          nearest: "// @CodableEnum(style: .untagged)",
          reasons: ["'style: .untagged' reads all samples, but none as 'start'"],
          place: "Message.swift:1"))
  }

  @Test func aTypeWithCodingByHandMayReadNull() throws {
    let source = "enum Message { case set(field: String, value: JSON) }\n" + Self.json
    #expect(
      try annotation(source, #"{"op":"set","field":"a","value":null}"#)
        == #"// @CodableEnum(style: .internal, tag: "op")"#)
  }

  @Test(arguments: ["Decodable", "Encodable"])
  func onlyOneDirectionIsGenerated(_ protocol: String) throws {
    let source = "enum Message { case text(body: String) }\nextension Message: \(`protocol`) {}"
    #expect(
      try annotation(source, #"{"op":"text","body":"a"}"#)
        == #"// @CodableEnum(style: .internal, tag: "op", conformance: ."#
        + `protocol`.lowercased() + ")")
  }

  @Test func anUnknownCaseThatTakesTheSamplesOfAnotherIsTold() throws {
    let source = "enum Message { case reload, stop, unknown(String) }"
    let found = try outcome(source, #"{"type":"refresh"} {"type":"stop"}"#)
    let annotation = """
      // @CodableEnum(style: .internal, tag: "type")
      // @CodableCase(.unknown)
      case unknown(String)
      """
    #expect(
      found
        == .annotation(
          annotation, changes: [],
          notes: ["no sample is read as 'reload', but these as 'unknown':", "a.json:1"],
          place: "Message.swift:1"))
  }

  @Test func theRestOfAnUnknownCaseIsFlattened() throws {
    let source = "enum Message { case text(body: String), unknown(type: String, rest: JSON) }\n"
    #expect(
      try annotation(source + Self.json, #"{"type":"text","body":"a"} {"type":"link","url":"u"}"#)
        == """
        // @CodableEnum(style: .internal, tag: "type")
        // @CodableCase(.unknown)
        case unknown(
          type: String,
          rest: JSON  // @CodableValue(flatten: true)
        )
        """)
  }

  @Test func namesAreKnownBesideUnknownOnes() throws {
    let source = "enum Message { case active, paused, unknown(String) }"
    #expect(
      try annotation(source, #""active" "on-hold" "paused""#) == """
        // @CodableEnum(style: .rawValue)
        // @CodableCase(.unknown)
        case unknown(String)
        """)
  }

  @Test func whatTheCompilerEncodesIsTold() throws {
    let source = "enum Message: Codable { case int(Int), text(String)\n" + Self.decoding("") + "}"
    #expect(
      try outcome(source, #"1 "a""#)
        == .annotation(
          "// @CodableEnum(style: .untagged)", changes: [],
          notes: ["so far the compiler encodes it, as 'style: .external' does"],
          place: "Message.swift:1"))
  }

  /// Takes a second. It took minutes when each document was read as each case.
  @Test(.timeLimit(.minutes(1))) func manyCasesAreReadInTime() throws {
    let numbers = 1...800
    let source = """
      enum Message: Decodable {
        \(numbers.map { "case item\($0)(id: Int)" }.joined(separator: "\n"))
        \(Self.decoding("""
          switch try container.decode(String.self, forKey: .type) {
          \(numbers.map { "case \"m.\($0)\": self = .item\($0)(id: 1)" }.joined(separator: "\n"))
          default: throw Other()
          }
          """))
      }
      """
    let json = numbers.map { #"{"type":"m.\#($0)","id":1}"# }.joined()
    let found = try #require(try annotation(source, json)).split(separator: "\n")
    #expect(found.count == 1 + 2 * numbers.count)
  }

  /// Takes two seconds. It took minutes when the cases before each one were compared with each document.
  @Test(.timeLimit(.minutes(1))) func manyCasesWithoutTagsAreReadInTime() throws {
    let numbers = 1...200
    let source = """
      enum Message: Decodable {
        \(numbers.map { "case item\($0)(Item\($0))" }.joined(separator: "\n"))
        \(Self.decoding(""))
      }
      \(numbers.map { "struct Item\($0): Codable { var id\($0): Int; var name: String }" }
        .joined(separator: "\n"))
      """
    let json = numbers.map { #"{"id\#($0)":1,"name":"a"}"# }.joined()
    #expect(
      try annotation(source, json)
        == "// @CodableEnum(style: .untagged, conformance: .decodable)")
  }

  @Test func aCaseMayBeReadWithoutItsTag() throws {
    let source = """
      enum Message: Codable {
        case text(body: String), image(url: String)
        enum CodingKeys: String, CodingKey { case type, body, url }
        \(Self.decoding(""))
        func encode(to encoder: any Encoder) throws {}
      }
      """
    #expect(
      try outcome(source, #"{"type":"text","body":"a"} {"type":"image","url":"u"} {"body":"a"}"#)
        == .annotation(
          #"// @CodableEnum(style: .internal, tag: "type", missingTag: .text)"#,
          changes: [#"a.json:1: the key "type" would be added"#], place: "Message.swift:1"))
  }

  @Test(arguments: [("", true), (" = []", false)])
  func defaultsOfTheCodeAreTold(_ default: String, _ isTold: Bool) throws {
    let source = """
      enum Message: Codable {
        case list(items: [String]\(`default`)), ping
        \(Self.decoding("""
          let items = try container.decodeIfPresent([String].self, forKey: .items) ?? []
          """))
        func encode(to encoder: any Encoder) throws {}
      }
      """
    let note =
      "'init(from:)' has '??' for missing keys; values need defaults for that, as in 'n: Int = 0', "
      + "or '// @CodableValue(aliases: [\"oldKey\"])'"
    #expect(
      try outcome(source, #"{"type":"list","items":[]} {"type":"ping"}"#)
        == .annotation(
          #"// @CodableEnum(style: .internal, tag: "type")"#, changes: [],
          notes: isTold ? [note] : [], place: "Message.swift:1"))
  }
}
