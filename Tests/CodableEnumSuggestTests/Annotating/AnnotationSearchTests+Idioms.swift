import CodableEnumSuggest
import Testing

/// Ways to write coding by hand.
extension AnnotationSearchTests {
  /// Each with tags that no branch of decoding has.
  @Test(arguments: [
    #"static let cases: [String: Message] = ["l": .low, "h": Message.high(n: 1)]"#,
    #"static let tags = [Kind.low: "l", .high: "h"]"#,
    """
    var title: String { switch self { case .low: "Low"; case .high: "High" } }
    var tag: String { switch self { case .low: return "l"; case .high(let n): return "h" } }
    """,
  ])
  func tagsMayBeInDictionariesAndProperties(_ members: String) throws {
    let source = """
      enum Message: Decodable {
        case low, high(n: Int)
        \(members)
        \(Self.decoding(""))
      }
      """
    #expect(
      try annotation(source, #"{"type":"l"} {"type":"h","n":1}"#) == """
        // @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
        // @CodableCase("l")
        case low
        // @CodableCase("h")
        case high(n: Int)
        """)
  }

  /// Without the order, a document with both keys would be a success.
  @Test func casesWithoutTagsAreTriedInTheOrderOfTheCode() throws {
    let source = """
      enum Message: Decodable {
        case success(data: Int), failure(error: String)
        \(Self.decoding("""
          if container.contains(.error) {
            self = .failure(error: try container.decode(String.self, forKey: .error))
          } else {
            self = .success(data: try container.decode(Int.self, forKey: .data))
          }
          """))
      }
      """
    #expect(
      try annotation(source, #"{"data":1} {"error":"e"}"#)
        == "// @CodableEnum(style: .untagged, order: [.failure, .success], conformance: .decodable)"
    )
  }

  @Test func literalsThatDecodingLooksAtAreRead() throws {
    let source = """
      enum Message: Codable {
        case opened, closed, requested
        \(Self.decoding("""
          switch (event, action) {
          case ("issue", "opened"): self = .opened
          case ("issue", "closed"): self = .closed
          case ("pull", "opened"): self = .requested
          default: throw Other()
          }
          """))
        func encode(to encoder: any Encoder) throws {
          try container.encode("https://example.com/v2", forKey: .context)
          switch self {
          case .opened:
            try container.encode("issue", forKey: .event)
            try container.encode("opened", forKey: .action)
          case .closed:
            try container.encode("issue", forKey: .event)
            try container.encode("closed", forKey: .action)
          case .requested:
            try container.encode("pull", forKey: .event)
            try container.encode("opened", forKey: .action)
          }
        }
      }
      """
    let json = #"""
      {"context":"https://example.com/v2","event":"issue","action":"opened"}
      {"context":"https://example.com/v2","event":"issue","action":"closed"}
      {"context":"https://example.com/v2","event":"pull","action":"opened"}
      """#
    #expect(
      try annotation(source, json) == """
        // @CodableEnum(style: .internal, tag: "event")
        // @CodableCase("issue", constants: ["action": "opened"], extras: ["context": "https://example.com/v2"])
        case opened
        // @CodableCase("issue", constants: ["action": "closed"], extras: ["context": "https://example.com/v2"])
        case closed
        // @CodableCase("pull", constants: ["action": "opened"], extras: ["context": "https://example.com/v2"])
        case requested
        """)
  }

  @Test(arguments: [
    (#"{"type":"note"} {"type":"like"}"#, ""),
    (#"{"type":"Note"} {"type":"Like"}"#, ", caseNaming: .pascalCase"),
  ])
  func letterCaseIsIgnoredAsInTheCode(_ json: String, _ naming: String) throws {
    let source = """
      enum Message: Decodable {
        case note, like
        \(Self.decoding("""
          switch try container.decode(String.self, forKey: .type).lowercased() {
          case "note": self = .note
          case "like": self = .like
          default: throw Other()
          }
          """))
      }
      """
    #expect(
      try annotation(source, json) == """
        // @CodableEnum(style: .internal, tag: "type"\(naming), ignoringCase: true, conformance: .decodable)
        """)
  }

  @Test func keysInTheContentAreThoseOfTheCode() throws {
    let source = """
      enum Message: Decodable {
        case moved(x: Int), named(String), gone
        \(Self.decoding("""
          let data = try container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
          switch try container.decode(String.self, forKey: .type) {
          case "moved": self = .moved(x: try data.decode(Int.self, forKey: .x))
          case "named": self = .named(try data.decode(String.self, forKey: .name))
          default: self = .gone
          }
          """))
      }
      """
    let json = #"""
      {"type":"moved","data":{"x":1}} {"type":"named","data":{"name":"n"}} {"type":"gone"}
      """#
    #expect(
      try annotation(source, json) == """
        // @CodableEnum(style: .adjacent, tag: "type", content: "data", unknownTag: .gone, conformance: .decodable)
        // @CodableCase(keys: ["name"])
        case named(String)
        """)
  }

  /// The notes tell what else decoding reads.
  @Test(arguments: [
    ("", false, false),
    (
      "if let text = try? decoder.singleValueContainer().decode(String.self) { return }", false,
      true
    ),
    ("let n = try container.decodeIfPresent(Int.self, forKey: .n) ?? Self.size", true, false),
    ("let n = try container.decodeIfPresent(Int.self, forKey: .n) ?? decode(.old)", true, false),
    ("let n = (try? container.decodeIfPresent(Int.self, forKey: .n)) ?? nil", false, false),
    ("self = try (try? number()).map(Message.page) ?? .ping", false, false),
  ])
  func whatSamplesDoNotShowIsTold(
    _ statement: String, _ hasDefaults: Bool, _ readsSingleValues: Bool
  ) throws {
    let source = """
      enum Message: Decodable {
        case page(n: Int), ping
        \(Self.decoding("""
          \(statement)
          let container = try decoder.container(keyedBy: CodingKeys.self)
          """))
      }
      """
    let found = try outcome(source, #"{"type":"page","n":1} {"type":"ping"}"#)
    guard case .annotation(_, changes: [], let notes, _) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(notes.contains { $0.hasPrefix("'init(from:)' has '??'") } == hasDefaults)
    #expect(
      notes.contains("'init(from:)' also asks for a single value, but all samples are objects")
        == readsSingleValues)
  }

  /// Nothing else reads the tag "circle".
  @Test func theCaseForOtherTagsMayBeUnknown() throws {
    let source = """
      enum Message: Decodable {
        case label(text: String), shape(Shape)
        \(Self.decoding("""
          switch try container.decode(String.self, forKey: .type) {
          case "label": self = .label(text: try container.decode(String.self, forKey: .text))
          default: self = .shape(try Shape(from: decoder))
          }
          """))
      }
      struct Shape: Codable { var type: String; var size: Int }
      """
    #expect(
      try annotation(source, #"{"type":"label","text":"t"} {"type":"circle","size":1}"#) == """
        // @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
        // @CodableCase(.unknown)
        case shape(Shape)
        """)
  }

  @Test func tagsThatTheCodeReadsAsOtherCasesAreTold() throws {
    let source = """
      enum Message: Decodable {
        case on, off
        \(Self.decoding("""
          switch try container.decode(String.self, forKey: .type) {
          case "off": self = .on
          default: throw Other()
          }
          """))
      }
      """
    #expect(
      try outcome(source, #"{"type":"on"} {"type":"off"}"#)
        == .annotation(
          #"// @CodableEnum(style: .internal, tag: "type", conformance: .decodable)"#, changes: [],
          notes: ["the code has other tags for 'on'"], place: "Message.swift:1"))
  }
}
