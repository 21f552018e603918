// swift-format-ignore-file
// Every form of a case.
enum Plain { case a; case b, c
  case d,
    e,
    open,
    final
  case f
}
enum Words {
  case `class`, `default`, `self`, `init`, actor, any, some, async, await, each, open, indirect, package
  case `with space`(Int), `1st`, `a+b`, ünïcode, 名前, 🎉, `$`
  case underscore(_: Int, _ name: String, default: Int, `for`: Int, case: Bool, enum: Int)
}
enum Raw: Int { case a = 1, b = -2, c = 0x1F, d = 1_000, e = 0b1
  case f = 10 // comment
  case g = 11; case h
  case i =
    12, j
}
enum RawString: String {
  case a = "x, y", b = """
    several
      lines
    """, c = #"raw "quoted" \n"#, d = ""
  case e = "case f"
}
enum Types<Element, each Pack, let count: Int>: ~Copyable where Element: P, repeat each Pack: Q {
  case void(Void, ())
  case array([Int], [String: [Int]], Set<[Int: Set<String>]>)
  case generic(Dictionary<String, Array<Int>>, x: Result<Int, any Error>, Outer<Int>.Inner<String>?)
  case shift(Foo<Bar<Baz<Int>>>)
  case function((Int, _ x: Int) -> Void, @escaping @Sendable (inout Int) async throws(E) -> (Int) -> Int)
  case tuple((a: Int, b: (Int, String)), (Int, Int))
  case optional(Int?, String!, [Int]??, (() -> Void)?)
  case existential(any P & Q, some P, (any P)?, any P<Int>, P.Type, (any P).Protocol)
  case ownership(x: sending S, y: __owned B)
  case packs(repeat each Pack, (repeat each Pack))
  case values(Vector<3, Int>, InlineArray<count, Int>, [3 of Int])
  case module(Swift::Int, x: Swift::Array<Swift::Int>)
  case suppressed(any ~Copyable)
  case attributed(@MainActor () -> Void, @convention(c) (Int) -> Void, x: @autoclosure () -> Int)
  case indirectly(indirect: Int)
  indirect case recursive(Types)
  @available(*, deprecated, message: "a, b) {") case old(Int)
  @available(iOS 15, *)
  @objc(name:) indirect
  case attributes
  case comments(/* a, */ Int, // b, c
    x: /* : */ String /* = 1 */)
}
enum Defaults {
  case literals(a: Int = 1, b: String = "x, y)", c: [Int] = [1, 2], d: [String: Int] = ["a": 1, "b": 2])
  case closures(a: () -> Int = { 1 }, b: (Int) -> Int = { x in if x < 1, x > 2 { return 1 }; return x })
  case expressions(a: Bool = 1 < 2, b: Bool = 3 > 2, c: Int = x ? 1 : 2, d: Int = a << 2)
  case comparison(a: Bool = x < y, b: Int = z > (w))
  case generics(a: [String: Int] = Dictionary<String, Int>(), b: Set<Int> = Set<Int>.init(), c: X = F<A, B>.x)
  case nested(a: X = F<G<A, B>, C>(1, 2), b: Int = 2)
  case branches(a: Int = if x { 1 } else { 2 }, b: Int = switch x { case .a: 1; default: 2 })
  case members(a: E = .init(x: 1, y: 2), b: E = .a, c: Int? = nil, d:Int?=nil, e: Array<Int>=[])
  case strings(a: String = "\(x, y: "z)") \("a" + "\(b)")", b: String = #"\#(x)"#)
  case regex(a: R = /a,b/, b: R = #/x"y/#, c: Int = 1)
  case operators(a: Int = -1, b: Int = ~2, c: Int = 1+2, d: Bool = !x, e: F = (+))
  case local(a: () -> Void = { enum InDefault { case a(x: Int = 1) } }, b: Int = 0)
  case tries(a: Int = try! f(), b: Int = await g(), c: X = x as? Y, d: KeyPath<A, B> = \.x.y, e: Int = #line)
}
enum E<T>where T:P{case a(T),b;indirect case c(E)}
enum Members { static let a = 1, b = 2; static var c: Int { 1 }; case x; func f() {} ; case y
  static func == (l: Self, r: Self) -> Bool { true }
  case z
  static let closure: () -> Void = { }
  case afterClosure
  static let conditional = if case .x = Members.y { 1 } else { 2 }
  case afterConditional
  static let sum = 1 +
    2
  case afterSum
  typealias Alias = Foo<Int>
  case afterAlias
  var value: Int { switch self { case .x: 1; case .y: 2; default: 3 } }
  case afterSwitch
  subscript(i: Int) -> Int { i }
  case afterSubscript
  init?(rawValue: Int) { nil }
  case afterInit
  @Wrapper var wrapped: Int = 1
  case afterWrapped
  private(set) static nonisolated(unsafe) var detail = 1
  case afterDetail
}
