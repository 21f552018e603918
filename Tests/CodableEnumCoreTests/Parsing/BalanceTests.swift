import Testing

@testable import CodableEnumCore

struct BalanceTests {
  @Test(arguments: [
    ("enum A {\nenum B { case b }", "enum A {type B}\n  enum B\n    case b", "1:8", "{"),
    ("func f() { g( }\nenum A {}", "enum A", "1:13", "("),
    ("enum A { case a(x: [Int }\nenum B {}", "enum A\n  case a(x: [ Int)\nenum B", "1:20", "["),
  ])
  func aBracketThatIsNeverClosedEndsWithWhatIsAroundIt(
    source: String, outline: String, place: String, bracket: String
  ) {
    let expected = outline + "\nTest.swift:\(place): error: this '\(bracket)' is never closed"
    #expect(dumpDeclarations(source) == expected)
  }

  @Test(arguments: [
    ("}\nenum A {}", "enum A", "1:1: error: this '}' closes nothing"),
    ("f(]) ; enum A {}", "enum A", "1:3: error: this ']' closes nothing"),
    ("{ )\nenum A {} }", "code\n  enum A", "1:3: error: this ')' closes nothing"),
    ("#endif\nenum A {}", "enum A", "1:1: error: this '#endif' belongs to no '#if'"),
    ("#if X\nenum A {}", "enum A #0.0", "1:1: error: this '#if' has no '#endif'"),
    ("#if X\n{\n#else\nenum A {}\n#endif", "enum A #0.1", "2:1: error: this '{' is never closed"),
  ])
  func whatClosesNothingIsReportedAndSkipped(source: String, outline: String, error: String) {
    #expect(dumpDeclarations(source) == "\(outline)\nTest.swift:\(error)")
  }

  @Test(arguments: [
    "enum", "enum E", "enum E:", "enum E<", "enum E<T", "enum E<T:", "enum E where", "enum E {",
    "enum E { case", "enum E { case a(", "enum E { case a(x: Int =", "enum E { case a =",
    "enum E { case a,", "extension", "@", "@a(", "public", "private(x", "import", "struct S { var",
    "#if", "#if X\n#else", "enum E { indirect", "@A.", "@A<", "actor", "actor A", "class func",
    "enum E { case a(b: Set<Int> = Set<", "macro", "extension A<", "enum E: A<", "struct S { var (",
    "struct S { var a,", "enum E { case a(@",
  ])
  func aFileMayEndAnywhere(source: String) {
    _ = dumpDeclarations(source)
    _ = dumpDeclarations(source + " }")
    _ = dumpDeclarations(source + ")")
  }
}
