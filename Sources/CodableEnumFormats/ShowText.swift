/// The text of `show` for people, to paste into a message to the server's developers.
package struct ShowText {
  private let description: Description
  private let palette: Palette

  package init(_ description: Description, _ palette: Palette = .plain) {
    self.description = description
    self.palette = palette
  }

  package var text: String {
    let parts = description.enums.map(text) + description.types.map(text) + [legend]
    return parts.filter { !$0.isEmpty }.map { $0 + "\n" }.joined(separator: "\n")
  }

  private func text(_ item: EnumDescription) -> String {
    let direction =
      switch item.direction {
      case .both: ""
      case .written: "; only encoded"
      case .read: "; only decoded"
      }
    var lines = [heading("enum \(item.name): \(item.format)\(direction)", item.place)]
    lines += rows(item.cases)
    for further in item.furtherFormats {
      lines.append("  " + palette.dim("also decoded, as \(further.format):"))
      lines += rows(further.cases).map { "  " + $0 }
    }
    lines += rows(item.alsoRead, titled: "also decoded:")
    lines += rows(item.notRead, titled: "not decoded:")
    return lines.joined(separator: "\n")
  }

  private func text(_ item: TypeDescription) -> String {
    let rows = item.values.flatMap { value in
      value.json.map { (value.name ?? "", $0) }
    }
    return ([heading("\(item.kind.rawValue) \(item.name)", item.place)] + Table.lines(rows))
      .joined(separator: "\n")
  }

  private func heading(_ text: String, _ place: Place) -> String {
    palette.bold(text) + "  " + palette.dim(place.text)
  }

  private func rows(_ cases: [CaseDescription]) -> [String] {
    Table.lines(cases.flatMap { item in item.json.map { (item.name, $0) } })
  }

  /// Returns the rules of cases as a table, then those of the whole enum.
  private func rows(_ rules: [Rule], titled title: String) -> [String] {
    if rules.isEmpty { return [] }
    let ofCases = rules.compactMap { rule in rule.case.map { ($0, rule.text) } }
    let ofAll = rules.filter { $0.case == nil }.map { "  \($0.text)" }
    return ["  " + palette.dim(title)] + (Table.lines(ofCases) + ofAll).map { "  " + $0 }
  }

  /// An explanation of the signs, for newcomers.
  private var legend: String {
    var json = description.types.flatMap(\.values).flatMap(\.json)
    for description in description.enums {
      let further = description.furtherFormats.flatMap(\.cases)
      json += (description.cases + further).flatMap(\.json)
    }
    var lines: [String] = []
    if json.contains(where: { $0.contains("?>") || $0.contains("\"?:") }) {
      lines.append(
        "Types are in angle brackets. Values with a question mark can be missing or null.")
    } else if json.contains(where: { $0.contains("<") }) {
      lines.append("Types are in angle brackets.")
    }
    if json.contains(where: { $0.contains("…<") }) {
      lines.append("…<T> means the keys of T.")
    }
    if json.contains(where: { $0.contains("CodableEnumAnyValue") }) {
      lines.append("CodableEnumAnyValue is any JSON.")
    }
    if json.contains("…") { lines.append("… is whatever was decoded.") }
    return palette.dim(lines.joined(separator: "\n"))
  }
}
