import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// A flattened optional is nil without any of its keys. With only some of them, it isn't.
struct FlattenedOptionalTests {
  private static let source = """
    struct Two: Codable { var a: Int; var b: Int; var c: Int? }
    typealias Maybe = Two?
    // @CodableEnum(style: .internal, tag: "kind", ignoringCase: true)
    enum Text { case bold(text: String) }

    // @CodableEnum(style: .internal, tag: "t")
    enum E {
      case two(Two?)
      case maybe(
        Maybe,  // @CodableValue(flatten: true)
        x: Int)
      case sibling(
        Two?,  // @CodableValue(flatten: true)
        y: Int)
      case text(Text?)
    }
    """

  private static let documents = [
    (#"{"t":"two"}"#, "two(nil)"),
    (#"{"t":"two","other":1}"#, "two(nil)"),
    (#"{"t":"two","a":1,"b":2}"#, "two(Optional(program.Two(a: 1, b: 2, c: nil)))"),
    (#"{"t":"two","a":1}"#, "keyNotFound b"),
    (#"{"t":"two","c":1}"#, "keyNotFound a"),
    (#"{"t":"two","a":null}"#, "valueNotFound"),
    (#"{"t":"maybe","x":1}"#, "maybe(nil, x: 1)"),
    (#"{"t":"maybe","x":1,"b":1}"#, "keyNotFound a"),
    (#"{"t":"sibling","y":1,"a":1}"#, "keyNotFound b"),
    (#"{"t":"text"}"#, "text(nil)"),
    (#"{"t":"text","text":"x"}"#, "keyNotFound kind"),
    (#"{"t":"text","kind":"BOLD","text":"x"}"#, #"text(Optional(program.Text.bold(text: "x")))"#),
  ]

  @Test func someOfItsKeysAreNotNil() throws {
    let main = """
      import Foundation

      for json in \(Self.documents.map(\.0)) {
        do {
          print(try JSONDecoder().decode(E.self, from: Data(json.utf8)))
        } catch DecodingError.keyNotFound(let key, _) {
          print("keyNotFound", key.stringValue)
        } catch DecodingError.valueNotFound {
          print("valueNotFound")
        }
      }
      """
    let output = try GeneratedProgram.run(Self.source, main: main)
    let read = output.split(separator: "\n").map(String.init)
    #expect(read == Self.documents.map(\.1))
  }

  /// A case that reads it as nil doesn't take what has one of its keys.
  @Test func anotherCaseMayHaveOneOfItsKeys() throws {
    let source = """
      struct Two: Codable { var a: Int; var b: Int }
      // @CodableEnum(style: .untagged)
      enum E {
        case two(
          Two?,  // @CodableValue(flatten: true)
          x: Int)
        case one(x: Int, a: Int)
      }
      """
    let generation = try Generator.run([("Input.swift", Data(source.utf8))])
    #expect(generation.diagnostics.map(\.rendered) == [])
  }
}
