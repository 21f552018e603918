import Foundation
import Testing

@testable import CodableEnumCore

/// Whatever a payload writes beside the tag, what is read back is the case that was written.
struct TagSurvivalTests {
  private static let survivals = [
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
        writes(Block.quote(Text(text: "t")), #"{"type":"quote","text":"t"}"#)
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
        writes(
          Block.quote(body: Text(kind: "text", text: "t"), author: "a"),
          #"{"author":"a","kind":"quote","text":"t"}"#)
        """),
    Scenario(
      "a flattened enum has the same tag's key",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Inner: Equatable {
        case circle(radius: Int)
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Outer: Equatable {
        case circle(Inner)
      }
      """,
      checks: ##"both(Outer.circle(.circle(radius: 3)), #"{"type":"circle","radius":3}"#)"##),
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

  @Test(arguments: [".external", ".internal, tag: \"type\"", ".array", ".untagged, empty: .name"])
  func namesAreNotConvertedWhereRawValuesAreTags(style: String) throws {
    let generation = try Scenario.generation(
      of: """
        // @CodableEnum(caseNaming: .uppercase, style: \(style))
        enum Level: String { case beginner = "b", expert }
        """)
    let found = generation.diagnostics.map { "\($0.position.location.column) \($0.message.id)" }
    #expect(found == ["29 caseNamingWithRawValues"])
  }

  @Test func aRawValueThatIsNoStringIsNoKey() throws {
    let generation = try Scenario.generation(
      of: """
        // @CodableEnum(style: .external)
        enum Level: Int {
          case low, high
          // @CodableCase("top")
          case top
          // @CodableCase(skip: .both)
          case none
        }
        """)
    #expect(
      generation.diagnostics.map(\.rendered) == [
        """
        Input.swift:3:8: error: a tag of '.external' must be a string, not the raw value 0
        Input.swift:3:8: note: give the case a tag, as in '// @CodableCase("0")'
        """,
        """
        Input.swift:3:13: error: a tag of '.external' must be a string, not the raw value 1
        Input.swift:3:13: note: give the case a tag, as in '// @CodableCase("1")'
        """,
      ])
  }

  /// Where the type's entries cannot be told from the tag, an error is right as well.
  @Test func aDictionaryBehindATypeAliasDoesNotTakeTheTag() throws {
    let scenario = Scenario(
      "a dictionary behind a type alias",
      """
      typealias Scores = [String: String]

      // @CodableEnum(style: .internal, tag: "type")
      enum Message: Equatable {
        case scores(Scores)
      }
      """,
      checks: ##"both(Message.scores(["a": "b"]), #"{"a":"b","type":"scores"}"#)"##)
    if try scenario.generation().hasErrors { return }
    let failures = try scenario.failures()
    #expect(failures == "")
  }

  /// Each cannot be an object, or not always, so that the value or the tag would be lost.
  @Test(arguments: [
    "Int?", "String?", "Date?", "Set<Int>?", "[Int]?", "Optional<Bool>", "Level", "Marked", "Count",
    "MaybeCount", "MaybeLevel", "Alias",
  ])
  func aSingleValueThatIsNoObjectNeedsAKey(type: String) throws {
    let generation = try Scenario.generation(
      of: """
        import Foundation

        enum Level: String, Codable { case low, high }
        // @CodableEnum(style: .rawValue)
        enum Marked { case low, high }
        typealias Count = Int
        typealias MaybeCount = Int?
        typealias MaybeLevel = Level?
        typealias Alias = MaybeCount

        // @CodableEnum(style: .internal, tag: "type")
        enum Message {
          case only(\(type))
        }
        """)
    let places = generation.diagnostics.filter(\.isError).map(\.position.description)
    #expect(places == ["Input.swift:13:13"])
  }

  @Test(arguments: ["coder: CircleCoder", #"aliases: ["round"]"#, "nil: .null"])
  func anAnnotationOfASingleValueIsNotIgnored(option: String) throws {
    let source = """
      struct Circle: Codable { var radius: Int }

      // @CodableEnum(style: .internal, tag: "type")
      enum Message {
        // @CodableValue()
        case shape(Circle?)
      }
      """
    let plain = try Scenario.generation(of: source.replacing("@CodableValue()", with: ""))
    let annotated = try Scenario.generation(
      of: source.replacing("@CodableValue()", with: "@CodableValue(\(option))"))
    #expect(annotated.hasErrors || annotated.outputs != plain.outputs)
  }
}
