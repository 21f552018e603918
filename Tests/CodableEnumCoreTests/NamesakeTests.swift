import Foundation
import Testing

@testable import CodableEnumCore

/// Whatever else has the name of a case, the case is what is read.
struct NamesakeTests {
  /// Only an enum that names it needs the generated one.
  @Test(arguments: [("Int", false), ("CodableEnumAnyValue", true)])
  func aTypeOfTheTargetIsCalledCodableEnumAnyValue(type: String, isRefused: Bool) throws {
    let generation = try Scenario.generation(
      of: """
        struct CodableEnumAnyValue: Codable { var x: Int }
        // @CodableEnum(style: .external)
        enum E { case a(\(type)) }
        """)
    #expect(generation.diagnostics.map(\.message.id) == (isRefused ? [.nameOfGeneratedType] : []))
  }

  /// The target's type keeps its name, and the generated one gets another, unless a marked enum
  /// contains the word.
  @Test(arguments: [
    ("Int", "CodableEnumKey", false), ("CodableEnumKey", "CodableEnumKey", true),
    ("Int = 1 /* CodableEnumKeys */", "CodableEnumKey", true),
    ("Int", "CodableEnumKey_ {}; struct CodableEnumKey", true),
  ])
  func aTypeOfTheTargetIsCalledLikeAGeneratedOne(
    type: String, name: String, isRefused: Bool
  ) throws {
    let generation = try Scenario.generation(
      of: """
        struct \(name) {}
        // @CodableEnum(style: .external)
        enum E { case a(\(type)) }
        """)
    #expect(generation.diagnostics.map(\.message.id) == (isRefused ? [.nameOfGeneratedType] : []))
  }

  /// Each case has a function and a property of its name beside it, with the same labels.
  private static func enumeration(_ style: String) -> String {
    """
    // @CodableEnum(\(style))
    indirect enum Block: Equatable {
      struct Text: Codable, Equatable { var words: [Int] }
      case paragraph(text: Text)
      case heading(title: Text, level: Int = 1)
      case list(items: [Block], of: Text?)
      case empty

      static func paragraph(text: String) -> Block { .empty }
      static func heading(title: String, level: Double = 2) -> Block { .empty }
      static func list(items: Block..., of title: String) -> Block { .empty }
      static func list(items: Set<Int>, of title: String) -> Block { .empty }
      static func empty(_ isLoud: Bool) -> Block { .empty }
      static var paragraph: Block { .empty }
      static let list: @Sendable (Int) -> Block = { _ in .empty }
      func paragraph(text: Text) -> Block { self }
      func heading(title: Int) -> Int { level(title) }
      private func level(_ text: Int) -> Int {
        func paragraph(_ text: Int) -> Int { text }
        return paragraph(text)
      }
    }

    """
  }

  private static let values = """
    let text = Block.Text(words: [1])
    let blocks: [Block] = [
      .paragraph(text: text), .heading(title: text), .heading(title: text, level: 3),
      .list(items: [.paragraph(text: text)], of: nil), .list(items: [], of: text), .empty,
    ]
    for block in blocks {
      let data = try! JSONEncoder().encode([block])
      reads(String(decoding: data.dropFirst().dropLast(), as: UTF8.self), block)
    }

    """

  private static let styles = [
    "style: .external", #"style: .internal, tag: "type""#,
    #"style: .adjacent, tag: "type", content: "value""#, "style: .untagged",
    "style: .array", "style: .external, payload: .unkeyed",
    #"style: .internal, tag: "type", defaultValues: .omit, fallback: .empty, reads: [.external]"#,
  ]

  static let factories = styles.map { style in
    Scenario("static factories, \(style)", enumeration(style), checks: values)
  }

  @Test(arguments: factories)
  func staticFactoriesOfTheSameLabels(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }

  /// Generic factories, and factories with more parameters, all of which have defaults. Calls may
  /// mean them too.
  static let widerFactories = styles.dropLast().map { style in
    Scenario(
      "wider factories, \(style)",
      """
      struct Text: Codable, Equatable { var words: [Int] }
      // @CodableEnum(\(style))
      enum Card: Equatable {
        case text(Text)
        case pair(first: Text, second: [Int])
        case rule
        static func text(_ text: Text, color: Int = 0) -> Card { .rule }
        static func text(_ text: Text, _ others: Text...) -> Card { .rule }
        static func text<T: Equatable>(_ text: T) -> Card { .rule }
        static func pair(first: Text, second: [Int], isLoud: Bool = false) -> Card { .rule }
        static func pair<T: Equatable>(first: T, second: [Int]) -> Card { .rule }
        static func pair(_ first: Text, and second: [Int]) -> Card { .rule }
        static func rule(width: Int = 1) -> Card { .text(Text(words: [])) }
      }

      """,
      checks: """
        let text = Text(words: [1])
        let pair = (Card.pair as (Text, [Int]) -> Card)(text, [2])
        for card in [(Card.text as (Text) -> Card)(text), pair, .rule] {
          let data = try! JSONEncoder().encode([card])
          reads(String(decoding: data.dropFirst().dropLast(), as: UTF8.self), card)
        }

        """)
  }

  @Test(arguments: widerFactories)
  func generatedCodeMeansTheCase(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }

  static let scenarios = [
    Scenario(
      "types of parents and generic parameters",
      """
      struct Page<Item: Codable & Equatable> {
        struct Text: Codable, Equatable { var words = 1 }
        // @CodableEnum(style: .external, payload: .natural)
        @MainActor enum Block {
          case paragraph(Text)
          case item(Item)
          case both([Item], Text)
          static func paragraph(_ text: String) -> Self { .paragraph(Text()) }
          static func item(_ count: Double) -> Self { .paragraph(Text()) }
        }
      }

      extension Page.Block {
        static func both(_ text: String, _ count: Int) -> Self { .paragraph(Page.Text()) }
      }
      """,
      checks: """
        both(Page<Int>.Block.paragraph(Page<Int>.Text()), #"{"paragraph":{"words":1}}"#)
        both(Page<Int>.Block.item(2), #"{"item":2}"#)
        both(Page<Int>.Block.both([2], Page<Int>.Text()), #"{"both":[[2],{"words":1}]}"#)
        """),
    Scenario(
      "names that tags are kept in",
      """
      // @CodableEnum(style: .rawValue, rawRepresentable: true, codingKeys: true)
      enum Status: Hashable {
        case active
        // @CodableCase(.unknown)
        case other(String)
        static func other(_ character: Character) -> Status { .active }
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Event: Equatable {
        // @CodableCase("a", aliases: ["b"])
        case known(kind: String)  // @CodableValue(tag: true)
        case rest(all: Int?)
        static func known(kind: Int) -> Event { .rest(all: kind) }
        static func rest(all: String) -> Event { .rest(all: nil) }
      }

      // @CodableEnum(style: .untagged)
      enum Whole: Equatable {
        case number(Int)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
        static func other(_ text: String) -> Whole { .number(1) }
      }
      """,
      checks: """
        both(Status.other("x"), #""x""#)
        both([Status.other("x"): 1], #"{"x":1}"#)
        both(Event.known(kind: "b"), #"{"type":"b"}"#)
        both(Event.rest(all: 1), #"{"type":"rest","all":1}"#)
        both(Whole.other(.string("q")), #""q""#)
        """),
    Scenario(
      "a generic number that is called K",
      """
      // @CodableEnum(style: .external, nilProperty: .null)
      enum Row<let K: Int>: Equatable { case columns([Int]) }
      struct Rows: Codable, Equatable { var last: Row<3>? }
      """,
      checks: """
        both(Rows(last: nil), #"{"last":null}"#)
        """),
    Scenario(
      "names in backticks",
      """
      struct `default`<`class`: Equatable>: Equatable {
        struct `in`: Codable, Equatable { var x = 1 }
        // @CodableEnum(style: .external, nilProperty: .null, accessors: true)
        enum `func`: Equatable {
          case a(`class`)
          case b(text: `in`)
          static func b(text: String) -> Self { .b(text: `in`()) }
        }
      }

      struct Kept: Codable, Equatable { var kind: `default`<Int>.`func`? }
      """,
      checks: """
        both(Kept(kind: .a(2)), #"{"kind":{"a":{"_0":2}}}"#)
        both(Kept(kind: nil), #"{"kind":null}"#)
        both(`default`<Int>.`func`.b(text: "x"), #"{"b":{"text":{"x":1}}}"#)
        """),
    Scenario(
      "types that a parent has from its superclass or a protocol",
      """
      class Model { struct Payload: Codable, Equatable { var size = 1 } }
      protocol Kept { associatedtype Reference: Codable; var reference: Reference { get } }
      extension Kept { typealias References = [Reference] }

      final class Document: Model, Kept, Identifiable {
        let id = 1, reference = 2
        // @CodableEnum(style: .external, accessors: true)
        enum Event: Equatable {
          case opened(id: ID, payload: Payload?)
          case linked(references: References, to: Reference)
        }
      }
      """,
      checks: """
        both(Document.Event.opened(id: 1, payload: nil), #"{"opened":{"id":1}}"#)
        both(Document.Event.linked(references: [1], to: 2), #"{"linked":{"references":[1],"to":2}}"#)
        """),
    Scenario(
      "labels that are keywords",
      """
      // @CodableEnum(style: .external)
      enum Binding: Equatable {
        case word(`let`: Int, `var`: Int = 2, `inout`: Int)
        case other(`inout`: Int?, `func`: Int)
      }
      """,
      checks: """
        both(Binding.word(let: 1, `inout`: 2), #"{"word":{"let":1,"var":2,"inout":2}}"#)
        both(Binding.other(`inout`: 1, func: 2), #"{"other":{"inout":1,"func":2}}"#)
        """),
    Scenario(
      "accessors of functions with attributes",
      """
      // @CodableEnum(style: .external, accessors: true)
      enum Task {
        case named(String)
        // @CodableCase(skip: .both)
        case run(body: @MainActor () -> Int)
        // @CodableCase(skip: .both)
        case send(later: @Sendable () -> Int)
        // @CodableCase(skip: .both)
        case lazy(value: @autoclosure () -> Int)
      }
      """,
      checks: """
        let task = Task.send(later: { 1 }).later
        let sendable: (@Sendable () -> Int)? = task
        equal(sendable?() ?? 0, 1)
        equal(Task.run(body: { 2 }).body?() ?? 0, 2)
        """),
    Scenario(
      "an accessor that is called Self",
      """
      // @CodableEnum(style: .internal, tag: "type", accessors: true, reads: [.array])
      enum Value: Equatable {
        case text(Self: Int)
        case other(x: Int)
      }
      """,
      checks: """
        both(Value.text(Self: 1), #"{"type":"text","Self":1}"#)
        """),
    Scenario(
      "names that generated code gives",
      """
      // @CodableEnum(style: .internal, tag: "type", accessors: true, reads: [.array])
      enum Kind: Equatable {
        case codableEnumTags, codableEnum_
        case a(Type: Int, Protocol: Int)
        static var codableEnum__Tags: Int { 1 }
      }

      struct Outer { struct CodableEnumKey {} }
      private struct CodableEnumElements {}
      struct CodableEnumKey { let isOfTheTarget = true }
      enum CodableEnumReason {}
      extension Kind { struct CodableEnumScalar {} }
      """,
      checks: """
        both(Kind.codableEnumTags, #"{"type":"codableEnumTags"}"#)
        both(Kind.a(Type: 1, Protocol: 2), #"{"type":"a","Type":1,"Protocol":2}"#)
        if Kind.a(Type: 1, Protocol: 2).`Type` != 1 { fail("Type", "", 0) }
        if !CodableEnumKey().isOfTheTarget { fail("CodableEnumKey", "", 0) }
        """),
    Scenario(
      "types of a module",
      """
      import Foundation
      // @CodableEnum(style: .internal, tag: "t")
      enum Event: Equatable, Swift::Codable {
        case ids(all: [Swift::String: Foundation::UUID])
        // @CodableCase(.unknown)
        case other(Swift::String)
      }
      struct Box<T: Equatable>: Equatable { var value: T? }
      extension Box: Swift::Codable where T: Swift::Codable {}
      // @CodableEnum(style: .external)
      enum Boxed<T: Equatable>: Equatable { case box(Box<T>) }
      """,
      checks: """
        both(Event.other("new"), #"{"t":"new"}"#)
        both(Event.ids(all: [:]), #"{"t":"ids","all":{}}"#)
        both(Boxed.box(Box(value: 1)), #"{"box":{"_0":{"value":1}}}"#)
        """),
    Scenario(
      "cases of one name with defaults",
      """
      enum Side: String, Codable { case a, b }
      // @CodableEnum(style: .external)
      enum Step: Equatable {
        // @CodableCase("turn")
        case step(side: Side = .a, speed: Int = 1)
        // @CodableCase("go")
        case step(by: Int)
      }
      """,
      checks: """
        both(Step.step(side: .b, speed: 2), #"{"turn":{"side":"b","speed":2}}"#)
        both(Step.step(by: 2), #"{"go":{"by":2}}"#)
        reads(#"{"turn":{}}"#, Step.step())
        reads(#"{"turn":{"speed":3}}"#, Step.step(speed: 3))
        reads(#"{"turn":{"side":"b"}}"#, Step.step(side: .b))
        """),
  ]

  @Test(arguments: scenarios)
  func theCaseIsMeant(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }
}
