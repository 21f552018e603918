import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// What decoding errors say to those who read them.
struct DecodingErrorTests {
  @Test func aMissingKeyIsNamed() throws {
    let source = """
      // @CodableEnum(style: .internal, tag: "type")
      enum Tagged { case image(url: String) }
      """
    let errors = try errors(of: source, decoding: [("Tagged", #"{"type":"image"}"#)])
    #expect(
      errors == [
        #"keyNotFound: No value associated with key CodableEnumKey(stringValue: "url", intValue: nil) ("url")."#
      ])
  }

  @Test func aShortArrayIsCounted() throws {
    let source = """
      struct Point: Codable { var x: Int }
      enum Coder {
        static func decode(from decoder: any Decoder) throws -> Int { try Int(from: decoder) }
        static func encode(_ value: Int, to encoder: any Encoder) throws {
          try value.encode(to: encoder)
        }
      }

      // @CodableEnum(style: .array)
      enum Spread {
        case move(Int, Point, Int?)
        case wait(Int)  // @CodableValue(coder: Coder)
      }

      // @CodableEnum(style: .array, payload: .keyed, empty: .null)
      enum Keyed {
        case move(x: Int)
        case wait
      }

      // @CodableEnum(style: .array, payload: .natural, empty: .true)
      enum Natural {
        case move(Int, Int)
        case wait
      }

      // @CodableEnum(style: .array)
      enum Defaults { case at(Int, Int, Int = 3) }

      // @CodableEnum(style: .untagged, payload: .unkeyed)
      enum Untagged { case pair(Int, Int) }

      // @CodableEnum(style: .adjacent, tag: "t", content: "c")
      enum Adjacent { case pair(Int, Int) }

      // @CodableEnum(style: .external, payload: .unkeyed)
      enum External { case one(Int), two(Int, Int) }
      """
    let documents = [
      ("Spread", #"["move"]"#), ("Spread", #"["move",1]"#), ("Spread", #"["move",1,{"x":2}]"#),
      ("Spread", #"["wait"]"#), ("Spread", "[]"),
      ("Keyed", #"["move"]"#), ("Keyed", #"["wait"]"#),
      ("Natural", #"["move"]"#), ("Natural", #"["move",[1]]"#), ("Natural", #"["wait"]"#),
      ("Defaults", #"["at"]"#), ("Defaults", #"["at",1]"#), ("Untagged", "[1]"),
      ("Adjacent", #"{"t":"pair","c":[]}"#),
      ("External", #"{"one":[1,2]}"#), ("External", #"{"two":[1,2,3]}"#),
    ]
    func short(_ index: Int, _ name: String) -> String {
      "valueNotFound: \(name) needs an element at index \(index)"
    }
    let errors = try errors(of: source, decoding: documents)
    #expect(
      errors == [
        short(1, "Spread.move"), short(2, "Spread.move"),
        "move(1, program.Point(x: 2), nil)", short(1, "Spread.wait"), short(0, "Spread"),
        short(1, "Keyed.move"), short(1, "Keyed.wait"),
        short(1, "Natural.move"), short(1, "Natural.move"), short(1, "Natural.wait"),
        short(1, "Defaults.at"), short(2, "Defaults.at"),
        "dataCorrupted: no case of Untagged matches; pair needs an array of 2",
        short(0, "Adjacent.pair"),
        "dataCorrupted at one: External.one has no element at index 1",
        "dataCorrupted at two: External.two has no element at index 2",
      ])
  }

  @Test func aMisspelledRequiredKeyIsNamed() throws {
    let source = """
      // @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
      enum Internal { case image(url: String, width: Int?) }

      // @CodableEnum(style: .external, unknownKeys: .reject)
      enum External { case image(url: String, width: Int?) }

      // @CodableEnum(style: .adjacent, tag: "t", content: "c", unknownKeys: .reject)
      enum Adjacent { case image(url: String) }

      // @CodableEnum(style: .array, payload: .keyed, unknownKeys: .reject)
      enum Array { case image(url: String) }
      """
    let documents = [
      ("Internal", #"{"type":"image","ulr":"u"}"#),
      ("Internal", #"{"type":"image","url":"u","width":1,"height":2}"#),
      ("External", #"{"image":{"ulr":"u","width":1}}"#),
      ("External", #"{"image":{"url":"u"},"images":{}}"#),
      ("Adjacent", #"{"t":"image","content":{"url":"u"}}"#),
      ("Adjacent", #"{"t":"image","c":{"ulr":"u"}}"#),
      ("Array", #"["image",{"ulr":"u"}]"#),
      ("Internal", #"{"type":"image"}"#),
    ]
    let errors = try errors(of: source, decoding: documents)
    #expect(
      errors == [
        #"dataCorrupted at ulr: Internal.image has no key "ulr"; it could have "url", "width""#,
        #"dataCorrupted at height: Internal.image has no key "height""#,
        #"dataCorrupted at image ulr: External.image has no key "ulr"; it could have "url""#,
        #"dataCorrupted at images: External has no key "images""#,
        #"dataCorrupted at content: Adjacent.image has no key "content"; it could have "c""#,
        #"dataCorrupted at c ulr: Adjacent.image has no key "ulr"; it could have "url""#,
        #"dataCorrupted at [1] ulr: Array.image has no key "ulr"; it could have "url""#,
        #"keyNotFound: No value associated with key CodableEnumKey(stringValue: "url", intValue: nil) ("url")."#,
      ])
  }

  @Test func reasonsOfDecodersAreTold() throws {
    let source = """
      struct Refusal: Error { var amount = 3 }
      struct Refusing: Codable { init(from decoder: any Decoder) throws { throw Refusal() } }

      // @CodableEnum(style: .untagged)
      enum Number {
        case integer(Int)
        case text(String)
        case object(value: Double)
        case refusing(Refusing)
      }
      """
    let documents = [
      ("Number", "1.5"), ("Number", #"{"value":1e999}"#), ("Number", #""\ud800""#),
    ]
    let errors = try errors(of: source, decoding: documents)
    let start =
      "dataCorrupted: no case of Number matches; integer needs Int; text needs String; "
      + #"object needs an object with "value"; "#
    let isRefused = "refusing: Refusal(amount: 3)"
    #expect(
      errors[0] == start + #"integer: numberIsNotRepresentableInSwift(parsed: "1.5"); "#
        + "text: Expected to decode String but found number instead.; \(isRefused)")
    #expect(
      errors[1] == start + "integer: Expected to decode Int but found a dictionary instead.; "
        + "text: Expected to decode String but found a dictionary instead.; "
        + #"object: numberIsNotRepresentableInSwift(parsed: "1e999"); \#(isRefused)"#)
    #expect(
      errors[2].hasPrefix(
        start + "integer: Expected to decode Int but found a string instead.; "
          + "text: expectedLowSurrogateUTF8SequenceAfterHighSurrogate"))
    #expect(errors[2].hasSuffix(isRefused))
  }

  @Test func theOnlyCaseThatCanMatchTellsItsOwnError() throws {
    let source = """
      struct Point: Codable { var x: Int; var y: Int }
      // @CodableEnum(style: .untagged)
      enum Place { case point(Point), name(String), list([Int]) }
      // @CodableEnum(style: .untagged)
      enum Call { case call(id: Int, method: String), note(text: String) }
      // @CodableEnum(style: .untagged)
      indirect enum Tree { case leaf(Int), node([String: Tree]), list([Tree]) }
      // @CodableEnum(style: .untagged, empty: .name)
      enum Switch { case off, size(Int) }
      // @CodableEnum(style: .untagged)
      enum Count { case one(Int), list([Int]) }
      // @CodableEnum(style: .untagged)
      enum Size { case one(Int), of(name: String) }
      """
    let documents = [
      ("Place", #"{"x":1,"y":"a"}"#), ("Place", #"[1,"a"]"#), ("Place", "true"),
      ("Call", #"{"id":"x","method":"m"}"#), ("Call", #"{"text":1}"#), ("Call", #"{"id":1}"#),
      ("Tree", #"{"a":[1,{"b":"c"}]}"#), ("Switch", "true"), ("Count", "{}"), ("Size", "[]"),
    ]
    let errors = try errors(of: source, decoding: documents)
    #expect(
      errors == [
        "typeMismatch at y: Expected to decode Int but found a string instead.",
        "typeMismatch at [1]: Expected to decode Int but found a string instead.",
        "dataCorrupted: no case of Place matches; point needs Point; name needs String; "
          + "list needs [Int]; name: Expected to decode String but found bool instead.",
        "typeMismatch at id: Expected to decode Int but found a string instead.",
        "typeMismatch at text: Expected to decode String but found number instead.",
        #"dataCorrupted: no case of Call matches; call needs an object with "id", "method"; "#
          + #"note needs an object with "text"; call: No value associated with key "#
          + #"CodableEnumKey(stringValue: "method", intValue: nil) ("method")."#,
        "dataCorrupted at a [1] b: no case of Tree matches; leaf needs Int; "
          + "node needs [String: Tree]; list needs [Tree]",
        #"dataCorrupted: no case of Switch matches; off needs "off"; size needs Int; "#
          + "off: Expected to decode String but found bool instead.; "
          + "size: Expected to decode Int but found bool instead.",
        "dataCorrupted: no case of Count matches; one needs Int; list needs [Int]; "
          + "one: Expected to decode Int but found a dictionary instead.",
        #"dataCorrupted: no case of Size matches; one needs Int; of needs an object with "name"; "#
          + "one: Expected to decode Int but found an array instead.",
      ])
  }

  @Test func anInnerFailureIsToldOnceWithItsPlace() throws {
    let source = """
      // @CodableEnum(style: .untagged)
      indirect enum Tree {
        case leaf(Int)
        case node([Tree])
        case pair(left: Tree, right: Tree)
        case twin(left: Tree)
      }
      """
    let documents = [("Tree", #"[1,[2,{"left":["x"],"right":3}]]"#)]
    let errors = try errors(of: source, decoding: documents)
    #expect(
      errors == [
        "dataCorrupted at [1] [1] left [0]: no case of Tree matches; leaf needs Int; "
          + #"node needs [Tree]; pair needs an object with "left", "right"; "#
          + #"twin needs an object with "left""#
      ])
  }

  /// How long an error is must not depend on how deep a value lies in values of its own type.
  @Test func noErrorIsLong() throws {
    let longName = "nameOfACaseThatIsSoLongThatAFewHundredFillTenKilobytes"
    let source = """
      // @CodableEnum(style: .untagged)
      indirect enum Tree {
        case leaf(Int)
        case node([Tree])
        case pair(left: Tree, right: Tree)
      }

      // @CodableEnum(style: .untagged)
      enum Wide {
      \((0..<100).map { "  case case\($0)(key\($0): Int)" }.joined(separator: "\n"))
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Tagged {
      \((0..<50).map { "  case case\($0)" }.joined(separator: "\n"))
      }

      // @CodableEnum(style: .external, unknownKeys: .reject)
      enum Keyed { case a(x: Int), b(x: Int) }

      // @CodableEnum(style: .external)
      enum Many {
      \((0..<300).map { "  case \(longName)\($0)" }.joined(separator: "\n"))
      }

      // @CodableEnum(style: .external, reads: [.internal(tag: "type")])
      enum Both {
      \((0..<300).map { "  case \(longName)\($0)" }.joined(separator: "\n"))
      }

      // @CodableEnum(style: .untagged)
      indirect enum Members { case leaf(Int), node([String: Members]) }
      """
    let main = """
      import Foundation

      func measure<Value: Decodable>(_ type: Value.Type, _ json: String) {
        do {
          print("reads", try JSONDecoder().decode(type, from: Data(json.utf8)))
        } catch {
          let length = max("\\(error)".utf8.count, String(reflecting: error).utf8.count)
          print(error is DecodingError && length < 10_000 ? "short" : "\\(length) bytes")
        }
      }

      func nested(_ depth: Int, _ start: String, _ end: String) -> String {
        String(repeating: start, count: depth) + #""x""# + String(repeating: end, count: depth)
      }

      for depth in [0, 1, 10, 100] {
        measure(Tree.self, nested(depth, "[1,2,", "]"))
        measure(Tree.self, nested(depth, #"{"left":"#, #","right":1}"#))
        measure(Tree.self, nested(depth, #"{"left":1,"right":"#, "}"))
      }
      // As deep as JSONDecoder reads.
      measure(Tree.self, nested(511, "[", "]"))
      measure(Wide.self, "{}")
      measure(Wide.self, "[]")
      measure(Tagged.self, #"{"type":""# + String(repeating: "é", count: 1_000_000) + #""}"#)
      measure(Tree.self, String(repeating: "9", count: 1_000_000))
      for value in ["{}", "null"] {
        let names = (0..<300).map { #""\(longName)\\#($0)":\\#(value)"# }.joined(separator: ",")
        measure(Many.self, "{\\(names)}")
        measure(Both.self, "{\\(names)}")
      }
      for length in [20_000, 1_000_000] {
        let key = String(repeating: "k", count: length)
        measure(Keyed.self, #"{"\\#(key)":1}"#)
        measure(Keyed.self, #"{"a":{"x":1,"\\#(key)":1}}"#)
        measure(Keyed.self, #"{"a":{"x":1},"\\#(key)":1}"#)
        measure(Tagged.self, #"{"type":"\\#(key)"}"#)
        measure(Members.self, #"{"\\#(key)":{"\\#(key)":true}}"#)
        measure([String: Members].self, #"{"\\#(key)":true}"#)
        measure([String: Tagged].self, #"{"\\#(key)":{"type":"x"}}"#)
        for inner in ["{}", #"{"c":1}"#, #"{"a":{},"b":{}}"#] {
          measure([String: Keyed].self, #"{"\\#(key)":\\#(inner)}"#)
        }
      }
      """
    #expect(try GeneratedProgram.run(source, main: main) == String(repeating: "short\n", count: 41))
  }

  /// The errors that a program with the marked enums of `source` meets in the documents.
  private func errors(
    of source: String, decoding documents: [(type: String, json: String)]
  ) throws -> [String] {
    let attempts = documents.map { "attempt(\($0.type).self, #\"\($0.json)\"#)\n" }.joined()
    let output = try GeneratedProgram.run(source, main: Self.checks + attempts)
    return output.split(separator: "\n").map(String.init)
  }

  private static let checks = """
    import Foundation

    func attempt<Value: Decodable>(_ type: Value.Type, _ json: String) {
      do {
        print(try JSONDecoder().decode(type, from: Data(json.utf8)))
      } catch DecodingError.keyNotFound(let key, let context) {
        print("keyNotFound: \\(context.debugDescription)")
      } catch DecodingError.valueNotFound(let type, let context) {
        print("valueNotFound: \\(context.debugDescription)")
      } catch DecodingError.dataCorrupted(let context) {
        print("dataCorrupted\\(context.place): \\(context.debugDescription)")
      } catch DecodingError.typeMismatch(_, let context) {
        print("typeMismatch\\(context.place): \\(context.debugDescription)")
      } catch {
        print(error)
      }
    }

    extension DecodingError.Context {
      var place: String {
        let path = codingPath.map { $0.intValue.map { "[\\($0)]" } ?? $0.stringValue }
        return path.isEmpty ? "" : " at \\(path.joined(separator: " "))"
      }
    }

    """
}
