// swift-format-ignore-file
// Every place where an enum may stand.
import struct Foundation.Date

struct Outer<T> where T: Equatable {
  class Inner {
    final actor Deep { enum A: String, Codable { case x } }
    typealias Pair = Dictionary<
      String,
      Int
    >
    enum AfterAngle { case a }
    var wrapped: Array<Int>?
    indirect enum AfterMark { case a(AfterMark) }
    var implicit: Int!
    private enum AfterBang {}
    static let closure = { (x: Int) -> Int in
      enum InClosure { case a, b }
      return x
    }
    var accessor: Int {
      get { enum InGetter { case g }; return 0 }
      set { enum InSetter { case s } }
    }
    var observed = 0 { didSet { enum InObserver {} } }
    subscript(enum index: Int) -> Int { enum InSubscript { case a }; return index }
    init() { struct Local { enum Nested { case a } } }
    deinit { enum InDeinit {} }
    func method(class: Int, struct: Int, enum: Int, extension: Int) where T: Hashable {
      defer { enum InDefer {} }
      guard case let .some(x) = Optional(1) else { enum InGuard { case g }; return }
      if case .some = Optional(x), let y = Optional(2) { enum InIf { case a }; _ = y }
      for case let z? in [Optional(1)] { enum InFor { case f }; _ = z }
      switch x {
      case 1: enum InCase { case one, two }
      case 2: indirect enum IndirectInCase { case a(IndirectInCase) }
      case let n where n > 3:
        indirect enum OnNextLine { case b }
      default:
        do { enum InDo {} } catch { enum InCatch {} }
      }
      let value = if x > 1 { 1 } else { 2 }
      _ = [1].map { $0 + value }.filter { enum InTrailing { case t }; return $0 > 1 }
      run(a: { enum InArgument { case a } }, b: [{ enum InArray { case b } }])
      while true { repeat { enum InRepeat {} } while false }
    }
  }
}

extension Outer.Inner where T == Int { enum InExtension { case a } }
extension [Int] { enum InArrayExtension {} }
extension Int? { enum InOptionalExtension {} }
protocol P<Element>: class { associatedtype Element }
extension P { func f() { enum InProtocolExtension { case a } } }

enum Parent { enum Child { enum GrandChild { case a }; case b }; case c(Child) }

func open(_ x: Int) {}
func actor() {}
open(1)
actor()
let actor = 1
let open = 2, final = 3
_ = actor
enum AfterName { case a }
let x = open
enum AfterOpen {}
_ = E.enum
_ = E.self.`struct`

@available(*, deprecated) enum Attributed { case a }
@available(macOS 13, *)
// a comment
@MainActor /* another */
@Wrapper<Int, [String]>(x: { 1 }, "(")
@Outer.Name
public
indirect
enum ManyAttributes { case a }

#Preview("x") { enum InMacro { case a } }
#if DEBUG
enum InDebug { case a }
#elseif os(Linux) && !arch(arm64)
enum InLinux { case a }
struct S {
  #if compiler(>=6)
  enum InCompiler {
    #if A
    case a
    #if B
    case b
    #else
    case notB
    #endif
    #endif
    case c
  }
  #endif
}
#else
func inElse() { enum InElse { case a } }
#endif
func postfix() {
  value
    .a
    #if DEBUG
    .b { enum InPostfixIf { case a } }
    #else
    .c()
    #endif
    .d()
  enum AfterPostfixIf {}
}
#if (os(Linux) // first
  || os(macOS))
enum LongCondition {}
#endif
distributed actor Distributed { enum InDistributed {} }
nonisolated enum Isolated { case a }
precedencegroup Group { higherThan: AdditionPrecedence }
infix operator +++: Group
prefix operator ---
prefix func --- (x: Int) -> Int { enum InOperator {}; return x }
macro stringify<T>(_ x: T) -> (T, String) = #externalMacro(module: "M", type: "S")
enum Last {}
