import Foundation
import Testing

@testable import CodableEnumCore

/// Of the code that enums share, an output has what is called in it and nothing else.
struct UnusedCodeTests {
  /// What protocols of the standard library demand is called by it.
  private static let witnesses: Set<String> = [
    "stringValue", "intValue", "description", "debugDescription", "codingPath", "userInfo",
    "allKeys", "contains", "count", "container", "unkeyedContainer", "singleValueContainer",
    "decode", "decodeNil", "encode", "encodeNil", "nestedContainer", "nestedUnkeyedContainer",
    "superDecoder", "superEncoder", "Key",
  ]

  @Test(arguments: GoldenCase.accepted + GoldenCase.modules)
  func everythingSharedIsNamedWhereItIsNotDeclared(_ golden: GoldenCase) throws {
    for output in try golden.generation().outputs { #expect(unused(in: output) == []) }
  }

  @Test func whatNothingCallsIsFound() {
    let output = """
      let key = CodableEnumKey(stringValue: "a").used
      \(SupportPiece.heading)

      nonisolated struct CodableEnumKey {
        // unused
        func used() {}
        func unused() {}
      }
      nonisolated func codableEnumUnused() { codableEnumUsed() }
      nonisolated func codableEnumUsed() {}
      """
    #expect(unused(in: output) == ["unused", "codableEnumUnused"])
  }

  @Test func aListOfErrorsIsNotDeclaredForACaseOfThatName() throws {
    let source = """
      // @CodableEnum(style: .untagged, overlap: .allow)
      enum Report {
        case none
        // @CodableCase(.unknown)
        case errors
      }
      """
    let output = try Scenario.generation(of: source).outputs.joined()
    #expect(output.contains("self = .errors"))
    #expect(!output.contains("var errors"))
  }

  /// Names of functions, types and computed properties that stand nowhere but where they are declared.
  private func unused(in output: String) -> [String] {
    let code = output.replacing(/(?m)^ *\/\/.*$/, with: "")
    guard let heading = output.firstRange(of: SupportPiece.heading) else { return [] }
    var shared = String(output[heading.upperBound...])
    // What keeps any value is for users, with all that they may want to ask it.
    if let value = shared.firstRange(of: SupportPiece.anyValue.text.prefix(40)) {
      shared = String(shared[..<value.lowerBound])
    }
    let words = code.matches(of: /\w+/).reduce(into: [Substring: Int]()) {
      $0[$1.output, default: 0] += 1
    }
    var declared: [Substring: Int] = [:]
    var names: [Substring] = []
    let declaration =
      /(?m)^ *(?:\w+ )*(?:func|struct|enum|class|protocol|(?:var(?= \w+: [^\n=]+ \{))) (\w+)/
    for match in shared.matches(of: declaration) {
      if declared[match.1] == nil { names.append(match.1) }
      declared[match.1, default: 0] += 1
    }
    return names.filter { name in
      !Self.witnesses.contains(String(name))
        && words[name, default: 0] <= declared[name, default: 0]
    }.map(String.init)
  }
}
