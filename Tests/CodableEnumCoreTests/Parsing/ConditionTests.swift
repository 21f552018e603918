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

  private func directives(_ source: String) -> [[String]] {
    let file = SourceFile(path: "", label: "", bytes: Array(source.utf8))
    return Parser.parse(file).conditionalChains.map { $0.branches.map(file.text) }
  }
}
