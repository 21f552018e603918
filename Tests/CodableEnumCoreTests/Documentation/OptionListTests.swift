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
        list(EnumOptions.table), list(CaseOptions.table), list(ValueOptions.table),
      ])
  }

  private func list<Options>(_ table: [Option<Options>]) -> [String] {
    table.map { "\($0.name): \($0.values)" }
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
