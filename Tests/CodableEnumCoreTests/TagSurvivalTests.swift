import Foundation
import Testing

@testable import CodableEnumCore

/// Whatever a payload writes beside the tag, what is read back is the case that was written.
struct TagSurvivalTests {
  static let survivals = [
    Scenario(
      "a flattened object has the first key of the tag's path",
      """
      struct Meta: Codable, Equatable { var width: Int }
      struct Image: Codable, Equatable { var meta: Meta; var url: String }

      // @CodableEnum(style: .internal, tag: ["meta", "type"])
      enum Message: Equatable {
        case image(Image)
        case ping
      }
      """,
      checks: """
        both(
          Message.image(Image(meta: Meta(width: 3), url: "u")),
          #"{"meta":{"type":"image","width":3},"url":"u"}"#)
        """),
    Scenario(
      "a value has the first key of the tag's path",
      """
      struct Meta: Codable, Equatable { var width: Int }

      // @CodableEnum(style: .internal, tag: ["meta", "type"])
      enum Message: Equatable {
        case image(meta: Meta, url: String)
        case ping
      }
      """,
      checks: """
        both(
          Message.image(meta: Meta(width: 3), url: "u"),
          #"{"meta":{"type":"image","width":3},"url":"u"}"#)
        """),
    Scenario(
      "a flattened object has the tag's key",
      """
      struct Text: Codable, Equatable { var type = "text"; var text: String }

      // @CodableEnum(style: .internal, tag: "type")
      enum Block: Equatable {
        case text(Text)
        case quote(Text)
      }
      """,
      checks: """
        both(Block.text(Text(text: "t")), #"{"type":"text","text":"t"}"#)
        refuses(Block.quote(Text(text: "t")), #""type" must be the tag of the case, not text"#)
        reads(#"{"type":"quote","text":"t"}"#, Block.quote(Text(type: "quote", text: "t")))
        """),
    Scenario(
      "a flattened value has the tag's key beside others",
      """
      struct Text: Codable, Equatable { var kind: String; var text: String }

      // @CodableEnum(style: .internal, tag: "kind")
      enum Block: Equatable {
        case quote(
          // @CodableValue(flatten: true)
          body: Text,
          author: String
        )
      }
      """,
      checks: """
        both(
          Block.quote(body: Text(kind: "quote", text: "t"), author: "a"),
          #"{"author":"a","kind":"quote","text":"t"}"#)
        refuses(Block.quote(body: Text(kind: "text", text: "t"), author: "a"), "not text")
        """),
    Scenario(
      "a type that codes itself has the tag's key, or one on the way to it",
      """
      struct Text: Codable, Equatable {
        var text: String
        var type: String?
        enum Keys: String, CodingKey { case type, meta, width, text }

        init(text: String, type: String? = nil) { (self.text, self.type) = (text, type) }

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: Keys.self)
          text = try container.decode(String.self, forKey: .text)
          type = try container.decodeIfPresent(String.self, forKey: .type)
        }

        func encode(to encoder: any Encoder) throws {
          var container = encoder.container(keyedBy: Keys.self)
          try container.encode(text, forKey: .text)
          try container.encodeIfPresent(type, forKey: .type)
          var meta = container.nestedContainer(keyedBy: Keys.self, forKey: .meta)
          try meta.encode(3, forKey: .width)
        }
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Short: Equatable { case quote(Text), maybe(Text?) }

      // @CodableEnum(style: .internal, tag: ["meta", "type"])
      enum Long: Equatable { case quote(Text), maybe(Text?) }
      """,
      checks: """
        let text = Text(text: "a", type: "quote")
        both(Short.quote(text), #"{"type":"quote","text":"a","meta":{"width":3}}"#)
        writes(Short.quote(Text(text: "a")), #"{"type":"quote","text":"a","meta":{"width":3}}"#)
        writes(Short.maybe(Text(text: "a")), #"{"type":"maybe","text":"a","meta":{"width":3}}"#)
        refuses(Short.maybe(text), "not quote")
        writes(Short.maybe(nil), #"{"type":"maybe"}"#)
        both(Long.quote(text), #"{"type":"quote","text":"a","meta":{"width":3,"type":"quote"}}"#)
        both(
          Long.quote(Text(text: "a", type: "t")),
          #"{"type":"t","text":"a","meta":{"width":3,"type":"quote"}}"#)
        both(Long.maybe(nil), #"{"meta":{"type":"maybe"}}"#)
        """),
    Scenario(
      "a path leads through objects of the payload",
      """
      struct Inner: Codable, Equatable { var type: String; var width: Int }
      struct Outer: Codable, Equatable { var b: Inner; var c: Int }
      struct Whole: Codable, Equatable { var a: Outer }

      // @CodableEnum(style: .internal, tag: ["a", "b", "type"])
      enum Message: Equatable {
        case whole(Whole)
        case outer(a: Outer)
      }
      """,
      checks: """
        func outer(_ type: String) -> Outer { Outer(b: Inner(type: type, width: 1), c: 2) }
        both(
          Message.whole(Whole(a: outer("whole"))), #"{"a":{"b":{"type":"whole","width":1},"c":2}}"#)
        both(Message.outer(a: outer("outer")), #"{"a":{"b":{"type":"outer","width":1},"c":2}}"#)
        refuses(Message.whole(Whole(a: outer("x"))), "not x")
        refuses(Message.outer(a: outer("x")), "not x")
        """),
    Scenario(
      "a flattened parameter may have the tag's key",
      """
      struct Text: Codable, Equatable { var type: String }

      // @CodableEnum(style: .internal, tag: "type")
      enum Box<T: Equatable>: Equatable { case value(T) }
      """,
      checks: """
        both(Box.value(Text(type: "value")), #"{"type":"value"}"#)
        refuses(Box.value(Text(type: "x")), "not x")
        refuses(Box<Text?>.value(Text(type: "x")), "not x")
        writes(Box<Text?>.value(nil), #"{"type":"value"}"#)
        """),
    Scenario(
      "what turns out to be no object is an error",
      """
      struct Text: Codable, Equatable { var type: String }

      struct Single<T: Codable & Equatable>: Codable, Equatable {
        var value: T
        init(_ value: T) { self.value = value }
        init(from decoder: any Decoder) throws { value = try T(from: decoder) }
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
      }

      struct Wrapper: Codable, Equatable {
        var text: Text
        init(text: Text) { self.text = text }

        init(from decoder: any Decoder) throws {
          text = try decoder.singleValueContainer().decode(Text.self)
        }

        func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(text)
        }
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Message: Equatable {
        case level(Single<Int8>), maybe(Single<Int8>?), name(Single<String?>), wrapper(Wrapper)
      }
      """,
      checks: """
        refuses(Message.level(Single(1)), "Int8 has no keys of its own")
        refuses(Message.maybe(Single(1)), "Int8 has no keys of its own")
        refuses(Message.name(Single("a")), "String has no keys of its own")
        both(Message.wrapper(Wrapper(text: Text(type: "wrapper"))), #"{"type":"wrapper"}"#)
        """),
    Scenario(
      "a coder, and further forms, of what has the tag's key",
      """
      struct Text: Codable, Equatable { var type: String?; var text: String }

      enum TextCoder {
        static func encode(_ value: Text, to encoder: any Encoder) throws {
          try value.encode(to: encoder)
        }
        static func decode(from decoder: any Decoder) throws -> Text { try Text(from: decoder) }
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Coded: Equatable {
        // @CodableCase(coder: TextCoder)
        case text(Text)
      }

      // @CodableEnum(style: .adjacent, tag: "t", content: "c", reads: [.internal(tag: "type")])
      enum Former: Equatable { case text(Text), maybe(Text?) }
      """,
      checks: """
        both(Coded.text(Text(type: "text", text: "a")), #"{"type":"text","text":"a"}"#)
        writes(Coded.text(Text(text: "a")), #"{"type":"text","text":"a"}"#)
        refuses(Coded.text(Text(type: "x", text: "a")), "not x")
        reads(#"{"type":"text","text":"a"}"#, Former.text(Text(type: "text", text: "a")))
        reads(#"{"type":"maybe","text":"a"}"#, Former.maybe(Text(type: "maybe", text: "a")))
        reads(#"{"type":"maybe"}"#, Former.maybe(nil))
        both(Former.text(Text(type: "x", text: "a")), #"{"t":"text","c":{"type":"x","text":"a"}}"#)
        """),
    Scenario(
      "the unknown case doesn't have the tag of a known one",
      """
      // @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
      enum Message: Equatable {
        // @CodableCase("Ping", aliases: ["pong"])
        case ping
        #if swift(>=5.9)
          case text(body: String)
        #endif
        // @CodableCase("a"..."c")
        case letter(String)  // @CodableValue(tag: true)
        // @CodableCase(.unknown)
        case other(tag: String, body: String?)
      }

      // @CodableEnum(style: .rawValue)
      enum Code: Equatable {
        case none  // @CodableCase(0)
        // @CodableCase(200..<300, tag: 200)
        case fine
        // @CodableCase(.unknown)
        case other(Int)
      }

      // @CodableEnum(style: .external, reads: [.external(caseNaming: .uppercase)])
      enum Keyed: Equatable {
        case cell(Int)
        // @CodableCase(.unknown)
        case other(String)
      }

      // @CodableEnum(style: .array)
      enum Any: Equatable {
        case one(Int)  // @CodableCase(1)
        case two(Int)  // @CodableCase("two")
        case on(Int)  // @CodableCase(true)
        // @CodableCase(.unknown)
        case other(tag: CodableEnumAnyValue)
      }

      // @CodableEnum(style: .internal, tag: "type", conformance: .encodable)
      enum Outgoing {
        case ping
        // @CodableCase(.unknown)
        case other(String)
      }
      """,
      checks: """
        let text = "it has only tags that no other case has"
        for tag in ["PING", "pong", "b", "B", "text"] {
          refuses(Message.other(tag: tag, body: nil), "Message.other has no tag \\(tag); \\(text)")
        }
        both(Message.other(tag: "d", body: "b"), #"{"type":"d","body":"b"}"#)
        refuses(Code.other(0), text)
        refuses(Code.other(222), text)
        both(Code.other(300), "300")
        refuses(Keyed.other("cell"), text)
        refuses(Keyed.other("CELL"), text)
        both(Keyed.other("row"), #"{"row":{}}"#)
        for tag: CodableEnumAnyValue in [1, "two", true] { refuses(Any.other(tag: tag), text) }
        both(Any.other(tag: 2), "[2]")
        writes(Outgoing.other("ping"), #"{"type":"ping"}"#)
        """),
    Scenario(
      "a tag that is the content's key is not the tag's key",
      """
      // @CodableEnum(style: .adjacent, tag: "t", content: .tag)
      enum Message: Equatable {
        // @CodableCase("a"..."z")
        case letter(
          Character: String,  // @CodableValue(tag: true)
          x: Int
        )
        // @CodableCase(.unknown)
        case other(tag: String, x: Int?)
      }

      // @CodableEnum(style: .adjacent, tag: ["1", "t"], content: .tag)
      enum Code: Equatable {
        case none
        // @CodableCase(.unknown)
        case other(tag: Int, x: Int?)
      }
      """,
      checks: """
        refuses(Message.letter(Character: "t", x: 1), "that aren't the tag's key")
        both(Message.letter(Character: "b", x: 1), #"{"t":"b","b":{"x":1}}"#)
        both(Message.other(tag: "T", x: 1), #"{"t":"T","T":{"x":1}}"#)
        refuses(Message.other(tag: "t", x: 1), "has no tag t")
        refuses(Code.other(tag: 1, x: 1), "that aren't the tag's key")
        both(Code.other(tag: 2, x: 1), #"{"1":{"t":2},"2":{"x":1}}"#)
        rejects(#"{"t":"t"}"#, Message.self)
        """),
    Scenario(
      "a number is also in a range of strings if tags are coerced",
      """
      // @CodableEnum(style: .internal, tag: "type", coercing: true)
      enum Grade: Equatable {
        // @CodableCase(..<"a")
        case early(String)  // @CodableValue(tag: true)
        // @CodableCase(.unknown)
        case other(String)
      }

      // @CodableEnum(style: .internal, tag: "type", coercing: true)
      enum Digit: Equatable {
        // @CodableCase("0"..."9")
        case text(String)  // @CodableValue(tag: true)
        case five  // @CodableCase(5)
      }

      // @CodableEnum(style: .internal, tag: "type", coercing: true)
      enum Number: Equatable {
        // @CodableCase(0...9)
        case number(Int)  // @CodableValue(tag: true)
        case five  // @CodableCase("5")
      }

      // @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
      enum Letter: Equatable {
        // @CodableCase("A"..."M")
        case early(String)  // @CodableValue(tag: true)
        // @CodableCase("n"..."z", tag: "P")
        case late
        case b
      }
      """,
      checks: """
        refuses(Digit.text("5"), "no tag 5")
        both(Digit.text("6"), #"{"type":"6"}"#)
        reads(#"{"type":"5"}"#, Digit.five)
        refuses(Number.number(5), "no tag 5")
        reads(#"{"type":"7"}"#, Number.number(7))
        refuses(Letter.early("B"), "no tag B")
        both(Letter.early("C"), #"{"type":"C"}"#)
        both(Letter.late, #"{"type":"P"}"#)
        both(Grade.early("5"), #"{"type":"5"}"#)
        reads(#"{"type":5}"#, Grade.early("5"))
        reads(#"{"type":0.5}"#, Grade.early("0.5"))
        reads(#"{"type":true}"#, Grade.other("true"))
        both(Grade.other("b"), #"{"type":"b"}"#)
        rejects(#"{"type":[]}"#, Grade.self)
        """),
    Scenario(
      "raw values are tags",
      """
      // @CodableEnum(style: .external)
      enum External: String { case beginner = "b", expert }

      // @CodableEnum(style: .internal, tag: "type")
      enum Internal: Int {
        case one = 1, two
        // @CodableCase("three")
        case three
      }

      // @CodableEnum(style: .adjacent, tag: "t", content: "c")
      enum Adjacent: String { case beginner = "b", expert }

      // @CodableEnum(style: .array)
      enum Elements: String { case beginner = "b" }
      """,
      checks: """
        both(External.beginner, #"{"b":{}}"#)
        both(External.expert, #"{"expert":{}}"#)
        both(Internal.two, #"{"type":2}"#)
        both(Internal.three, #"{"type":"three"}"#)
        both(Adjacent.beginner, #"{"t":"b"}"#)
        both(Elements.beginner, #"["b"]"#)
        """),
  ]

  @Test(arguments: survivals)
  func theTagSurvives(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }
}
