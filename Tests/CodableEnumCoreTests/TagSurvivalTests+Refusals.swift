import Testing

@testable import CodableEnumCore

/// What could not be read back is refused when the code is generated.
extension TagSurvivalTests {
  @Test(arguments: [".external", ".internal, tag: \"type\"", ".array", ".untagged, empty: .name"])
  func namesAreNotConvertedWhereRawValuesAreTags(style: String) throws {
    let generation = try Scenario.generation(
      of: """
        // @CodableEnum(caseNaming: .uppercase, style: \(style))
        enum Level: String { case beginner = "b", expert }
        """)
    let found = generation.diagnostics.map { "\($0.position.column) \($0.message.id)" }
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
          // @CodableCase(.unknown)
          case other
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
        """
        Input.swift:9:8: error: a tag of '.external' must be a string, not the raw value 4
        Input.swift:9:8: note: give the case a tag, as in '// @CodableCase(.unknown, tag: "4")'
        """,
      ])
  }

  /// `{"meta":{"type":"page"},"size":1}` would be read as a value with a `meta`.
  @Test(arguments: [
    ("struct Page: Codable { var meta: Bool?; var size: Int }", true),
    ("struct Page: Codable { var meta: Meta?; var size: Int }", true),
    ("enum Page: Codable { case meta(id: Int), size(Int) }", true),
    ("struct Page: Codable { var meta: [String: String] }", true),
    ("struct Page: Codable { var meta: Meta; var size: Int? }", false),
    ("enum Page: Codable { case meta(id: Int) }", false),
  ])
  func anObjectThatOnlyTheTagNeedsIsNotReadAsAnother(page: String, isRefused: Bool) throws {
    let generation = try Scenario.generation(
      of: """
        // @CodableEnum(style: .internal, tag: ["meta", "type"])
        enum Message { case page(Page) }
        \(page)
        struct Meta: Codable { var id: Int }
        """)
    let found = generation.diagnostics.map { "\($0.position.column) \($0.message.id)" }
    #expect(found == (isRefused ? ["26 flattenedTagKey"] : []))
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
    "MaybeCount", "MaybeLevel", "Alias", "Numbered", "CodableEnumAnyValue", "Names",
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
        typealias Numbered = [Int: String]
        // @CodableEnum(style: .external, empty: .name)
        enum Names { case low, high(Int) }

        // @CodableEnum(style: .internal, tag: "type")
        enum Message {
          case only(\(type))
        }
        """)
    let places = generation.diagnostics.filter(\.isError).map(\.position.description)
    #expect(places == ["Input.swift:16:13"])
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
