import Testing

@testable import CodableEnumCore

/// Values whose keys stand in one object with a tag or with others, where only writing them tells what
/// they write: none replaces another, and nothing ends the program.
struct SharedObjectTests {
  static let errors = [
    Scenario(
      "a value beside a tag or flattened writes an array",
      """
      import Foundation

      struct Pair: Codable, Equatable {
        var values: [Int]
        init(_ values: Int...) { self.values = values }

        init(from decoder: any Decoder) throws {
          values = try decoder.singleValueContainer().decode([Int].self)
        }

        func encode(to encoder: any Encoder) throws {
          var container = encoder.unkeyedContainer()
          for value in values { try container.encode(value) }
        }
      }

      struct Nesting: Codable, Equatable {
        var number = 1
        init() {}
        init(from decoder: any Decoder) throws {}

        func encode(to encoder: any Encoder) throws {
          var container = encoder.unkeyedContainer()
          var inner = container.nestedContainer(keyedBy: Key.self)
          try inner.encode(1, forKey: .number)
          try 2.encode(to: container.superEncoder())
        }

        enum Key: CodingKey { case number }
      }

      extension Encoder {
        fileprivate func write(_ values: Int...) throws {
          var container = unkeyedContainer()
          for value in values { try container.encode(value) }
        }
      }

      enum PairCoder {
        static func encode(_ values: (Int, Int), to encoder: any Encoder) throws {
          try encoder.write(values.0, values.1)
        }

        static func decode(from decoder: any Decoder) throws -> (Int, Int) { (0, 0) }
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Internal: Equatable {
        case pair(Pair), maybe(Pair?), nesting(Nesting)
        // @CodableCase(coder: PairCoder)
        case coded(Int, Int)
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Box<T: Equatable>: Equatable { case value(T) }

      // @CodableEnum(style: .internal, tag: ["meta", "type"])
      enum Deep: Equatable { case pair(Pair), below(meta: Pair) }

      // @CodableEnum(style: .external)
      enum External: Equatable {
        case one(Pair)  // @CodableValue(flatten: true)
        case two(
          Pair,  // @CodableValue(flatten: true)
          z: Int
        )
      }

      // @CodableEnum(style: .untagged)
      enum Untagged: Equatable {
        case two(
          Pair,  // @CodableValue(flatten: true)
          z: Int
        )
      }
      """,
      checks: """
        let text = "an array has no keys to write next to others"
        refuses(Internal.pair(Pair(1, 2)), text)
        refuses(Internal.pair(Pair()), text)
        refuses(Internal.maybe(Pair(1)), text)
        writes(Internal.maybe(nil), #"{"type":"maybe"}"#)
        refuses(Internal.nesting(Nesting()), text)
        refuses(Internal.coded(1, 2), text)
        refuses(Box.value([1]), text)
        refuses(Box.value([Int]()), text)
        refuses(Box.value(CGPoint(x: 1, y: 2)), text)
        refuses(Box.value(0..<1), text)
        refuses(Box.value(SIMD2(1, 2)), text)
        refuses(Deep.pair(Pair(1)), text)
        refuses(Deep.below(meta: Pair(1)), text)
        refuses(External.one(Pair(1)), text)
        refuses(External.two(Pair(1), z: 2), text)
        refuses(Untagged.two(Pair(), z: 2), text)
        """),
    Scenario(
      "a key is taken",
      """
      struct Writer: Codable, Equatable {
        var what: String
        init(_ what: String) { self.what = what }
        init(from decoder: any Decoder) throws { what = "" }

        func encode(to encoder: any Encoder) throws {
          var container = encoder.container(keyedBy: Key.self)
          switch what {
          case "value": try container.encode(1, forKey: .name)
          case "nil": try container.encodeNil(forKey: .name)
          case "twice":
            try container.encode(1, forKey: .other)
            try container.encode(2, forKey: .other)
          case "object":
            var inner = container.nestedContainer(keyedBy: Key.self, forKey: .name)
            try inner.encode(1, forKey: .name)
          case "nothing": _ = container.nestedContainer(keyedBy: Key.self, forKey: .name)
          case "array":
            try container.encode(1, forKey: .other)
            var inner = container.nestedUnkeyedContainer(forKey: .other)
            try inner.encode(1)
          case "encoder": try 1.encode(to: container.superEncoder(forKey: .name))
          case "super": try 1.encode(to: container.superEncoder())
          case "tag":
            var inner = container.nestedContainer(keyedBy: Key.self, forKey: .type)
            try inner.encode(1, forKey: .name)
          case "fine":
            var inner = container.nestedUnkeyedContainer(forKey: .other)
            try inner.encode(1)
          default: break
          }
        }

        enum Key: CodingKey { case name, other, type }
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Message: Equatable {
        case one(
          Writer,  // @CodableValue(flatten: true)
          name: String
        )
        case two(
          first: Writer,  // @CodableValue(flatten: true)
          second: Writer  // @CodableValue(flatten: true)
        )
        // @CodableCase(constants: ["name": 1])
        case constant(Writer)
      }

      // @CodableEnum(style: .external)
      enum External: Equatable {
        case one(
          Writer,  // @CodableValue(flatten: true)
          name: String
        )
      }
      """,
      checks: """
        let text = #"another value already has the key "name""#
        for what in ["value", "nil", "object", "nothing", "encoder"] {
          refuses(Message.one(Writer(what), name: "n"), text)
          refuses(Message.constant(Writer(what)), text)
          refuses(External.one(Writer(what), name: "n"), text)
          refuses(Message.two(first: Writer("value"), second: Writer(what)), text)
        }
        refuses(Message.two(first: Writer("super"), second: Writer("super")), #"key "super""#)
        refuses(Message.one(Writer("twice"), name: "n"), #"another value already has the key "other""#)
        refuses(Message.one(Writer("array"), name: "n"), #"another value already has the key "other""#)
        refuses(External.one(Writer("array"), name: "n"), #"another value already has the key "other""#)
        refuses(Message.one(Writer("tag"), name: "n"), #"the tag is under "type""#)
        writes(Message.one(Writer("fine"), name: "n"), #"{"type":"one","name":"n","other":[1]}"#)
        writes(Message.two(first: Writer("fine"), second: Writer("")), #"{"type":"two","other":[1]}"#)
        writes(External.one(Writer("fine"), name: "n"), #"{"one":{"name":"n","other":[1]}}"#)
        """),
  ]

  @Test(arguments: errors)
  func nothingEndsTheProgram(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }

  static let tags = [
    Scenario(
      "a property under the tag's key is one of the tags",
      """
      enum Kind: String, Codable { case a, b, c }
      struct Search: Codable, Equatable { var type: Kind; var query: String }
      struct Numbered: Codable, Equatable { var type: Int8?; var text: String }
      struct Loose: Codable, Equatable { var type: String }

      // @CodableEnum(style: .internal, tag: "type")
      enum Message: Equatable {
        // @CodableCase("a", aliases: ["b"])
        case webSearch(Search)
        // @CodableCase("c")
        case other(Search)
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Number: Equatable {
        // @CodableCase(1, aliases: [2])
        case one(Numbered)
      }

      // @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
      enum Letters: Equatable { case text(Loose) }

      // @CodableEnum(style: .internal, tag: "type", coercing: true)
      enum Coerced: Equatable {
        // @CodableCase(1)
        case text(Loose)
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Kept: Equatable {
        // @CodableCase("a", aliases: ["b"])
        case known(
          tag: String,  // @CodableValue(tag: true)
          Loose  // @CodableValue(flatten: true)
        )
        // @CodableCase(.unknown)
        case unknown(
          tag: String,
          Loose  // @CodableValue(flatten: true)
        )
      }

      // @CodableEnum(style: .internal, tag: ["meta", "type"])
      enum Deep: Equatable {
        // @CodableCase("a", aliases: ["b"])
        case search(meta: Loose)
      }
      """,
      checks: """
        both(Message.webSearch(Search(type: .a, query: "q")), #"{"type":"a","query":"q"}"#)
        both(Message.webSearch(Search(type: .b, query: "q")), #"{"type":"b","query":"q"}"#)
        refuses(
          Message.webSearch(Search(type: .c, query: "q")), #""type" must be the tag of the case, not c"#)
        both(Message.other(Search(type: .c, query: "q")), #"{"type":"c","query":"q"}"#)
        refuses(Message.other(Search(type: .a, query: "q")), "not a")
        both(Number.one(Numbered(type: 1, text: "t")), #"{"type":1,"text":"t"}"#)
        both(Number.one(Numbered(type: 2, text: "t")), #"{"type":2,"text":"t"}"#)
        writes(Number.one(Numbered(type: nil, text: "t")), #"{"type":1,"text":"t"}"#)
        refuses(Number.one(Numbered(type: 3, text: "t")), "not 3")
        both(Letters.text(Loose(type: "TEXT")), #"{"type":"TEXT"}"#)
        refuses(Letters.text(Loose(type: "TEX")), "not TEX")
        both(Coerced.text(Loose(type: "1")), #"{"type":"1"}"#)
        refuses(Coerced.text(Loose(type: "2")), "not 2")
        both(Kept.known(tag: "b", Loose(type: "b")), #"{"type":"b"}"#)
        refuses(Kept.known(tag: "b", Loose(type: "a")), "not a")
        both(Kept.unknown(tag: "z", Loose(type: "z")), #"{"type":"z"}"#)
        refuses(Kept.unknown(tag: "z", Loose(type: "y")), "not y")
        both(Deep.search(meta: Loose(type: "a")), #"{"meta":{"type":"a"}}"#)
        both(Deep.search(meta: Loose(type: "b")), #"{"meta":{"type":"b"}}"#)
        refuses(Deep.search(meta: Loose(type: "c")), "not c")
        """)
  ]

  @Test(arguments: tags)
  func theTagIsOneOfTheCase(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }
}
