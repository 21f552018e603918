import Foundation
import Testing

@testable import CodableEnumCore

/// Conformances require what the types of values require.
struct RequirementTests {
  /// What stands in the target beside the enums.
  private static let types = """
    struct Both<Content> { var content: Content }
    extension Both: Codable where Content: Codable {}
    extension Both: Equatable where Content: Equatable {}

    struct Apart<Content> { var content: Content }
    extension Apart: Encodable where Content: Encodable {}
    extension Apart: Decodable where Content: Decodable {}

    struct Pair<First, Second> { var first: First, second: Second }
    extension Pair: Encodable where First: Encodable, Second: Encodable & Hashable {}
    extension Pair: Decodable where First: Decodable, Second == String {}

    struct Mark<Owner>: Codable, Equatable { var id = 1 }

    struct Entry<Item: Identifiable> { var id: Item.ID }
    extension Entry: Codable, Wire where Item.ID: Codable {}
    protocol Wire: Codable {}

    struct Tree<Value> { var value: Value, next: [Tree<Value>] }
    extension Tree: Codable where Value: Codable {}

    struct Store<Item> {
      struct Part { var item: Item }
      struct Slot<Index> { var item: Item, index: Index }
    }
    extension Store.Part: Codable where Item: Codable {}
    extension Store.Slot: Codable where Item: Codable, Index: Encodable & Decodable {}

    struct Silent<Content> { var content: Content }

    typealias Boths<Content> = [Both<Content>]
    typealias Flipped<First, Second> = Pair<Second, First>
    typealias Maybe<Content> = Content?
    typealias Plain<Content> = Int

    """

  /// Values with what they require, for encoding and for decoding.
  private static let requirements = [
    ("Both<T>", "T: Swift.Codable", "T: Swift.Codable"),
    ("[String: Both<[T]?>]", "T: Swift.Codable", "T: Swift.Codable"),
    ("Apart<T>", "T: Swift.Encodable", "T: Swift.Decodable"),
    ("Apart<Both<T>>", "T: Swift.Codable", "T: Swift.Codable"),
    ("Both<Apart<T>>", "T: Swift.Encodable, T: Swift.Decodable", "same"),
    (
      "Both<T>, T, U", "T: Swift.Codable, U: Swift.Encodable",
      "T: Swift.Codable, U: Swift.Decodable"
    ),
    ("T, Both<T>", "T: Swift.Codable", "T: Swift.Codable"),
    (
      "Pair<T, U>", "T: Swift.Encodable, U: Swift.Encodable, U: Hashable",
      "T: Swift.Decodable, U == String"
    ),
    ("Pair<Int, String>", "", ""),
    ("Pair<Int, [U]>", "U: Swift.Encodable, U: Hashable", ""),
    ("Mark<T>", "", ""),
    ("Entry<I>", "I.ID: Swift.Codable", "I.ID: Swift.Codable"),
    ("Tree<T>", "T: Swift.Codable", "T: Swift.Codable"),
    ("Store<T>.Part", "T: Swift.Codable", "T: Swift.Codable"),
    ("Store<T>.Slot<U>", "T: Swift.Codable, U: Swift.Encodable, U: Swift.Decodable", "same"),
    ("Silent<T>", "T: Swift.Encodable", "T: Swift.Decodable"),
    ("Marked<T>", "T: Swift.Codable", "T: Swift.Codable"),
    ("MarkedMark<T>?", "", ""),
    ("Boths<T>?", "T: Swift.Codable", "T: Swift.Codable"),
    (
      "Flipped<U, T>", "T: Swift.Encodable, U: Swift.Encodable, U: Hashable",
      "T: Swift.Decodable, U == String"
    ),
    ("Maybe<U>", "U: Swift.Encodable", "U: Swift.Decodable"),
    ("Plain<T>", "", ""),
    ("Both<P>", "", ""),
    ("Box", "T: Swift.Codable", "T: Swift.Codable"),
    ("far: Far<T>", "T: Swift.Codable", "T: Swift.Codable"),
  ]

  @Test(arguments: requirements)
  func conformancesRequireWhatValuesDo(
    values: String, encoding: String, decoding: String
  ) throws {
    let marked = """
      // @CodableEnum(style: .external)
      enum Marked<Value> { case a(Both<Value>), b([Marked<Value>]) }
      // @CodableEnum(style: .external)
      enum MarkedMark<Value> { case a(Mark<Value>) }
      // @CodableEnum(style: .external)
      enum Tested<T, U, I: Identifiable, P: Codable> {
        typealias Box = Both<T>
        case a(\(values))
      }

      """
    let far = """
      struct Far<T> { var content: T }
      extension Far: Codable where T: Codable {}
      """
    let generation = try Generator.run([
      ("A.swift", Data((Self.types + marked).utf8)), ("B.swift", Data(far.utf8)),
    ])
    let text = generation.outputs[0]
    func clause(_ name: String) -> String? {
      let head = "extension Tested: Swift.\(name)"
      let line = text.split(separator: "\n").first { $0.hasPrefix(head) }
      return line.map {
        String($0.dropFirst(head.count).dropLast(2)).replacing(" where ", with: "")
      }
    }
    #expect(clause("Encodable") == encoding)
    #expect(clause("Decodable") == (decoding == "same" ? encoding : decoding))
  }

  static let scenario = Scenario(
    "conditions",
    types + """
      // @CodableEnum(style: .internal, tag: "type")
      enum Page<T, U>: Equatable where T: Equatable, U: Equatable {
        case both(a: Both<T>, b: Both<[U]>?)
        case mark(a: Mark<Int>)
      }

      // @CodableEnum(style: .untagged)
      enum Outer<T: Equatable> : Equatable {
        case page(Page<T, Int>)
      }

      extension Store where Item: Equatable {
        struct Inner { var item: Item }
        // @CodableEnum(style: .array)
        enum Kind { case part(Part), slot(Slot<Int>), mark(Mark<Item>) }
      }
      """,
    checks: """
      both(Page<Int, Int>.both(a: .init(content: 1), b: nil), #"{"type":"both","a":{"content":1}}"#)
      both(Outer.page(.both(a: .init(content: 1), b: .init(content: [2]))),
        #"{"type":"both","a":{"content":1},"b":{"content":[2]}}"#)
      both(Store<Int>.Kind.part(.init(item: 1)), #"["part",{"item":1}]"#)
      """)

  @Test func theyCompile() throws {
    let failures = try Self.scenario.failures()
    #expect(failures == "")
  }
}
