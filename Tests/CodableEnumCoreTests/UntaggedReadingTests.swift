import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// Cases without tags are told apart by few looks, and by nothing less than all that they write.
struct UntaggedReadingTests {
  @Test func anObjectWithoutAConstantIsAnotherCases() throws {
    let source = """
      // @CodableEnum(style: .untagged)
      enum Shape {
        // @CodableCase(constants: ["kind": "square"])
        case square(side: Int)
        case line(side: Int, kind: String?)
      }
      """
    let documents = [#"{"side":1}"#, #"{"side":1,"kind":"square"}"#, #"{"side":1,"kind":"x"}"#]
    #expect(
      try readings(of: "Shape", source, documents) == [
        "line(side: 1, kind: nil)", "square(side: 1)", #"line(side: 1, kind: Optional("x"))"#,
      ])
  }

  @Test func anErrorIsToldOfTheCaseThatMetIt() throws {
    let source = """
      // @CodableEnum(style: .untagged)
      enum Move {
        case move(to: Int)
        case move(by: Int)
      }
      """
    #expect(
      try readings(of: "Move", source, [#"{"to":"x","by":"y"}"#]) == [
        #"no case of Move matches; move needs an object with "to"; "#
          + #"move needs an object with "by"; "#
          + "move: to: Expected to decode Int but found a string instead.; "
          + "move: by: Expected to decode Int but found a string instead."
      ])
  }

  /// The tag is another enum's, and the key is what it lacks.
  @Test func anUnknownTagIsNotAllThatIsTold() throws {
    let source = """
      // @CodableEnum(style: .internal, tag: "type")
      enum Shape { case circle(radius: Int) }
      // @CodableEnum(style: .internal, tag: "type")
      enum Text { case bold(text: String) }
      // @CodableEnum(style: .untagged)
      enum Block { case shape(Shape), text(Text) }
      """
    #expect(
      try readings(of: "Block", source, [#"{"type":"bold"}"#]) == [
        "no case of Block matches; shape needs Shape; text needs Text; "
          + #"shape: type: "bold" is not a case of Shape; there are "circle"; "#
          + #"text: No value associated with key CodableEnumKey(stringValue: "text", "#
          + #"intValue: nil) ("text")."#
      ])
  }

  @Test func anErrorIsToldOfTheFormThatMetIt() throws {
    let source = """
      // @CodableEnum(style: .untagged, reads: [.untagged(payload: .unkeyed)])
      enum Point {
        case at(x: Int, y: Int)
        case flags([Bool])
      }
      """
    #expect(
      try readings(of: "Point", source, [#"["x",1]"#]) == [
        #"no case of Point matches; at needs an object with "x", "y"; flags needs [Bool]; "#
          + "at needs an array of 2; flags needs an array of 1; "
          + "flags: Index 0: Expected to decode Bool but found a string instead.; "
          + "at: Index 0: Expected to decode Int but found a string instead."
      ])
  }

  /// The value as an object is declared where a case looks at it, and nowhere else.
  @Test(arguments: [
    "@available(*, unavailable) case object(x: Int)\ncase integer(Int)",
    "@available(*, unavailable) case list(next: E)\ncase integer(Int)",
    "// @CodableCase(skip: .decoding)\ncase list(next: E)\ncase integer(Int)",
    "case holder(Holder)  // @CodableValue(flatten: true)\ncase integer(Int)",
  ])
  func nothingIsDeclaredThatNoCaseLooksAt(_ cases: String) throws {
    let source = """
      struct Holder: Codable { var next: [E] }
      // @CodableEnum(style: .untagged)
      indirect enum E {
      \(cases)
      }
      """
    let generation = try Generator.run([("Input.swift", Data(source.utf8))])
    try #require(generation.diagnostics.map(\.rendered) == [])
    try SwiftCompiler.withTemporaryFolder { folder in
      for (name, text) in [("Input.swift", source), ("Generated.swift", generation.outputs[0])] {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let built = try SwiftCompiler.compile(
        ["-swift-version", "6", "-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library"]
          + ["-warnings-as-errors", "Input.swift", "Generated.swift"], in: folder)
      #expect(built.status == 0, "\(built.output)")
    }
  }

  /// Otherwise each level would be decoded twice: first as the struct that lacks a key.
  @Test func aStructThatContainsTheEnumIsDecodedOnlyIfItsKeysAreThere() throws {
    let source = """
      struct Sum: Codable { var terms: [Term]; var plus: Int }
      struct Product: Codable { var terms: [Term]; var times: Int }
      // @CodableEnum(style: .untagged)
      indirect enum Term { case sum(Sum), product(Product), number(Int) }
      """
    let main = #"""
      import Foundation
      let opening = String(repeating: ##"{"times":2,"terms":["##, count: 100)
      let text = opening + "3" + String(repeating: "]}", count: 100)
      let term = try JSONDecoder().decode(Term.self, from: Data(text.utf8))
      let encoder = JSONEncoder()
      print(try encoder.encode(term).count == text.utf8.count)
      do {
        _ = try JSONDecoder().decode(Term.self, from: Data(##"{"terms":[]}"##.utf8))
      } catch {
        print("\(error)".contains("sum needs an object with \"plus\", \"terms\"; product"))
      }
      """#
    let output = try GeneratedProgram.run(source, main: main, warnings: [.indistinctRecursion])
    #expect(output == "true\ntrue\n")
  }

  /// Of many cases, an object is asked for all of its keys at once.
  @Test func aDecoderThatListsNoKeysIsAskedForEach() throws {
    let cases = (1...40).map { "case c\($0)(k\($0): Int)" }.joined(separator: "\n")
    let source = "// @CodableEnum(style: .untagged)\nenum Many {\n\(cases)\n}"
    #expect(try GeneratedProgram.run(source, main: Self.listless) == "c40(k40: 7)\n")
  }

  /// A decoder of an object with 7 under `k40`.
  private static let listless = """
    struct Listless: Decoder {
      struct Unsupported: Error {}
      struct Keys<Key: CodingKey>: KeyedDecodingContainerProtocol {
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { [] }
        func contains(_ key: Key) -> Bool { key.stringValue == "k40" }
        func decodeNil(forKey key: Key) -> Bool { false }
        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
          if contains(key), let seven = 7 as? T { return seven }
          throw Unsupported()
        }
        func nestedContainer<Other>(
          keyedBy type: Other.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Other> { throw Unsupported() }
        func nestedUnkeyedContainer(
          forKey key: Key
        ) throws -> any UnkeyedDecodingContainer { throw Unsupported() }
        func superDecoder() throws -> any Decoder { throw Unsupported() }
        func superDecoder(forKey key: Key) throws -> any Decoder { throw Unsupported() }
      }
      var codingPath: [any CodingKey] { [] }
      var userInfo: [CodingUserInfoKey: Any] { [:] }
      func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keys<Key>())
      }
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unsupported() }
      func singleValueContainer() throws -> any SingleValueDecodingContainer {
        throw Unsupported()
      }
    }
    print(try Many(from: Listless()))
    """

  /// What each document is read as, or why it is not.
  private func readings(
    of type: String, _ source: String, _ documents: [String]
  ) throws -> [String] {
    let main = """
      import Foundation

      for json in \(documents) {
        do {
          print(try JSONDecoder().decode(\(type).self, from: Data(json.utf8)))
        } catch DecodingError.dataCorrupted(let context) {
          print(context.debugDescription)
        }
      }
      """
    return try GeneratedProgram.run(source, main: main).split(separator: "\n").map(String.init)
  }
}
