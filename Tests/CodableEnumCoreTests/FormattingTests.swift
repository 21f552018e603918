import CodableEnumLocks
import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// Generated code is formatted as swift-format would, except that a line with `#sourceLocation`
/// before it is not broken: an error must appear at the user's line.
struct FormattingTests {
  @Test func swiftFormatLeavesGeneratedCodeAsItIs() throws {
    try SwiftCompiler.withTemporaryFolder { folder in
      for golden in GoldenCase.accepted + GoldenCase.modules {
        var generator = LockedGenerator(Generator(outputCount: 1, locatesSources: false))
        generator.look(
          at: try golden.inputs.map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) })
        try Data(generator.finish().outputs[0].utf8).write(
          to: folder.appending(path: "\(golden.name).swift"))
      }
      let configuration = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../.swift-format")
      let lint = try SwiftCompiler.run(
        "swift",
        ["format", "lint", "--parallel", "--configuration", configuration.path, "-r", "."],
        in: folder)
      let findings = try lint.output.split(separator: "\n").filter { finding in
        try !isOfUsersCode(finding) && !isOfLiteral(finding, in: folder)
      }
      #expect(findings == [])
      #expect(lint.output.contains("[LineLength]"))
    }
  }

  /// Names and literals that come from the user's code.
  private func isOfUsersCode(_ finding: Substring) -> Bool {
    let rules = [
      "AlwaysUseLowerCamelCase", "AmbiguousTrailingClosureOverload", "GroupNumericLiterals",
      "IdentifiersMustBeASCII", "UseShorthandTypeNames",
    ]
    return rules.contains { finding.contains("[\($0)]") } || finding.contains(": note: ")
  }

  /// A literal that doesn't fit on any line.
  private func isOfLiteral(_ finding: Substring, in folder: URL) throws -> Bool {
    guard finding.contains("[LineLength]") else { return false }
    let place = finding.split(separator: ":")
    let name = try #require(place[0].split(separator: "/").last)
    let text = try String(contentsOf: folder.appending(path: String(name)), encoding: .utf8)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)[Int(place[1])! - 1]
    let parts = line.drop { $0 == " " }.split(separator: ": \"", maxSplits: 1)
    return parts.count == 2 && parts[0] == "debugDescription"
  }

  @Test(arguments: [
    ("self = .short", ["  self = .short"]),
    (
      #"var payload = container.nestedContainer(keyedBy: Key.self, forKey: .init(stringValue: "confirmed"))"#,
      [
        "  var payload = container.nestedContainer(",
        #"    keyedBy: Key.self, forKey: .init(stringValue: "confirmed"))"#,
      ]
    ),
    (
      "if let container = object, let tag: CodableEnumScalar = try? container.ifPresent(for: \"delivery_status\") {",
      [
        "  if let container = object,",
        "    let tag: CodableEnumScalar = try? container.ifPresent(for: \"delivery_status\")",
        "  {",
      ]
    ),
    (
      #"guard ["a", "bc", "d"].contains(value0.lowercased()) else { throw codableEnumForeignTag(value0, at: path) }"#,
      [
        #"  guard ["a", "bc", "d"].contains(value0.lowercased()) else {"#,
        "    throw codableEnumForeignTag(value0, at: path)",
        "  }",
      ]
    ),
    (
      #"let tag: Swift.String = try container.hasValue(for: "status") ? container.required(for: "status") : "text""#,
      [
        "  let tag: Swift.String =",
        #"    try container.hasValue(for: "status")"#,
        #"    ? container.required(for: "status") : "text""#,
      ]
    ),
  ])
  func aLongStatementIsBroken(_ statement: String, _ lines: [String]) {
    #expect(LineBreaker.lines(statement, indentation: 2) == lines)
  }

  /// Types, names and literals of the user are part of generated statements.
  @Test(arguments: [
    "", ")", "{", "{x}", "(", "if ", "if a{x}", "guard ", "a ? ", " : b", "\"\\", "#\"", "`a", ", ",
    "func f(", "func f) {", "x = {y}", "a && (b || {c})", "é\u{301}🙂: [", "]]]]) {",
  ])
  func noTextIsLost(_ part: String) {
    for statement in [part, part + part, "self = try .a(\(part), \"b\")", "if \(part) { \(part) }"]
    {
      let long = statement + String(repeating: "x", count: 120)
      for text in [long, "  " + long + part, "if " + long + " {"] {
        let lines = LineBreaker.lines(text, indentation: 4)
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      }
    }
  }
}
