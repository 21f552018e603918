import Foundation
import Testing

@testable import CodableEnumCore

/// Whatever a payload writes beside the tag, what is read back is the case that was written.
struct TagSurvivalTests {
  static let survivals = firstSurvivals + furtherSurvivals

  private static let firstSurvivals = [
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
      struct List: Codable, Equatable { var type: [Int] }

      // @CodableEnum(style: .internal, tag: "type")
      enum Box<T: Equatable>: Equatable { case value(T) }
      """,
      checks: """
        both(Box.value(Text(type: "value")), #"{"type":"value"}"#)
        refuses(Box.value(Text(type: "x")), "not x")
        refuses(Box<Text?>.value(Text(type: "x")), "not x")
        refuses(Box.value(List(type: [])), "must be a string")
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
  ]

  @Test(arguments: survivals)
  func theTagSurvives(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }
}
