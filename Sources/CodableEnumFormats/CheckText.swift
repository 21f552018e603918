/// The text of `check` for people.
package struct CheckText {
  private let report: CheckReport
  private let palette: Palette

  package init(_ report: CheckReport, _ palette: Palette = .plain) {
    self.report = report
    self.palette = palette
  }

  package var text: String {
    let parts = report.targets.map(lines)
    // Targets with one line each need no blank line between them.
    let separator = parts.allSatisfy { $0.count == 1 } ? "\n" : "\n\n"
    return parts.map { $0.joined(separator: "\n") }.joined(separator: separator) + "\n"
  }

  private func lines(_ target: CheckReport.Target) -> [String] {
    let (verdict, title) = report.against.map { compared(target, $0) } ?? locked(target)
    var lines = [palette.bold("\(target.name): ") + verdict]
    lines += target.findings.map(\.rendered)
    let news = target.news.compactMap { news in news.json.map { (news, $0) } }
    if !news.isEmpty {
      lines.append(palette.bold("\(target.name): ") + title)
      lines += Table.lines(
        news.map { news, json in
          let name = news.case.map { "\(news.name).\($0)" } ?? news.name
          return (name, [json, reason(news)].compactMap { $0 }.joined(separator: "  "))
        })
    }
    let added = target.news.filter { $0.json == nil }.map(\.name)
    if !added.isEmpty {
      lines.append(palette.bold("\(target.name): ") + "new are " + added.joined(separator: ", "))
    }
    return lines
  }

  private func reason(_ news: CheckReport.News) -> String? {
    report.against.map { _ in "(\(news.text))" }
  }

  private func locked(_ target: CheckReport.Target) -> (verdict: String, news: String) {
    guard let lock = target.lock else {
      return ("no lock yet; 'swift package codable-enum-lock' writes one", "")
    }
    return (
      target.findings.isEmpty
        ? "decodes everything in \(lock)" : "can't decode everything in \(lock)",
      "not locked yet; 'swift package codable-enum-lock' adds it"
    )
  }

  private func compared(
    _ target: CheckReport.Target, _ other: String
  ) -> (verdict: String, news: String) {
    guard target.isCompared else { return ("\(other) doesn't have this target", "") }
    return (
      target.findings.isEmpty
        ? "decodes everything that \(other) writes"
        : "can't decode everything that \(other) writes",
      "what \(other) can't decode of what is written now"
    )
  }
}
