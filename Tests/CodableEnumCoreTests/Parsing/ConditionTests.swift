import Testing

@testable import CodableEnumCore

struct ConditionTests {
  @Test func everyBranchAroundCasesIsSeen() {
    let source = """
      #if DEBUG // why
      enum E {
        case a
        #if os(Linux) && !arch(arm64)
        case b
        #elseif (canImport(X)
          || Y)
        case c
        #else
        #if Z
        case d
        #endif
        var x: Int { 1 }
        #endif
        case e
      }
      #endif
      enum F {}
      """
    #expect(
      dumpDeclarations(source) == """
        enum E #0.0 {property x #1.2}
          case a #0.0
          case b #1.0
          case c #1.1
          case d #2.0
          case e #0.0
        enum F
        """)
    #expect(
      directives(source) == [
        ["#if DEBUG"],
        ["#if os(Linux) && !arch(arm64)", "#elseif (canImport(X)\n    || Y)", "#else"],
        ["#if Z"],
      ])
  }

  @Test func conditionsAroundCodeAndInExpressionsDoNotDisturb() {
    let source = """
      func f() {
        #if A
        enum InCode { case a }
        #endif
        value
          #if B
          .map { enum InClosure { case b } }
          #else
          .filter()
          #endif
          .end()
      }
      enum After {}
      """
    #expect(
      dumpDeclarations(source) == """
        code
          enum InCode #0.0
            case a #0.0
          enum InClosure #1.0
            case b #1.0
        enum After
        """)
  }

  @Test func conditionsAroundAttributesBelongToWhatFollows() {
    let source = """
      #if A
      @a
      #if B
      @b(1)
      #elseif C
      #endif
      #else
      @c
      #endif
      @d
      public struct S {
        #if A
        @a
        #endif
        indirect enum E {
          @a
          #if A
          @b
          #endif
          case a
          #if B
          case b
          #endif
        }
        #if A
        @a
        #endif
        static let x = 1
        #if A
        @W
        #endif
        var y: Int
      }
      """
    #expect(
      dumpDeclarations(source) == """
        @a #0.0 @b #1.0 @c #0.1 @d public struct S {type E, static property x, property y}
          @W #6.0 var y: Int
          @a #2.0 indirect enum E
            @a @b #3.0 case a
            case b #4.0
        """)
    #expect(
      directives(source) == [
        ["#if A", "#else"], ["#if B", "#elseif C"], ["#if A"], ["#if A"], ["#if B"], ["#if A"],
        ["#if A"],
      ])
  }

  @Test func whatHoldsMoreThanAttributesIsNoHead() {
    let source = """
      #if A
      #endif
      enum E {}
      #if B
      @b
      #endif
      #if C
      @c
      #if D
      enum F {}
      #endif
      #endif
      #if E
      @e
      #endif
      x
      #if F
      @f public
      #endif
      enum G {}
      """
    #expect(
      dumpDeclarations(source) == """
        enum E
        enum F #3.0
        enum G
        """)
  }

  private func directives(_ source: String) -> [[String]] {
    let file = SourceFile(path: "", label: "", bytes: Array(source.utf8))
    return Parser.parse(file).conditionalChains.map { $0.branches.map(file.text) }
  }

  /// Quadratic time would take hours.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      ("enum E {\n", "#if A\ncase a\n", "", "#endif\n", "}"),
      ("enum E {\n", "#if A\n@a\n", "case a", "#endif\n", "}"),
      ("", "#if A\n", "@a", "\n#endif", "\nenum E { case a }"),
      ("", "#if A\n", "@a", "\n#endif", ""),
      ("", "#if A\n@a\n", "", "#endif\n", "enum E {}"),
      ("#if A\n@a\n", "#elseif B\n@a\n", "#endif\n", "", "enum E {}"),
      ("#if A\n@a\n", "#elseif B\n@a\n", "#endif\n", "", "x"),
      ("struct S { var a = b\n", "#if compiler(>=99)\n.c(\n", "", "#endif\n", "}"),
    ])
  func conditionsNestAndFollowInLinearTime(
    start: String, opening: String, middle: String, closing: String, end: String
  ) {
    let count = 100_000
    let source =
      start + String(repeating: opening, count: count) + middle
      + String(repeating: closing, count: count) + end
    let file = Parser.parse(SourceFile(path: "", label: "", bytes: Array(source.utf8)))
    #expect(file.conditionalChains.reduce(0) { $0 + $1.branches.count } >= count)
    #expect(file.diagnostics.isEmpty)
  }
}
