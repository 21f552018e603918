import Foundation
import Testing

@testable import CodableEnumCore

/// annotations.md lists every option, in the order of the tables, with the values that it takes.
struct OptionListTests {
  @Test func thePageListsEveryOption() throws {
    let page = try String(
      contentsOf: GoldenCase.goldens.appending(path: "../../../Documentation/annotations.md"),
      encoding: .utf8)
    let tables = page.components(separatedBy: "\n\n").filter {
      $0.hasPrefix("| Option |") || $0.hasPrefix("| Argument |")
    }.map(rows)
    #expect(
      tables == [
        list(EnumOptions.table, Self.enumValues), list(CaseOptions.table, Self.caseValues),
        list(ValueOptions.table, Self.valueValues),
      ])
  }

  private static let enumValues = [
    "style": members(StyleName.self), "tag": #"`"type"` or a path `["meta", "type"]`"#,
    "content": #"`"value"` or `.tag`"#, "payload": members(PayloadLayout.self), "empty": empty,
    "caseNaming": members(Naming.self), "keyNaming": members(Naming.self),
    "keyPrefix": members(KeyPrefix.self), "nilValues": members(NilForm.self),
    "nilProperty": members(NilForm.self), "unknownKeys": members(UnknownKeys.self),
    "missingTag": "`.someCase`", "unknownTag": "`.someCase`", "coercing": "`true`",
    "ignoringCase": "`true`", "reads": #"`[.external, .adjacent(tag: "t", content: "c")]`"#,
    "conformance": members(ConformanceChoice.self), "where": #"`"T: Codable"`"#,
    "order": "`[.b, .a]`", "fallback": "`.someCase`",
    "defaultValues": members(DefaultForm.self), "codingKeys": "`true`",
    "rawRepresentable": "`true`", "invalidProperty": members(InvalidProperty.self),
    "invalidElements": members(InvalidElements.self), "accessors": "`true`",
    "lock": members(LockNeed.self), "choice": members(ChoiceRule.self),
    "overlap": members(OverlapForm.self), "severalKeys": members(SeveralKeys.self),
  ]

  private static let caseValues = [
    "tag": #"`"other"`"#, "aliases": #"`["denied", 3, 400...499]`"#, "content": #"`"value"`"#,
    "constants": #"`["strict": false, "ids": [1, nil]]`"#,
    "extras": #"`["version": "2.0", "meta": ["v": 1]]`"#, "coder": "`Coder`",
    "keyNaming": members(Naming.self), "keyPrefix": members(KeyPrefix.self),
    "keys": #"`["position", "users"]`"#, "skip": members(Skip.self),
    "payload": members(PayloadLayout.self), "empty": empty,
  ]

  private static let valueValues = [
    "key": #"`"position"` or a path `["image_url", "url"]`"#, "aliases": #"`["pos"]`"#,
    "skip": "`true` `.encoding` `.decoding`", "default": members(DefaultForm.self),
    "tag": "`true`", "flatten": "`true`", "coder": "`Coder`", "nil": members(ValueNilForm.self),
  ]

  private static let empty =
    EmptyForm.named.map { "`\($0.argument)`" }.joined(separator: " ")
    + #" or a literal, `"home"`"#

  private static func members<Member: CaseIterable>(_: Member.Type) -> String {
    Member.allCases.map { "`.\($0)`" }.joined(separator: " ")
  }

  private func list(_ table: [Option], _ values: [String: String]) -> [String] {
    table.map { "\($0.name): \(values[$0.name] ?? "")" }
  }

  /// Every value that the page lists can be read.
  @Test(arguments: ["@CodableEnum", "@CodableCase", "@CodableValue"])
  func everyListedValueCanBeRead(_ annotation: String) {
    let values =
      switch annotation {
      case "@CodableEnum": Self.enumValues
      case "@CodableCase": Self.caseValues
      default: Self.valueValues
      }
    for (name, cell) in values {
      for value in cell.split(separator: "`").filter({ !$0.allSatisfy(\.isWhitespace) })
      where !["or a path", "or", "or a literal,"].contains(
        value.trimmingCharacters(in: .whitespaces))
      {
        let source = "// \(annotation)(\(name): \(value))\n"
        let file = Parser.parse(
          SourceFile(path: "A.swift", label: "A.swift", bytes: Array(source.utf8)))
        let read = AnnotationReader(file).annotations
        #expect(read.count == 1)
        let sink = DiagnosticSink()
        let reader = OptionReader(reporter: Reporter(places: file.places, sink: sink))
        for found in read {
          switch annotation {
          case "@CodableEnum": _ = reader.enumOptions(found)
          case "@CodableCase": _ = reader.caseOptions(found)
          default: _ = reader.valueOptions(found)
          }
        }
        #expect(sink.diagnostics.allSatisfy { $0.message.id == .missingStyle }, "\(source)")
      }
    }
  }

  /// The first two cells of each row that is about an option with a label.
  private func rows(_ table: String) -> [String] {
    table.split(separator: "\n").dropFirst(2).compactMap { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells[0].hasPrefix("`"), !cells[0].hasPrefix("`.") else { return nil }
      return "\(cells[0].dropFirst().dropLast()): \(cells[1])"
    }
  }
}
