extension DecodingEmitter {
  /// Writes the reading of a case whose tag was found. If several cases have the tag, constants or
  /// looks choose one of them.
  func writeCase(_ plan: CasePlan) {
    let groups = form.sharing(plan)
    guard groups.count > 1 else { return write(groups[0]) }
    // Some tags may belong to one of the cases only.
    let folding = form.matching.isIgnoringCase ? ".lowercased()" : ""
    out.line("switch \(form.style == .external ? "key" : "tag")\(folding) {")
    for (number, group) in groups.enumerated() {
      let patterns = group.patterns.map(form.matching.pattern).joined(separator: ", ")
      out.line(number == groups.count - 1 ? "default:" : "case \(patterns):")
      out.indented { write(group) }
    }
    out.line("}")
  }

  private func write(_ choice: TagChoice) {
    guard let tags else { return }
    let cases = choice.cases
    guard cases.count > 1 else { return tags.writeCase(cases[0]) }
    if let looks = choice.looks { return writeChoice(among: cases, looks, tags) }
    out.require(.constantFit, .bestFit)
    out.line("switch codableEnumBestFit([")
    for item in cases { out.line("  \(fit(item)),") }
    out.line("]) {")
    // A case without constants always matches.
    let isComplete = cases.contains(where: \.payload.constants.isEmpty)
    for (number, item) in cases.enumerated() {
      out.line(isComplete && number == cases.count - 1 ? "default:" : "case \(number):")
      out.indented { tags.writeCase(item) }
    }
    if !isComplete {
      out.line("default:")
      out.indented { writeMisfit(cases) }
    }
    out.line("}")
  }

  /// Writes the choice among cases that a look at the document tells apart.
  private func writeChoice(among cases: [CasePlan], _ looks: [LookTest], _ tags: TagDecoding) {
    var place = LookPlace.container("container")
    switch form.style.tagPlaces.first {
    case .key:
      out.require(.lookAtKey)
      place = .value("CodableEnumLook(container, key)")
    case .element:
      out.require(.lookBehindTag)
      place = .value("CodableEnumLook(behindTagOf: decoder)")
    case .member, .value, nil: break
    }
    for (number, plan) in cases.enumerated() {
      let opening = number == 0 ? "if" : "} else if"
      let isLast = number == looks.count
      func test() -> String {
        out.expression(looks[number], of: place, tag: form.matching.text(of: "tag"))
      }
      out.line(isLast ? "} else {" : "\(opening) \(test()) {")
      out.indented { tags.writeCase(plan) }
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
    let owner = "no case of \(model.displayName) with this tag matches"
    out.line("throw Swift.DecodingError.dataCorrupted(")
    out.line("  .init(")
    out.line("    codingPath: decoder.codingPath,")
    out.line("    debugDescription: \(([owner] + needs).joined(separator: "; ").quoted)))")
  }

  /// Returns an expression for how well the constants of a case match the document.
  private func fit(_ plan: CasePlan) -> String {
    let constants = plan.payload.constants
    if constants.isEmpty { return "codableEnumFit(of: nil, [:])" }
    let isPlain = constants.allSatisfy { $0.value.scalar != nil }
    if !isPlain { out.require(.literalFit) }
    let members = constants.map { constant in
      let value = isPlain ? constant.value.scalar?.member ?? "" : constant.value.member
      return "\(constant.key.quoted): \(value)"
    }
    let label = isPlain ? "" : "literals: "
    return "codableEnumFit(of: \(object(of: plan)), \(label)[\(members.joined(separator: ", "))])"
  }

  /// Returns an expression for the object with the values of a case, or for nil.
  private func object(of plan: CasePlan) -> String {
    switch (form.style.tagPlaces.first, plan.content) {
    case (.key, _):
      return "try? " + out.object(under: "key", in: "container")
    case (.member, .key(let key)):
      return "try? " + out.object(under: key.quoted, in: "container")
    case (.member, .tag):
      return "try? " + out.object(under: form.matching.text(of: "tag"), in: "container")
    case (.element, _):
      out.require(.lookBehindTag, .lookObject)
      return "CodableEnumLook(behindTagOf: decoder).object"
    default: return "container"
    }
  }
}
