import Foundation
import Testing

@testable import CodableEnumCore

/// The README lists the options that there are, in their order, with the values that they take.
struct OptionListTests {
  @Test func theReadmeListsEveryOption() throws {
    let readme = try String(
      contentsOf: GoldenCase.goldens.appending(path: "../../../README.md"), encoding: .utf8)
    let tables = readme.components(separatedBy: "\n\n").filter {
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
