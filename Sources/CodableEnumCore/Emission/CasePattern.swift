extension CaseModel {
  /// `move(to:)`, as `CodableEnumReflection` names it.
  var reflectedName: String {
    let labels = parameters.map { ($0.label?.withoutBackticks ?? "_") + ":" }
    return "\(baseName)(\(labels.joined()))"
  }

  /// `.image(url: let value0, _)`: a pattern that binds some of the values.
  func pattern(binding bound: [Int], mutable: [Int] = []) -> String {
    guard !bound.isEmpty || sharesName, !parameters.isEmpty else { return ".\(name)" }
    let values = parameters.enumerated().map { index, parameter in
      let binding =
        bound.contains(index) ? "\(mutable.contains(index) ? "var" : "let") value\(index)" : "_"
      return parameter.label.map { "\($0.escapedLabel): \(binding)" } ?? binding
    }
    return ".\(name)(\(values.joined(separator: ", ")))"
  }

  /// `.image(url: …, width: …)` from expressions; values without one are left to their defaults.
  ///
  /// Arguments stand on lines as far apart as the values do in the source, so that the compiler's
  /// errors about a value show at its own line.
  ///
  /// - Parameter onOneLine: For expressions that cannot be wrong.
  func construction(_ expressions: [Int: String], onOneLine: Bool = false) -> String {
    guard !parameters.isEmpty else { return ".\(name)" }
    var arguments = ""
    var currentLine = line
    var isFirst = true
    for (index, value) in parameters.enumerated() {
      guard let expression = expressions[index] else { continue }
      if !isFirst { arguments += "," }
      if value.line > currentLine, !onOneLine {
        arguments += String(repeating: "\n", count: value.line - currentLine) + "  "
        currentLine = value.line
      } else if !isFirst {
        arguments += " "
      }
      isFirst = false
      arguments += value.label.map { "\($0.escapedLabel): \(expression)" } ?? expression
    }
    return ".\(name)(\(arguments))"
  }
}
