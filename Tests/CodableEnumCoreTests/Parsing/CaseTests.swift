import Testing

@testable import CodableEnumCore

struct CaseTests {
  /// The lines of an enum's body and of the outline that is expected of it.
  private func expect(_ body: String, is outline: String) {
    let expected = outline.split(separator: "\n").map { "\n  " + $0 }.joined()
    #expect(dumpDeclarations("enum E {\n\(body)\n}") == "enum E" + expected)
  }

  @Test func namesMayBeKeywordsAndStandOnLinesOfTheirOwn() {
    expect(
      """
      case a; case `class`, open,
        final
      case actor, init, `raw name`(Int), 名前
      """,
      is: """
        case a
        case `class`, open, final
        case actor, init, `raw name`(Int), 名前
        """)
  }

  @Test func everyTypeIsReadToItsEnd() {
    expect(
      """
      case a([Int: Set<[Int: String]>], Foo<Bar<Baz<Int>>>, x: Outer<Int>.Inner<A, B>?)
      case b((Int, _ x: Int) -> Void, @escaping @Sendable (inout Int) async throws(E) -> (A) -> B)
      case c((a: Int, b: (Int, String)), Int??, any P & Q, (any P).Protocol, repeat each T)
      case d(Vector<3, Int>, Swift::Int, x: Swift::Array<Int>, any ~Copyable, borrowing Int)
      case e()
      """,
      is: """
        case a([ Int : Set < [ Int : String ] > ], Foo < Bar < Baz < Int > > >, \
        x: Outer < Int > . Inner < A , B > ?)
        case b(( Int , _ x : Int ) -> Void, \
        @ escaping @ Sendable ( inout Int ) async throws ( E ) -> ( A ) -> B)
        case c(( a : Int , b : ( Int , String ) ), Int ? ?, any P & Q, ( any P ) . Protocol, \
        repeat each T)
        case d(Vector < 3 , Int >, Swift :: Int, x: Swift :: Array < Int >, any ~ Copyable, \
        borrowing Int)
        case e()
        """)
  }

  @Test func labelsMayBeKeywords() {
    expect(
      "case a(default: Int, _: Int, _ name: Int, `in`: Int, case: Bool, enum: Int)",
      is: "case a(default: Int, _: Int, _ name: Int, `in`: Int, case: Bool, enum: Int)")
  }

  @Test func aDefaultValueMayBeAnyExpression() {
    expect(
      """
      case a(x: Int = if y { 1, 2 } else { 3 }, d: Int?=nil, e: Array<Int>=[])
      case b(x: () -> Int = { z in z < 1, z > 2 }, y: Int = a < b, z: Int = c > (d))
      case c(x: X = F<G<A, B>, C>(1, 2), y: X = Dictionary<String, Int>.init(), z: Int = 1 << 2)
      case d(x: String = "a, b)", y: R = /a,b/, z: E = .init(x: 1, y: 2))
      """,
      is: """
        case a(x: Int = if y { 1 , 2 } else { 3 }, d: Int ? = nil, e: Array < Int > = [ ])
        case b(x: ( ) -> Int = { z in z < 1 , z > 2 }, y: Int = a < b, z: Int = c > ( d ))
        case c(x: X = F < G < A , B > , C > ( 1 , 2 ), \
        y: X = Dictionary < String , Int > . init ( ), z: Int = 1 < < 2)
        case d(x: String = "a, b)", y: R = /a,b/, z: E = . init ( x : 1 , y : 2 ))
        """)
  }

  @Test func rawValuesEndWithTheirLine() {
    expect(
      """
      case a = 1, b = -2 // c
      case c =
        "x, y", d
      case e = 5; case f
      """,
      is: """
        case a = 1, b = - 2
        case c = "x, y", d
        case e = 5
        case f
        """)
  }

  @Test func attributesAndModifiersBelongToTheirCase() {
    expect(
      """
      @available(*, deprecated, message: "a, b) {") case a
      @available(iOS 15, *) // old
      @objc(name:)
      indirect
      case b(E)
      """,
      is: """
        @available case a
        @available @objc indirect case b(E)
        """)
  }

  @Test func casesAreFoundBetweenMembersOfAnyShape() {
    let source = """
      enum E<T>where T:P{case a(T),b;static let x = 1, y = 2
        case c
        static let closure: () -> Void = { switch x { case .a: break } }
        case d
        static let choice = if case .c = e, let y = f { 1 } else { 2 }
        case e
        static let sum = 1 +
          2
        typealias Pair = Dictionary<
          Int,
          Int
        >
        case f
        var value: Int? { switch self { case .a: 1; default: nil } }
        var (one, two): (Int, Int)
        var optional: Int?
        case g
        init?(rawValue: Int) { nil }
        @Wrapper(x: 1) private(set) static var wrapped: Int!
        indirect case h(E)
        static func == (l: Self, r: Self) -> Bool { true }
        subscript(case: Int) -> Int { 1 }
        func method(enum: Int) where T: Q {}
      }
      """
    #expect(
      dumpDeclarations(source) == """
        typealias E.Pair = Dictionary < Int , Int >
        enum E<T> where T : P {static property x, static property y, static property closure, \
        static property choice, static property sum, type Pair, property value, property one, \
        property two, property optional, static function init(rawValue:), static property wrapped, \
        function method(enum:)}
          case a(T), b
          case c
          case d
          case e
          case f
          case g
          indirect case h(E)
        """)
  }
}
