import Testing

@testable import CodableEnumCore

struct PropertyTests {
  private func storedProperties(_ body: String, of kind: String = "struct") -> [String] {
    let lines = dumpDeclarations("\(kind) S {\n\(body)\n}").split(separator: "\n")
    return lines.dropFirst().map { String($0.dropFirst(2)) }
  }

  @Test(arguments: [
    ("var a: Int", ["var a: Int"]),
    ("let a = 1", ["let a = 1"]),
    ("var a:Int?=nil", ["var a: Int ? = nil"]),
    (
      "var a: Int, b: String = \"\", c = [1, 2]",
      ["var a: Int", "var b: String = \"\"", "var c = [ 1 , 2 ]"]
    ),
    ("let x, y: Double", ["let x: Double", "let y: Double"]),
    ("let x, y: Double, z = 1", ["let x: Double", "let y: Double", "let z = 1"]),
    ("let x = 1, y: Double", ["let x = 1", "let y: Double"]),
    ("let (a, (b, _)) = c, d: Int", ["let (a)", "let (b)", "let d: Int"]),
    ("var (a, b): (Int, Int)", ["var (a)", "var (b)"]),
    ("let _ = 1", []),
    ("var `class`: Int", ["var `class`: Int"]),
    (
      "@W(a, { $0 }) @V<A, B> public private(set) var a: Int",
      ["@W @V public private(set) var a: Int"]
    ),
    ("lazy var a = 1; weak var b: C?", ["lazy var a = 1", "weak var b: C ?"]),
  ])
  func everyBindingIsAProperty(source: String, properties: [String]) {
    #expect(storedProperties(source) == properties)
  }

  @Test(arguments: [
    "var a: Int { 1 }", "var a: Int { get { 1 } set {} }", "var a: Int { get async throws { 1 } }",
    "var a: Int\n{\nswitch b { default: 1 } }", "var a: Int { @inlinable get { 1 } }",
    "var a: Int { _read { yield b } _modify { yield &b } }", "var a: Int {}",
    "var a: Int { @storageRestrictions(initializes: b) init(c) {} get { 1 } }",
    "static var a = 1", "static let a = 1, b: Int = 2", "class var a: Int { 1 }",
    "func f() { var a = 1 }", "subscript(a: Int) -> Int { 1 }",
  ])
  func whatIsComputedOrSharedIsNotStored(source: String) {
    #expect(storedProperties(source) == [])
  }

  @Test(arguments: [
    ("var a = 1 { didSet { b = 1 } }", "var a = 1"),
    ("var a: Int { willSet(b) {} didSet {} }", "var a: Int"),
    ("var a: Int\n{\n@available(*, deprecated) @c\ndidSet {} }", "var a: Int"),
    ("var a = b { didSet {} }", "var a = b"),
    ("var a = b { didSomething() }", "var a = b { didSomething ( ) }"),
  ])
  func whatIsObservedIsStored(source: String, property: String) {
    #expect(storedProperties(source) == [property])
  }

  @Test(arguments: [
    ("Dictionary<\nA,\nB\n>", "Dictionary < A , B >"),
    ("Dictionary<\nA\n>!", "Dictionary < A > !"),
    ("A\n.B", "A . B"),
    ("any A\n& B", "any A & B"),
    ("(A, B) async throws\n-> (C) ->\nD", "( A , B ) async throws -> ( C ) -> D"),
    ("[A: [B]?]?", "[ A : [ B ] ? ] ?"),
    ("Vector<3, (A, B)>", "Vector < 3 , ( A , B ) >"),
  ])
  func aTypeEndsWithItsLineUnlessItGoesOn(source: String, type: String) {
    #expect(
      storedProperties("let a: \(source)\nlet b: \(source), c: D")
        == ["let a: \(type)", "let b: \(type)", "let c: D"])
  }

  @Test(arguments: [
    ("Foo<A, [B: C]>(1)", "Foo < A , [ B : C ] > ( 1 )"),
    ("a < b", "a < b"),
    ("1 +\n2", "1 + 2"),
    ("a\n  .b { $0, 1 }\n  // c\n  ?? d", "a . b { $0 , 1 } ? ? d"),
    ("a ? b : c", "a ? b : c"),
    ("a\n? b\n: c", "a ? b : c"),
    ("a ?\nb :\nc", "a ? b : c"),
    ("a as? B", "a as ? B"),
    ("a\nas! B", "a as ! B"),
    (
      "if case .a = b, let c { 1 } else if d { 2 }\nelse { 3 }",
      "if case . a = b , let c { 1 } else if d { 2 } else { 3 }"
    ),
    ("f { 1 } other: { 2 }\nthird: { 3 }", "f { 1 } other : { 2 } third : { 3 }"),
    ("try\nf()", "try f ( )"),
    ("#selector(a.b)", "#selector ( a . b )"),
    ("Foo.init", "Foo . init"),
    ("a!", "a !"),
    ("\n{ var x = 1 }()", "{ var x = 1 } ( )"),
    ("a\n#if B\n.c { 1 }\n#else\n.d\n#endif", "a #if B . c { 1 } #else . d #endif"),
  ])
  func anInitialValueEndsWithItsLineUnlessItGoesOn(source: String, value: String) {
    #expect(
      storedProperties("var a = \(source)\nvar b = \(source), c: D")
        == ["var a = \(value)", "var b = \(value)", "var c: D"])
  }

  @Test func onlyStructsClassesAndActorsHaveStoredProperties() {
    for kind in ["struct", "class", "actor"] {
      #expect(storedProperties("var a = 1", of: kind) == ["var a = 1"])
    }
    for kind in ["enum", "protocol", "extension"] {
      #expect(storedProperties("var a = 1", of: kind) == [])
    }
  }

  @Test func propertiesKnowTheirConditions() {
    #expect(
      dumpDeclarations(
        """
        struct S {
          #if A
          let a, b: Int
          #else
          #if B
          var c = 1
          #endif
          #endif
          var d: Int
        }
        """) == """
          struct S {property a #0.0, property b #0.0, property c #1.0, property d}
            let a: Int #0.0
            let b: Int #0.0
            var c = 1 #1.0
            var d: Int
          """)
  }

  @Test func codingKeysAreAnEnumWithRawValues() {
    #expect(
      dumpDeclarations(
        """
        struct S: Codable {
          var a = f { enum InClosure { case x } }
          private enum CodingKeys: String, CodingKey { case a = "A", b
            case c = "C" }
        }
        """) == """
          struct S: Codable {property a, type CodingKeys}
            var a = f { enum InClosure { case x } }
            code
              enum InClosure
                case x
            private enum CodingKeys: String, CodingKey
              case a = "A", b
              case c = "C"
          """)
  }

  @Test(arguments: [
    ("init(from decoder: Decoder) throws {}", "static function init(from:)"),
    ("func encode(to encoder: any Encoder) throws", "function encode(to:)"),
    (
      "init?<T: P>(_ a: T, b c: Int = d < e, f: Set<G, H> = .init())",
      "static function init(_:b:f:)"
    ),
    ("init!()", "static function init"),
    (
      "func f<\nlet n: Int,\nT\n>(\nin a: T,\n@B default: Int) where T: P",
      "function f(in:default:)"
    ),
    ("static func f(`a`: @escaping (Int, Int) -> Void)", "static function f(`a`:)"),
    ("static func == (a: Int, b: Int) -> Bool", ""),
  ])
  func functionsHaveTheirLabels(source: String, member: String) {
    #expect(
      dumpDeclarations("class C {\n\(source) {}\nvar x = 1\n}") == """
        class C {\(member.isEmpty ? "" : member + ", ")property x}
          var x = 1
        """)
  }

  @Test func typeAliasesAreFoundOutsideOfCode() {
    #expect(
      dumpDeclarations(
        """
        typealias Wire = Codable & Sendable
        public typealias Pair<T, U: P> = (first: T, second: U) where T: Q
        #if A
        typealias Maybe = Int?
        #else
        typealias Maybe = Dictionary<
          String, Int
        >?
        #endif
        extension Outer.Inner { fileprivate typealias Handler = @Sendable (Int)
          -> Void; typealias Last = Int }
        func f() { typealias InCode = Int }
        typealias Broken
        typealias Suppressed = ~Copyable
        """) == """
          typealias Wire = Codable & Sendable
          public typealias Pair<T, U: P> = ( first : T , second : U )
          typealias Maybe = Int ? #0.0
          typealias Maybe = Dictionary < String , Int > ? #0.1
          fileprivate typealias Outer.Inner.Handler = @ Sendable ( Int ) -> Void
          typealias Outer.Inner.Last = Int
          typealias Suppressed = ~ Copyable
          extension Outer.Inner {type Handler, type Last}
          """)
  }

  /// Quadratic time would take hours.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      ("struct S { ", "var a = { ", "x", "} ", "}", 1),
      ("struct S { let a", ", a", ": Int", "", "}", 100_001),
      ("struct S { var a = b", " < c", "", "", "}", 1),
      ("struct S { ", "var a = b < c\n", "", "", "}", 100_000),
      ("struct S { var a = ", "F<", "a", "> x", "}", 1),
      ("struct S { ", "var a: F<", "a", ">\n", "}", 1),
      ("struct S { ", "func f<T\n", "", "", "}", 0),
      ("struct S { ", "init(a: F = { struct S { let a: Int; ", "", "}})", "}", 0),
    ])
  func propertiesAreReadInLinearTime(
    start: String, opening: String, middle: String, closing: String, end: String, properties: Int
  ) {
    let count = 100_000
    let source =
      start + String(repeating: opening, count: count) + middle
      + String(repeating: closing, count: count) + end
    let file = Parser.parse(SourceFile(path: "", label: "", bytes: Array(source.utf8)))
    #expect(file.declarations.first?.storedProperties.count == properties)
  }
}
