// swift-format-ignore-file
// Comments /* are not nested here
/* block /* nested */ enum NotThis { case a } */
enum AfterComment { case a /* , b */, c // , d
}
let string = "enum NotThis { case a }"
let escaped = "\" enum NotThis { \\"
enum S1 { case a }
let raw = #"enum "NotThis" { \"# + ##"a"# "##
enum S2 { case a }
let multi = """
  enum NotThis { "quoted" ""
  \(value("}")) \""" { \
  end
  """
enum S3 { case a }
let rawMulti = #"""
  " """ \(x) \#(y) {
  """#
enum S4 { case a }
let one = #"""#, two = ##"""##
enum S5 { case a }
let interpolation = "a \(f("b \(g(")")) c", { "}" }, /* ) " */ (1))) d"
enum S6 { case a }
let multiInterpolation = """
  \(f(
    "x", // comment )
    """
    inner \(y)
    """
  )) {
  """
enum S7 { case a }
let division = a / b / c, d = (a) / 2 / x, e = a[1] / "{".count / 2
enum D1 { case a }
let regex = /enum \{ [(] "/
enum R1 { case a }
let regexes = [/a{2}/, /"/, /x/]
enum R2 { case a }
_ = x.contains(/[)]"]/)
enum R3 { case a }
let extended = #/a/b"{/#, more = ##/ "/# /##
let multiRegex = #/
  a{2} # "comment
  \/ }
/#
enum R4 { case a }
if /"/ ~= x { }
return /{/
enum R5 { case a }
let t = try? /^ "x/
let h = a ? /"/ : /{/
_ = reduce(1, /) + reduce(2, /)
enum R6 { case a }
infix operator /^/
infix operator <<<>>>
func /^/ (a: Int, b: Int) -> Int { enum InOperatorFunction {}; return 1 }
let o1 = a +// comment
  b, o2 = a +/* { */ b, o3 = a&&b||c, o4 = a...b, o5 = a..<b, o7 = -1, o8 = a! + b!, o9 = x ?? y
enum O1 { case a }
let numbers = [1_000, 0xFF, 0b1, 0o7, 1.5e-3, 0x1.8p3, 0x1p-2, 1e5], tuple = x.0.1, member = 0xff.description, range = 1...2
enum N1 { case a }
let `class` = 1, `raw name with { and "` = 2, ünïcode = 3, 日本 = 4, 🧑‍🚀 = 5
enum I1 { case a }
_ = [1].map { $0 + $1 }
let path = \Foo.bar?.baz[1], m = \.self
let selector = #selector(Foo.bar), file = #file, key = #keyPath(a.b)
enum L1 { case a }
let arrow: (Int)->Int? = { $0 }
let le = a<b, ge = a>b, gen = Foo<Bar<Int>>(), opt: Foo<Int>? = nil, eq: Foo<Int>=x
enum L2 { case a }
