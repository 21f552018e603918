extension CaseModel {
  /// `move(to:)`, as `CodableEnumReflection` names it.
  var reflectedName: String {
    let labels = values.map { ($0.label?.withoutBackticks ?? "_") + ":" }
    return "\(baseName)(\(labels.joined()))"
  }

  /// `.image(url: let value0, _)`: a pattern that binds some of the values.
  func pattern(binding bound: Set<Int>, mutable: Set<Int> = []) -> String {
    guard !bound.isEmpty || sharesName else { return ".\(name)" }
    let values = values.indices.map { index in
      let binding =
        bound.contains(index) ? "\(mutable.contains(index) ? "var" : "let") value\(index)" : "_"
      return self.values[index].label.map { "\($0.escapedLabel): \(binding)" } ?? binding
    }
    return values.isEmpty ? ".\(name)" : ".\(name)(\(values.joined(separator: ", ")))"
  }

  /// `.image(url: …, width: …)` from expressions; values without one are left to their defaults.
  ///
  /// Arguments stand on lines as far apart as the values do in the source, so that the compiler's
  /// errors about a value show at its own line.
  func construction(_ expressions: [Int: String]) -> String {
    var arguments = ""
    var currentLine = line
    var isFirst = true
    for (index, value) in values.enumerated() {
      guard let expression = expressions[index] else { continue }
      if !isFirst { arguments += "," }
      if value.line > currentLine {
        arguments += String(repeating: "\n", count: value.line - currentLine) + "  "
        currentLine = value.line
      } else if !isFirst {
        arguments += " "
      }
      isFirst = false
      arguments += value.label.map { "\($0.escapedLabel): \(expression)" } ?? expression
    }
    return values.isEmpty ? ".\(name)" : ".\(name)(\(arguments))"
  }
}
