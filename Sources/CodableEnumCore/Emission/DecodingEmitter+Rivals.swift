extension DecodingEmitter {
  /// Writes the reading of a case whose tag was found. If several cases have the tag, constants or
  /// looks choose one of them.
  func writeCase(_ plan: CasePlan) {
    let groups = form.sharing(plan)
    guard groups.count > 1 else { return write(groups[0]) }
    // Some tags may belong to one of the cases only.
    let folding = form.matching.isIgnoringCase ? ".lowercased()" : ""
    out.line("switch \(tag)\(folding) {")
    for (number, group) in groups.enumerated() {
      let patterns = group.patterns.map(form.matching.pattern).joined(separator: ", ")
      out.branch(number == groups.count - 1 ? "default" : "case \(patterns)") { write(group) }
    }
    out.line("}")
  }

  private func write(_ choice: TagChoice) {
    let cases = choice.cases
    guard cases.count > 1 else { return writeTagged(cases[0]) }
    if let looks = choice.looks { return writeChoice(among: cases, looks) }
    out.line("switch codableEnumBestFit([", .bestFit)
    for item in cases { out.line("  \(fit(item)),") }
    out.line("]) {")
    // A case without constants always matches.
    let isComplete = cases.contains(where: \.payload.constants.isEmpty)
    for (number, item) in cases.enumerated() {
      let isLast = isComplete && number == cases.count - 1
      out.branch(isLast ? "default" : "case \(number)") { writeTagged(item) }
    }
    if !isComplete { out.branch("default") { writeMisfit(cases) } }
    out.line("}")
  }

  private func writeChoice(among cases: [CasePlan], _ looks: [LookTest]) {
    let isInObject = form.tagPath != nil || form.style == .rawValue
    let look = isInObject ? nil : form.tagPosition.map(out.look)
    let text = form.matching.text(of: "tag")
    for (number, plan) in cases.enumerated() {
      let test = number < looks.count ? out.expression(looks[number], of: look, tag: text) : nil
      out.line(test.map { "\(number == 0 ? "if" : "} else if") \($0) {" } ?? "} else {")
      out.indented { writeTagged(plan) }
    }
    out.line("}")
  }

  /// Writes the code for a document without all constants of any of the cases.
  private func writeMisfit(_ cases: [CasePlan]) {
    if form.unknown?.takesAll == true { return writeUnknown() }
    let needs = cases.map { plan in
      let constants = plan.payload.constants.map { "\($0.key.quoted) as \($0.value.text)" }
      return "\(plan.model.baseName) has \(constants.joined(separator: " and "))"
    }
    let owner = "no case of \(out.model.displayName) with this tag matches"
    let text = ([owner] + needs).joined(separator: "; ").quoted
    out.line(
      """
      throw Swift.DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: \(text)))
      """)
  }

  /// Returns an expression for how well the constants of a case match the document.
  private func fit(_ plan: CasePlan) -> String {
    let constants = plan.payload.constants
    if constants.isEmpty { return "codableEnumFit(of: nil, [:])" }
    let isPlain = constants.allSatisfy { $0.value.scalar != nil }
    let members = constants.map { constant in
      let value = isPlain ? constant.value.scalar?.member ?? "" : constant.value.member
      return "\(constant.key.quoted): \(value)"
    }
    let list = "[\(members.joined(separator: ", "))]"
    let argument = isPlain ? list : out.code("literals: \(list)", .literalFit)
    return "codableEnumFit(of: \(object(of: plan)), \(argument))"
  }

  /// Returns an expression for the object with the values of a case, or for nil.
  private func object(of plan: CasePlan) -> String {
    let key: String
    switch (form.tagPosition, plan.content) {
    case (.key, _): key = "key"
    case (.member, .key(let text)): key = text.quoted
    case (.member, .tag): key = form.matching.text(of: "tag")
    case (.element, _): return out.code("\(out.look(at: .element)).object", .lookObject)
    default: return "container"
    }
    return "try? " + out.object(under: key, in: "container")
  }
}
