import CodableEnumFormats
import Testing

/// What `show` prints.
struct ShowTextTests {
  @Test func eachCaseIsShownWithTheTypesThatItIsMadeOf() throws {
    let text = try shown(
      """
      enum Server {
        // @CodableEnum(style: .adjacent, tag: "t", content: "c")
        enum Message {
          case text(String)
          case image(Picture)
          case gap
        }
      }
      struct Picture: Codable {
        var width: Int?
        var kind: Kind
      }
      enum Kind: String, Codable { case photo, drawing }
      """)
    #expect(
      text == """
        enum Server.Message: adjacent, tag "t", content "c"  A.swift:3
          text   {"t":"text","c":<String>}
          image  {"t":"image","c":<Picture>}
          gap    {"t":"gap"}

        enum Kind  A.swift:13
          photo    "photo"
          drawing  "drawing"

        struct Picture  A.swift:9
          {"width":<Int?>,"kind":<Kind>}

        Types are in angle brackets. Values with a question mark can be missing or null.

        """)
  }

  @Test func whatIsReadAsWellIsSaidInWords() throws {
    let text = try shown(
      """
      // @CodableEnum(
      //   style: .internal, tag: "type", missingTag: .list, ignoringCase: true, fallback: .broken)
      enum Message {
        // @CodableCase("no", aliases: ["denied", "never"])
        case denied
        case list(
          items: [Int] = [],
          page: Int  // @CodableValue(key: "p", aliases: ["n", "number"])
        )
        // @CodableCase(skip: .encoding)
        case old(text: String)
        // @CodableCase(skip: .decoding)
        case log(text: String)
        case broken
        // @CodableCase(.unknown)
        case unknown(String)
      }
      """)
    #expect(
      text == """
        enum Message: internal, tag "type"  A.swift:3
          denied   {"type":"no"}
          list     {"type":"list","items":<[Int]>,"p":<Int>}
          log      {"type":"log","text":<String>}
          broken   {"type":"broken"}
          unknown  {"type":<String>}
          also decoded:
            old      {"type":"old","text":<String>}, which is never encoded
            denied   "denied", "never" for "no"
            list     an object without a tag
                     without "items", as its default
                     "n", "number" for "p"
            unknown  any other tag, which it stores
            broken   whatever can't be decoded otherwise
            tags in any letter case
          not decoded:
            log  it is only encoded

        Types are in angle brackets.

        """)
  }

  @Test func nullThatMayBeMissingIsTold() throws {
    let text = try shown(
      """
      // @CodableEnum(style: .external, severalKeys: .first)
      enum Edge {
        case left(x: Int?)  // @CodableValue(nil: .null)
        case right(x: Int?)  // @CodableValue(nil: .required)
      }
      """)
    #expect(
      text == """
        enum Edge: external  A.swift:2
          left   {"left":{"x":<Int>|null}}
          right  {"right":{"x":<Int>|null}}
          also decoded:
            left  without "x", as nil
            objects with several cases as keys: the first as declared

        Types are in angle brackets.

        """)
  }

  @Test func furtherFormatsAreShownAsTheyAreRead() throws {
    let text = try shown(
      """
      // @CodableEnum(style: .array, reads: [.external])
      enum Step {
        case move(Int, Int = 1)
        case stop
      }
      """)
    #expect(
      text == """
        enum Step: array  A.swift:2
          move  ["move",<Int>,<Int>]
          stop  ["stop"]
          also decoded, as external:
            move  {"move":{"_0":<Int>,"_1":<Int>}}
            stop  {"stop":{}}
          also decoded:
            move  only the first 1 of 2 values, or more

        Types are in angle brackets.

        """)
  }

  @Test func whatIsOnlyWrittenOrOnlyReadSaysSo() throws {
    let text = try shown(
      """
      // @CodableEnum(style: .rawValue, conformance: .encodable)
      enum Written { case a }
      // @CodableEnum(style: .rawValue, conformance: .decodable, coercing: true)
      enum Read: Int { case a = 3 }
      // @CodableEnum(style: .untagged, unknownKeys: .reject)
      enum Strict { case point(x: Int) }
      """)
    #expect(
      text == """
        enum Written: rawValue; only encoded  A.swift:2
          a  "a"

        enum Read: rawValue; only decoded  A.swift:4
          a  3
          also decoded:
            tags as a number or a string: "1" for 1, 1 for "1"

        enum Strict: untagged  A.swift:6
          point  {"x":<Int>}
          not decoded:
            objects with keys that are not shown

        Types are in angle brackets.

        """)
  }

  @Test func wideNamesAreAligned() throws {
    let text = try shown(
      """
      // @CodableEnum(style: .rawValue)
      enum Payment { case 現金, cash }
      """)
    #expect(
      text == """
        enum Payment: rawValue  A.swift:2
          現金  "現金"
          cash  "cash"

        """)
  }

  @Test func onlyTheEnumsThatAreAskedForAreShown() throws {
    let source = """
      // @CodableEnum(style: .rawValue)
      enum First { case a }
      // @CodableEnum(style: .untagged)
      enum Second { case point(Point) }
      struct Point: Codable { var x: Int }
      """
    var description = Description()
    description.add(try .of(source), target: "App") { $0 == "First" }
    #expect(description.enums.map(\.name) == ["First"])
    #expect(description.types.map(\.name) == [])
  }
}
