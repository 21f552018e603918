import Foundation

/// The table as text, as Markdown and as a plot.
struct Report {
  var rows: [Part: [Row]]
  private let folder: URL

  /// Begins with what an earlier run has left in the folder.
  init(in folder: URL) {
    self.folder = folder
    let saved = try? Data(contentsOf: folder.appending(path: "rows.json"))
    rows = saved.flatMap { try? JSONDecoder().decode([Part: [Row]].self, from: $0) } ?? [:]
  }

  func write() throws {
    print(text)
    let rows = String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)
    try folder.appending(path: "rows.json").write(rows)
    try folder.appending(path: "performance.md").write(markdown)
    try folder.appending(path: "performance.svg").write(Plot(rows: allRows).svg)
    note("Written to \(folder.path).")
  }

  private var allRows: [Row] { Part.allCases.flatMap { rows[$0] ?? [] } }

  private var groups: [(name: String, rows: [Row])] {
    var groups: [(name: String, rows: [Row])] = []
    for row in allRows {
      if groups.last?.name != row.group { groups.append((row.group, [])) }
      groups[groups.count - 1].rows.append(row)
    }
    return groups
  }

  private var text: String {
    groups.map { group in
      group.name + "\n"
        + group.rows.map { row in
          let ratio = row.ratioText.leftPadded(to: 7)
          return "  \(ratio)  \(row.targetText.padded(to: 8)) \(row.verdict.padded(to: 12)) "
            + "\(row.subject) / \(row.baseline) (\(row.detail))"
        }.joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  var markdown: String {
    groups.map { group in
      "### \(group.name)\n\n| what | against | ratio | to reach | | measured |\n"
        + "|---|---|---:|---:|---|---|\n"
        + group.rows.map { row in
          "| \(row.subject) | \(row.baseline) | \(row.ratioText) | \(row.targetText) "
            + "| \(row.verdict) | \(row.detail) |"
        }.joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}

extension String {
  func padded(to width: Int) -> String { padding(toLength: width, withPad: " ", startingAt: 0) }

  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
