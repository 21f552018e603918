import Testing

@testable import CodableEnumCore

struct ParserTests {
  @Test func anEnumIsSeenWithAllItsParts() {
    let source = """
      import Foundation
      @testable import struct App.User

      @available(macOS 13, *) @MainActor
      public indirect enum Tree<T: Codable & Sendable, each U, let n: Int>: String, Codable, ~Copyable
        where T: Hashable, repeat each U: Sendable {
        case leaf, node(left: Tree, _ right: Tree = .leaf, [String: Int]?)
        @available(*, deprecated) indirect case old(default: @escaping (Int, Int) -> Void) = "o"
        case `class` = -1, negative = 2
      }
      """
    #expect(
      dumpDeclarations(source) == """
        import Foundation
        import App.User
        @available @MainActor public indirect enum Tree<T: Codable & Sendable, pack U, value n: Int>: \
        String, Codable, ~ Copyable where T : Hashable , repeat each U : Sendable
          case leaf, node(left: Tree, _ right: Tree = . leaf, [ String : Int ] ?)
          @available indirect case old(default: @ escaping ( Int , Int ) -> Void) = "o"
          case `class` = - 1, negative = 2
        """)
  }

  @Test func anEnumIsSeenWhereverItStands() {
    let source = """
      struct A { class B { actor C { enum D { case d } } } }
      extension A.B<Int>.C where T == Int { enum E {} }
      protocol P: class { associatedtype X; func f(enum: Int, case: Bool) }
      func g() {
        if case .enum = x { enum F { case f } }
        let y = z.map({ struct G { enum H {} } })
        switch x { case .a: break; default: indirect enum I { case i(I) } }
      }
      var h: Int { get { enum J {}; return 1 } }
      """
    #expect(
      dumpDeclarations(source) == """
        struct A {type B}
          class B {type C}
            actor C {type D}
              enum D
                case d
        extension A.B.C where T == Int {type E}
          enum E
        protocol P: class {type X, function f(enum:case:)}
        code
          enum F
            case f
          struct G {type H}
            enum H
          indirect enum I
            case i(I)
        code
          enum J
        """)
  }

  /// Swift 5 has a prefix operator `/`, which Swift 6 takes for a regex literal wherever it can be
  /// one. None can hold a parenthesis or bracket that it does not close.
  @Test(arguments: [
    "f(/A.a, g(/B.b))", "f([/A.a, [/B.b]])", "f(/A.a) + g(/B.b)", "f(/A.a, /B.b)",
    "f(/A.a { g(/B.b) })", "f(x ? /A.a(b: [/B.b]) : /C.c)",
    #"f(/[(]/, /\((a)/, /[[:alpha:](]/, /\Q(\E/, /(?#()/, /(?x)a # (/)"#,
  ])
  func aSlashNeverSwallowsBrackets(expression: String) {
    #expect(dumpDeclarations("let x = {\n\(expression)\n}\nenum E {}") == "enum E")
  }

  @Test func namesThatMeanSomethingElsewhereAreNames() {
    let source = """
      enum Box<Type, Self_: Type.Element>: ~Copyable, @unchecked Sendable { case a(Type), b(Type.Type) }
      extension Array<Int> where Element: P { enum E { case a(Element) } }
      extension [Int: String] { enum F {} }
      struct Protocol<each Element> { struct Type { let Type: Type } }
      """
    #expect(
      dumpDeclarations(source) == """
        enum Box<Type, Self_: Type . Element>: ~ Copyable, @ unchecked Sendable
          case a(Type), b(Type . Type)
        extension Array where Element : P {type E}
          enum E
            case a(Element)
        extension [Int: String] {type F}
          enum F
        struct Protocol<pack Element> {type Type}
          struct Type {property Type}
            let Type: Type
        """)
  }
}
