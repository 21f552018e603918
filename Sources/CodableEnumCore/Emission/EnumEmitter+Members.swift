extension EnumEmitter {
  func writeAccessors() {
    out.line()
    for attribute in out.model.place.availability { out.line(attribute) }
    out.block("\(out.model.isolation.ofMembers)extension \(out.model.place.typePath)") {
      let places = Conditional.places(in: out.model.declared.caseTree)
      for (number, accessor) in out.model.accessors.enumerated() {
        if number > 0 { out.line() }
        out.below(accessor.conditions) { write(accessor, places) }
      }
    }
  }

  /// - Parameter places: The place of each case in the tree of all cases.
  private func write(_ accessor: Accessor, _ places: [Int: Int]) {
    let (name, cases, tree) = (accessor.name, out.model.primary.cases, out.model.declared.caseTree)
    let type = "\(optional(accessor.type))?"
    out.line("/// The associated value `\(name)`, or nil in cases without one.")
    let isDeprecated = out.model.place.availability.contains { $0.contains("deprecated") }
    let usesDeprecated = accessor.values.keys.contains { cases[$0].model.isDeprecated }
    let attributes = usesDeprecated && !isDeprecated ? ["@available(*, deprecated)"] : []
    // All cases of a small enum, otherwise only those with the value, because the compiler doesn't
    // check that a `switch` over very many cases is exhaustive.
    let isLarge = cases.count > EnumModel.switchLimit
    let having = Set(accessor.values.keys.compactMap { places[$0] }).sorted()
    let items =
      isLarge
      ? Conditional.filter(having.map { tree[$0] }) { accessor.values[$0] != nil } : tree
    out.parts(of: items) { items, number, next in
      if number == 0 {
        out.relocate(to: accessor.first.line, attributes: attributes)
      } else {
        for attribute in attributes { out.line(attribute) }
      }
      let head =
        number == 0
        ? "\(out.model.place.access.modifier)var \(name.escapedName)"
        : "private var codableEnum\(number)_\(name)"
      out.member("\(head): \(type)") {
        let isWhole = Conditional.elements(of: items).count == cases.count
        let end = isWhole ? nil : "return nil"
        let other = next.map { "return codableEnum\($0)_\(name)" }
        out.switchOverSelf(items, otherwise: other ?? end) { index in
          let value = accessor.values[index]?.position
          let pattern = cases[index].model.pattern(binding: value.map { [$0] } ?? [])
          return "\(pattern): return \(value.map { "value\($0)" } ?? "nil")"
        }
      }
    }
  }

  /// Returns the type in a form that a `?` can follow.
  private func optional(_ type: TokenWords) -> String {
    let first = type.words.first ?? ""
    let isName = type.words.allSatisfy { $0 == "." || TokenWords.isName($0) }
    let isAngled = type.words.last == ">" && TokenWords.isName(first)
    let isBracketed = ["[", "("].contains(first) && type.closing(of: 0) == type.words.count - 1
    let isSimple = (isName || isAngled) && !["any", "some"].contains(first) || isBracketed
    return isSimple ? type.text : "(\(type.text))"
  }
}

extension CaseModel {
  /// The name in `CodableEnumReflection`: `move(to:)`.
  package var reflectedName: String {
    let labels = parameters.map { ($0.label?.withoutBackticks ?? "_") + ":" }
    return "\(baseName)(\(labels.joined()))"
  }

  /// Returns values that a call without some others would put in the place of these: those without
  /// a label after an omitted one without a label.
  func misplaced(leavingOut omitted: Set<Int>) -> [Int] {
    var isPlaceFree = false
    return parameters.indices.filter { position in
      let isOmitted = omitted.contains(position)
      let hasLabel = parameters[position].label != nil
      isPlaceFree = hasLabel ? isPlaceFree && isOmitted : isPlaceFree || isOmitted
      return isPlaceFree && !isOmitted
    }
  }

  /// Returns a pattern that binds some of the values: `.image(url: let value0, _)`.
  func pattern(binding bound: [Int], mutable: [Int] = [], as name: String = "value") -> String {
    guard !bound.isEmpty || sharesName, !parameters.isEmpty else { return ".\(self.name)" }
    var values = parameters.map { $0.prefix + "_" }
    for index in bound { values[index] = "\(parameters[index].prefix)let \(name)\(index)" }
    for index in mutable { values[index] = "\(parameters[index].prefix)var \(name)\(index)" }
    return ".\(self.name)(\(values.joined(separator: ", ")))"
  }

  /// Returns the expression that makes the case from expressions for its values, such as
  /// `.image(url: …, width: …)`. Values without one are left to their defaults.
  ///
  /// The arguments are on lines as far apart as the values in the source, so the compiler's errors
  /// about a value appear at its own line.
  ///
  /// - Parameter onOneLine: For expressions that can't be wrong.
  func construction(_ expressions: [Int: String], onOneLine: Bool = false) -> String {
    guard !parameters.isEmpty else { return ".\(name)" }
    // The compiler takes a case with this type before any function of the same name. In a call, it
    // may not decide: a function can be generic, or have more parameters, with defaults.
    let types = self.types.compactMap(\.self)
    let hasType =
      types.count == parameters.count && parameters.indices.allSatisfy { expressions[$0] != nil }
    var arguments = ""
    var currentLine = line
    for (index, value) in parameters.enumerated() {
      guard let expression = expressions[index] else { continue }
      var gap = arguments.isEmpty ? "" : " "
      if value.line > currentLine, !onOneLine {
        gap = String(repeating: "\n", count: value.line - currentLine) + "  "
        currentLine = value.line
      }
      arguments += (arguments.isEmpty ? "" : ",") + gap
      arguments += (hasType ? "" : value.prefix) + expression
      if !hasType, let type = self.types[index] { arguments += " as \(type)" }
    }
    guard hasType else { return ".\(name)(\(arguments))" }
    let labels = parameters.map { ($0.label?.escapedLabel ?? "_") + ":" }
    let function = "Self.\(name)" + (needsLabels ? "(\(labels.joined()))" : "")
    return "(\(function) as (\(types.joined(separator: ", "))) -> Self)(\(arguments))"
  }
}
