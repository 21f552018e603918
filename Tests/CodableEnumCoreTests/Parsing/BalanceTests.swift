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
    ("#endif\nenum A {}", "enum A", "1:1: error: this '#endif' has no '#if'"),
    ("#if X\nenum A {}", "enum A #0.0", "1:1: error: this '#if' has no '#endif'"),
    ("#if X\n{\n#else\nenum A {}\n#endif", "enum A #0.1", "2:1: error: this '{' is never closed"),
  ])
  func whatClosesNothingIsReportedAndSkipped(source: String, outline: String, error: String) {
    #expect(dumpDeclarations(source) == "\(outline)\nTest.swift:\(error)")
  }

  @Test(arguments: [
    ("enum", ""), ("enum E", "enum E"), ("enum E:", "enum E"), ("enum E<", "enum E"),
    ("enum E<T", "enum E"), ("enum E<T:", "enum E"), ("enum E where", "enum E where "),
    ("enum E: A<", "enum E: A <"), ("extension", ""), ("extension A<", "extension A<"),
    ("@", ""), ("@A.", ""), ("@A<", ""), ("public", ""), ("import", ""), ("macro", ""),
    ("actor", ""), ("actor A", ""), ("class func", ""),
  ])
  func aFileMayEndInAHead(source: String, outline: String) {
    #expect(dumpDeclarations(source) == outline)
    for closing in [" }", ")"] {
      #expect(dumpDeclarations("\(source)\(closing)\nenum Z { case z }").contains("case z"))
    }
  }

  @Test(arguments: [
    ("enum E {", "enum E", "1:8", "{"), ("enum E { case", "enum E", "1:8", "{"),
    ("enum E { indirect", "enum E", "1:8", "{"),
    ("enum E { case a,", "enum E\n  case a", "1:8", "{"),
    ("enum E { case a =", "enum E\n  case a = ", "1:8", "{"),
    ("enum E { case a(", "enum E\n  case a()", "1:16", "("),
    ("enum E { case a(@", "enum E\n  case a(@)", "1:16", "("),
    ("enum E { case a(x: Int =", "enum E\n  case a(x: Int = )", "1:16", "("),
    ("enum E { case a(b: A = S<", "enum E\n  case a(b: A = S <)", "1:16", "("),
    ("struct S { var", "struct S", "1:10", "{"), ("struct S { var (", "struct S", "1:16", "("),
    ("struct S { var a,", "struct S {property a}\n  var a", "1:10", "{"),
  ])
  func aFileMayEndInABody(source: String, outline: String, place: String, bracket: String) {
    let error = "Test.swift:\(place): error: this '\(bracket)' is never closed"
    #expect(dumpDeclarations(source) == "\(outline)\n\(error)")
    #expect(dumpDeclarations("\(source) }\nenum Z { case z }").hasPrefix("\(outline)\nenum Z"))
    #expect(dumpDeclarations("\(source))\nenum Z { case z }").contains("  enum Z\n    case z"))
  }

  @Test(arguments: [
    ("@a(", "Test.swift:1:3: error: this '(' is never closed", "@a enum Z"),
    ("private(x", "Test.swift:1:8: error: this '(' is never closed", "private(x) enum Z"),
    ("#if", "Test.swift:1:1: error: this '#if' has no '#endif'", "enum Z #0.0"),
    ("#if X\n#else", "Test.swift:2:1: error: this '#else' has no '#endif'", "enum Z #0.1"),
  ])
  func aFileMayEndBeforeADeclaration(source: String, error: String, outline: String) {
    #expect(dumpDeclarations(source) == error)
    #expect(dumpDeclarations(source + ")\nenum Z { case z }").hasPrefix(outline))
  }

  /// The compiler does not parse a branch for another version of itself, nor one behind it.
  @Test(arguments: [
    "#if compiler(>=99)\nBROKEN\n#endif", "#if swift(<2)\nBROKEN\n#endif",
    "#if os(Linux) && (DEBUG || compiler(>=99)) // why\nBROKEN\n#endif",
    "#if compiler(>=5)\n#else\nBROKEN\n#endif", "#if !swift(>=5)\n#elseif B\nBROKEN\n#endif",
    "#if compiler(>=99)\n#if A\nBROKEN\n#else\nBROKEN\n#endif\n#endif",
    "func f() {\n#if compiler(>=99)\nBROKEN\n#endif\n}",
    "struct S {\n#if compiler(>=99)\nBROKEN\n#endif\n}",
    "enum F {\n#if compiler(>=99)\nBROKEN\n#endif\n}",
  ])
  func aBranchForOtherCompilersMayHoldAnything(source: String) {
    let broken = [
      "f(", "f)", "}", "{", "[", "`a", "a \u{201C}", "enum", "struct S {", "enum F<",
      "struct S: P<",
      "case a = ", "case a(", "case", "var x: F<", "var x = ", "var", "let (", "extension A<",
      "f(a: {", "func f<T", "func f(", "init<", "enum F { case a(", "let a = b<", "import",
      "typealias A = ", "typealias A<", "enum F where", "enum F:", "public", "let a, ",
      "case a,", "var a = b +", "enum F { }}", "macro", "@A.", "class func", "@a public",
    ]
    for code in broken {
      let text = source.replacing("BROKEN", with: code) + "\nenum E { case a }\nlet b = ("
      let line = text.split(separator: "\n").count
      let expected = [
        "enum E", "  case a", "Test.swift:\(line):9: error: this '(' is never closed",
      ]
      let outline = dumpDeclarations(text).split(separator: "\n").map(String.init)
      #expect(outline.suffix(3) == expected, "\(code)")
    }
  }

  @Test(arguments: [
    ("#if A\n}\n#endif", "2:1: error: this '}' closes nothing"),
    ("#if compiler(>=99)\n#endif\n}", "3:1: error: this '}' closes nothing"),
    ("#if A\n}\n#elseif swift(>=99)\n#endif", "2:1: error: this '}' closes nothing"),
    ("#if compiler(>=99)\n}", "1:1: error: this '#if' has no '#endif'"),
    ("#if compiler(>=99)\n\"a\n#endif", "2:1: error: this string literal has no end"),
    ("#if compiler\n}\n#endif", "2:1: error: this '}' closes nothing"),
  ])
  func whatEveryCompilerReadsIsReported(source: String, error: String) {
    #expect(dumpDeclarations(source) == "Test.swift:\(error)")
  }
}
