import CodableEnumSuggest
import Testing

/// What code by hand says about annotations.
extension AnnotationSearchTests {
  /// Each with other code for the tags "ref" and "img".
  @Test(arguments: [
    """
    if type == "ref" || type == Self.old { self = .reference(id: try id()) }
    else if type == "img" { self = try .image(url: url()) } else { throw Other() }
    """,
    """
    self = switch type {
    case "re\\u{66}", #"link"#: .reference(id: try id())
    case "img": try .image(url: url())
    default: throw Other()
    }
    """,
    """
    self = try Self.made(type) }
    static func made(_ type: String) throws -> Message {
      switch type {
      case "ref": fallthrough
      case Self.old: return .reference(id: 1)
      case "img": return Message.image(url: "")
      default: throw Other()
      }
    """,
    """
    switch type {
    case let type where type == "video": throw Other()
    case "ref", Self.old: self = .reference(id: try id())
    case "img" where isOld, "img": self = .image(url: try url())
    default: throw Other()
    }
    """,
    """
    if let type { switch type {
    case Kind.ref.rawValue, "link": self = .reference(id: try id())
    case Keys.img.stringValue: self = .image(url: try url())
    default: throw Other()
    } }
    """,
  ])
  func tagsAreFoundInAnyCode(_ statements: String) throws {
    let source = """
      enum Message: Decodable {
        case reference(id: Int), image(url: String)
        static let old = "link"
        enum Kind: String { case ref }
        enum Keys: String, CodingKey { case img }
        \(Self.decoding(statements))
      }
      """
    #expect(
      try annotation(source, #"{"type":"ref","id":1} {"type":"img","url":"u"}"#) == """
        // @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
        // @CodableCase("ref", aliases: ["link"])
        case reference(id: Int)
        // @CodableCase("img")
        case image(url: String)
        """)
  }

  @Test func literalsThatAreNoTagsAreWritten() throws {
    let source = """
      enum Message: Encodable {
        case text(body: String), bot(body: String, id: Int)
        func encode(to encoder: any Encoder) throws {
          var container = encoder.container(keyedBy: Keys.self)
          try container.encode(2, forKey: .version)
          switch self {
          case .text(let body):
            try container.encode("message", forKey: .type)
            try container.encode(body, forKey: .body)
          case .bot(let body, let id):
            try container.encode("app", forKey: .sender)
            try container.encode("message", forKey: .type)
          }
        }
      }
      """
    let json = #"""
      {"version":2,"type":"message","body":"a"}
      {"version":2,"type":"message","sender":"app","body":"a","id":1}
      """#
    #expect(
      try annotation(source, json) == """
        // @CodableEnum(style: .internal, tag: "type", conformance: .encodable)
        // @CodableCase("message", extras: ["version": 2])
        case text(body: String)
        // @CodableCase("message", constants: ["sender": "app"], extras: ["version": 2])
        case bot(body: String, id: Int)
        """)
  }

  /// What the samples show would also be read without these keys, but lost.
  @Test func keysAreThoseOfTheCode() throws {
    let source = """
      enum Message: Decodable {
        case opened(id: Int), closed(id: Int, reason: String?)
        enum CodingKeys: String, CodingKey { case action, id, reason = "state_reason" }
        \(Self.decoding(""))
      }
      """
    #expect(
      try annotation(
        source, #"{"action":"opened","id":1} {"action":"closed","id":1,"state_reason":"r"}"#) == """
          // @CodableEnum(style: .internal, tag: "action", conformance: .decodable)
          // @CodableCase(keys: ["id", "state_reason"])
          case closed(id: Int, reason: String?)
          """)
  }

  @Test func tagsMayBeCodingKeys() throws {
    let source = """
      enum Message: Decodable {
        case text(String), count(Int), flag(Bool)
        enum CodingKeys: String, CodingKey { case text = "valueText", count = "n", flag }
        \(Self.decoding("""
          if let text = try container.decodeIfPresent(String.self, forKey: .text) {
            self = .text(text)
          } else {
            self = .count(try container.decode(Int.self, forKey: .count))
          }
          """))
      }
      """
    #expect(
      try annotation(source, #"{"valueText":"a"} {"n":1} {"flag":true}"#) == """
        // @CodableEnum(style: .external, payload: .natural, conformance: .decodable)
        // @CodableCase("valueText")
        case text(String)
        // @CodableCase("n")
        case count(Int)
        """)
  }

  @Test func aNamingStandsForTags() throws {
    let source = """
      enum Message: Decodable {
        case itemAdded(itemID: Int), itemGone(itemID: Int), reset, other
        \(Self.decoding("""
          switch try container.decode(String.self, forKey: .type) {
          case "item_added": self = .itemAdded(itemID: try container.decode(Int.self, forKey: .id))
          case "item_gone": self = .itemGone(itemID: try container.decode(Int.self, forKey: .id))
          case "clear": self = .reset
          case "other": self = .other
          }
          """))
      }
      """
    let json = #"""
      {"type":"item_added","item_id":1} {"type":"item_gone","item_id":1} {"type":"clear"}
      """#
    #expect(
      try annotation(source, json) == """
        // @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase, \
        conformance: .decodable)
        // @CodableCase("clear")
        case reset
        """)
  }

  @Test func oldKeysOfTheCodeAreAliases() throws {
    let source = """
      enum Message: Codable {
        case text(title: String, size: Int), link(url: String)
        enum OldKeys: String, CodingKey { case name }
        \(Self.decoding(""))
        func encode(to encoder: any Encoder) throws {}
      }
      """
    let json = #"""
      {"type":"text","title":"a","size":1} {"type":"text","name":"a","size":1}
      {"type":"link","url":"u"}
      """#
    let text = """
      // @CodableEnum(style: .internal, tag: "type")
      case text(
        title: String,  // @CodableValue(aliases: ["name"])
        size: Int
      )
      """
    #expect(
      try outcome(source, json)
        == .annotation(
          text, changes: [#"a.json:1: the key "name" would be left out"#], place: "Message.swift:1")
    )
    // Without code, it may be another key.
    guard case .none = try outcome("enum Message { case text(title: String, size: Int) }", json)
    else {
      Issue.record("the key \"name\" is read")
      return
    }
  }

  @Test func aSearchWithTheTagsOfTheCodeIsNearest() throws {
    let source = """
      enum Message: Decodable {
        case text(title: String), link(url: String)
        \(Self.decoding("""
          switch try container.decode(String.self, forKey: .type) {
          case "t": self = .text(title: try container.decode(String.self, forKey: .title))
          case "l": self = .link(url: try container.decode(String.self, forKey: .url))
          }
          """))
      }
      """
    let nearest = """
      // @CodableEnum(style: .internal, tag: "type")
      // @CodableCase("t")
      case text(title: String)
      // @CodableCase("l")
      case link(url: String)
      """
    #expect(
      try outcome(source, #"{"type":"t","title":"a"} {"type":"l"} {"type":"l","url":"u"}"#)
        == .none(
          nearest: nearest, reasons: [#"a.json:1: the key "url" is missing"#],
          place: "Message.swift:1"))
  }

  /// What the code does with literals elsewhere is something else.
  @Test func tagsAreThoseOfDecoding() throws {
    let source = """
      enum Message: Decodable {
        case text(body: String), ping
        enum Kind: String { case text = "m.text", ping = "m.ping" }
        init?(shortcut: String) {
          switch shortcut {
          case "t": self = .text(body: "")
          case "ping": self = .ping
          default: return nil
          }
        }
        \(Self.decoding("""
          switch try container.decode(Kind.self, forKey: .type) {
          case .text: self = .text(body: try container.decode(String.self, forKey: .body))
          case .ping: self = .ping
          }
          """))
      }
      enum Style: String { case text = "t-style", ping = "p-style" }
      """
    #expect(
      try annotation(source, #"{"type":"m.text","body":"a"} {"type":"m.ping"}"#) == """
        // @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
        // @CodableCase("m.text")
        case text(body: String)
        // @CodableCase("m.ping")
        case ping
        """)
  }

  @Test func literalsChooseAmongCasesWithOneTag() throws {
    let source = """
      enum Message: Encodable {
        case text(body: String), joined(user: String), left(user: String)
        func encode(to encoder: any Encoder) throws {
          switch self {
          case .text: try container.encode("text", forKey: .type)
          case .joined:
            try container.encode("member", forKey: .type)
            try container.encode("in", forKey: .action)
          case .left:
            try container.encode("member", forKey: .type)
            try container.encode("out", forKey: .action)
          }
        }
      }
      """
    let json = #"""
      {"type":"text","body":"a"} {"type":"member","action":"in","user":"u"}
      {"type":"member","action":"out","user":"u"}
      """#
    #expect(
      try annotation(source, json) == """
        // @CodableEnum(style: .internal, tag: "type", conformance: .encodable)
        // @CodableCase("member", constants: ["action": "in"])
        case joined(user: String)
        // @CodableCase("member", constants: ["action": "out"])
        case left(user: String)
        """)
  }

  @Test func keysOfUntaggedCasesAreThoseOfTheCode() throws {
    let source = """
      enum Message: Decodable {
        case ref(String), schema(Schema)
        enum CodingKeys: String, CodingKey { case ref = "$ref" }
        \(Self.decoding(""))
      }
      struct Schema: Codable { var type: String }
      """
    #expect(
      try annotation(source, ##"{"$ref":"#/a"} {"type":"string"}"##) == """
        // @CodableEnum(style: .untagged, conformance: .decodable)
        // @CodableCase(keys: ["$ref"])
        case ref(String)
        """)
  }

  /// If samples have a key that is called like the value, it is no tag.
  @Test(arguments: [("", true), (#","name":"n""#, false)])
  func aValueOfAnUnknownCaseTakesTheTag(_ rest: String, _ isTag: Bool) throws {
    let source = "enum Message { case text(body: String), other(name: String) }"
    let found = try outcome(source, #"{"t":"text","body":"a"} {"t":"zap"\#(rest)}"#)
    let text = """
      // @CodableEnum(style: .internal, tag: "t")
      // @CodableCase(.unknown)
      case other(
        name: String  // @CodableValue(tag: true)
      )
      """
    #expect((found == .annotation(text, changes: [], place: "Message.swift:1")) == isTag)
  }

  @Test func aLiteralBesideTheContentIsKept() throws {
    let source = """
      enum Message: Codable {
        case created(Item), renamed(Item), unknown(name: String)
        enum CodingKeys: String, CodingKey { case event, data, version }
        \(Self.decoding("""
          let event = try container.decode(String.self, forKey: .event)
          switch event {
          case "created": self = .created(try container.decode(Item.self, forKey: .data))
          case "renamed": self = .renamed(try container.decode(Item.self, forKey: .data))
          default: self = .unknown(name: event)
          }
          """))
        func encode(to encoder: any Encoder) throws { try container.encode(1, forKey: .version) }
      }
      struct Item: Codable { var id: Int }
      """
    let json = #"""
      {"version":1,"event":"created","data":{"id":1}} {"version":1,"event":"renamed","data":{"id":2}}
      {"version":1,"event":"zap"}
      """#
    let text = """
      // @CodableEnum(style: .internal, tag: "event")
      // @CodableCase(extras: ["version": 1], keys: ["data"])
      case created(Item)
      // @CodableCase(extras: ["version": 1], keys: ["data"])
      case renamed(Item)
      // @CodableCase(.unknown)
      case unknown(
        name: String  // @CodableValue(tag: true)
      )
      """
    #expect(
      try outcome(source, json)
        == .annotation(
          text, changes: [#"a.json:2: the key "version" would be left out"#],
          place: "Message.swift:1"))
  }

  /// The order of keys in samples says nothing.
  @Test func valuesHaveTheKeysThatTheyAreDecodedFor() throws {
    let source = """
      enum Message: Decodable {
        case move(from: String, to: String), copy(String, String), drop(id: Int)
        enum CodingKeys: String, CodingKey { case op, from, to, source = "src", target, id = "identifier" }
        \(Self.decoding("""
          let source = try container.decode(String.self, forKey: .source)
          let target = try container.decode(String.self, forKey: .target)
          switch try container.decode(String.self, forKey: .op) {
          case "move": self = .move(from: source, to: target)
          case "copy":
            self = .copy(
              try container.decode(String.self, forKey: .source),
              try container.decode(String.self, forKey: .target))
          default: self = .drop(id: try container.decode(Int.self, forKey: .id))
          }
          """))
      }
      """
    let json = #"""
      {"op":"move","target":"b","src":"a"} {"op":"copy","target":"b","src":"a"} {"op":"drop","identifier":1}
      """#
    #expect(
      try annotation(source, json) == """
        // @CodableEnum(style: .internal, tag: "op", unknownTag: .drop, conformance: .decodable)
        // @CodableCase(keys: ["src", "target"])
        case move(from: String, to: String)
        // @CodableCase(keys: ["src", "target"])
        case copy(String, String)
        // @CodableCase(keys: ["identifier"])
        case drop(id: Int)
        """)
  }
}
