// swift-format-ignore-file
// Every form of a property, of a function's labels and of a type alias.
struct Stored {
  let constant: Int
  var variable = 1
  var a: Int, b: String = "", c = [1, 2]
  let x, y: Double, z = 1.5
  var p, q, r: Int?
  let (first, second) = (1, 2), (third, (fourth, _)): (Int, (Int, Int)) = (1, (2, 3))
  var (labelled: d, e: f) = (labelled: 1, e: 2)
  static let shared = 1, other: Int = 2
  static var computedStatic: Int { 1 }
  private(set) public var detail: Int = 0
  lazy var lazily: Int = { enum InLazy { case a }; return 1 }()
  weak var weakly: AnyObject?; unowned(unsafe) let unowned: AnyObject
  @Wrapper var wrapped: Int
  @Wrapper(key: "a", { $0 }) @Other<Int, String> var twice = 1, again: Int
  nonisolated(unsafe) var isolated = 1
  var `class`: Int = 1, `raw name` = 2
  var observed = 0 { didSet { enum InObserver {} } }
  var watched: Int = 0 { willSet(new) { print(new) } didSet {} }
  var onlyObserved: Int
  {
    @inlinable willSet {}
  }
  var attributed: Int = f() { @available(*, deprecated) didSet {} }
  var trailing = run { didSomething() }
  var called = run { 1 } other: { 2 }
    third: { 3 }
  var getter: Int { 1 }
  var accessors: Int { get { 1 } set {} }
  var effects: Int { get async throws { 1 } }
  var modifying: Int { _read { yield 1 } _modify { } }
  var mutatingGetter: Int { mutating get { 1 } }
  var initialized: Int { @storageRestrictions(initializes: observed) init(new) { observed = new } get { 1 } }
  var switched: Int { switch self { default: 1 } }
  var long: Dictionary<
    String,
    Int
  >
  var implicit: Dictionary<
    String, Int
  >!
  var function: (Int, _ x: Int) async throws -> (Int) -> Int = { _, _ in { $0 } }
  var afterFunction:
    @Sendable (Int)
    -> Int
  var composed: any P
    & Q
  var tuple: (a: Int, b: (Int, String))
  var generic = Foo<Int, [String: Int]>(1), afterGeneric = a < b, afterComparison = c > d
  var metatype: Int.Type = Int.self, some: some P = x
  var module: Swift::Int = 1
  var sugar: [Int: [String]?]? = nil, array: [3 of Int]
  var optional:Int?=nil
  var chained = value
    .first { $0 > 1 }
    // a comment
    ?? other
  var summed = 1 +
    2, afterSum: Int
  var ternary = a ? b : c, broken = a
    ? b
    : c
  var colons = a ?
    b :
    c
  var cast = a as? Int, castBelow = b
    as! String
  var checked = a is Int
  var conditional = if a { 1 } else if b { 2 }
    else { 3 }
  var choice = switch a { case .b: 1; default: 2 }
  var casePattern = if case .c = e, let y = f { 1 } else { 2 }
  var tried = try! f(), awaited: Int = 1
  var closure: () -> Void = { var local = 1; struct InClosure { var inner: Int } }
  var multi = """
    var notThis: Int
    """
  var keyPath = \Foo.bar?.baz[1], selector = #selector(Foo.bar)
  var macro = #stringify(1 + 2) { 1 }
  var negative = -1, sliced = ...5, forced = a!, range = 1...
  var next: Int; var sameLine: Int
  #if DEBUG
  var debug: Int
    #if os(Linux)
    let linux, unix: Int
    #endif
  #else
  var release = 1
  #endif
  var postfixed = value
    #if DEBUG
    .debug { var notThis = 1 }
    #else
    .release
    #endif
  var last: Int
  struct Nested { var inner = 1 }
  func method() { var local = 1 }
  subscript(i: Int) -> Int { i }
  enum CodingKeys: String, CodingKey { case a = "A", b, c = "c"
    case x
  }
  init(from decoder: any Decoder) throws { var local = 1 }
}
final class Subclass: Base { let a: Int; class var computed: Int { 1 }; static var stored = 1; override var b: Int { didSet {} }
  override var c: Int { get { 1 } set {} } ; deinit { var local: Int } ; weak var delegate: (any P)? }
actor Counter { nonisolated let id: Int, name = ""; private var count = 0 { didSet { } } }
enum NoInstances { static let a = 1; var computed: Int { 1 } }
extension Stored { var computed: Int { 1 }; static let stored = 1; func encode(to encoder: any Encoder) throws {} }
protocol Requirements { var a: Int { get }; static var b: Int { get set }; func c(d: Int); init?(e: Int); associatedtype F: P = Int }

struct Labels {
  init(); init(_: Int); init?(a b: Int, _ c: Int = 1); init!(d: Int...); init<T>(e: T, f: [T] = []) where T: P {}
  func plain() {}
  func labelled(from a: Int, _ b: Int, c: @escaping (Int, Int) -> Void = { _, _ in }, d: Int = a < b, e: Int = c > d) {}
  func generic<T, each U, let n: Int>(t: T, u: repeat each U, n: Int) {}
  func `default`(`in`: Int, for: Int, default: Int) {}
  func long<
    let count: Int,
    T: P
  >(
    of type: T.Type,
    @Builder content: () -> T
  ) -> T where T: Q {}
  static func == (l: Self, r: Self) -> Bool { true }
  static prefix func - (x: Self) -> Self { x }
  static func overridden(a: inout Int, b: isolated (any Actor)? = #isolation) {}
  #if DEBUG
  func encode(to encoder: Encoder) throws {}
  #endif
}

typealias Wire = Codable & Sendable
typealias Maybe = Int?
public typealias Pair<T, U: P> = (first: T, second: U) where T: Q
fileprivate typealias Handler = @Sendable (Int)
  -> Void
private typealias Long = Dictionary<
  String,
  Int
>
typealias Suppressed = ~Copyable
#if DEBUG
typealias Conditional = Int
#else
typealias Conditional = String; typealias Second = Int
#endif
extension Labels { typealias Member = Int; enum Inner { typealias Deep = [String: Int] } }
func f() { typealias InCode = Int; struct Local { typealias InLocal = Int; var a: InLocal } }
typealias Last = Int
