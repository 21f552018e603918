// `rawValue` and `codingKey`: the tag as a value of another type, and back.

extension EnumEmitter {
  func writeConversion(_ conversion: TagConversion) {
    out.line()
    if conversion.isOfKey { out.require(.key) }
    // SE-0320, "Allow coding of non-String / Int keyed Dictionary into a KeyedContainer".
    let availability = "@available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *)"
    writeExtension(
      conversion.conformance,
      to: conversion.isOfKey ? "CodingKeyRepresentable" : "RawRepresentable",
      availability: conversion.isOfKey ? [availability] : []
    ) { writeMembers(conversion) }
  }

  private func writeMembers(_ conversion: TagConversion) {
    let plans = Conditional.map(out.model.declared.conditionalCases) { out.model.primary.cases[$0] }
    let (names, part) = (conversion.names, conversion.part)
    let modifiers = "private \(out.memberIsolation)"
    out.parts(of: plans) { items, number, next in
      let head =
        number == 0 ? "\(memberModifiers)var \(names.property)" : "\(modifiers)var \(part(number))"
      out.member("\(head): \(names.type)") {
        let end = number > 0 ? "Swift.fatalError(\"this case was converted before\")" : nil
        out.switchOverSelf(items, otherwise: next.map(part) ?? end) { plan in
          let kept = plan.keptTag.map { [$0.position] } ?? []
          return "\(plan.model.pattern(binding: kept)): \(conversion.result(plan))"
        }
      }
    }
    out.line()
    let mark = conversion.canFail ? "?" : ""
    let made = plans.filter { conversion.makes($0.element) }
    out.parts(of: made) { items, number, next in
      out.writeDeprecation(where: conversion.makes)
      let head =
        number == 0
        ? "\(memberModifiers)init\(mark)"
          + (conversion.isOfKey
            ? "<Key: Swift.CodingKey>(codingKey: Key)" : "(rawValue: \(names.type))")
        : "\(modifiers)init\(mark)(\(part(number)) \(names.subject): \(names.subjectType))"
      out.member(head) {
        if number == 0, conversion.isOfKey { out.line("let text = codingKey.stringValue") }
        out.line("switch \(names.subject)\(conversion.matching.folding) {")
        writeBranches(conversion, items) { conversion.literals($0) }
        if next == nil {
          // Exact tags, in whichever part, come before all ranges.
          writeBranches(conversion, made) { conversion.ranges($0).map(conversion.pattern) }
        }
        out.branch("default") { writeOther(conversion, next) }
        out.line("}")
      }
    }
  }

  private func writeBranches(
    _ conversion: TagConversion, _ plans: [Conditional<CasePlan>],
    _ patterns: (CasePlan) -> [String]
  ) {
    out.conditional(plans.filter { !patterns($0.element).isEmpty }) { plan in
      out.branch("case \(patterns(plan).joined(separator: ", "))") {
        if case .since(let introduced) = plan.availability {
          out.block("guard #available(\(introduced)) else") {
            writeOther(conversion, nil)
            if !conversion.canFail { out.line("return") }
          }
        }
        writeConstruction(conversion, plan)
      }
    }
  }

  /// Writes the conversion of anything but a known tag, or of a tag in the next part.
  private func writeOther(_ conversion: TagConversion, _ next: Int?) {
    let subject = conversion.names.subject
    if let next {
      let other = "\(out.model.ownName)(\(conversion.part(next)): \(subject))"
      if conversion.canFail { out.line("guard let found = \(other) else { return nil }") }
      return out.line("self = \(conversion.canFail ? "found" : other)")
    }
    guard let plan = conversion.other, plan.keptTag != nil || conversion.isOfKey else {
      return out.line("return nil")
    }
    if plan.keptTag == nil, let type = conversion.requiredType {
      out.line("guard \(type)(\(subject)) != nil else { return nil }")
    }
    writeConstruction(conversion, plan)
  }

  /// Writes the construction of a case. The value that keeps the tag is made from what is
  /// converted.
  private func writeConstruction(_ conversion: TagConversion, _ plan: CasePlan) {
    var expressions = plan.unreadArguments
    let subject = conversion.names.subject
    if let value = plan.keptTag {
      let type = conversion.keptTypeOfText(plan)
      expressions[value.position] = type == nil ? subject : "tag"
      if let type {
        // `01` would be written as `1`, which may be another case.
        let comparison = type.contains("Int") ? #", "\(tag)" == \#(subject)"# : ""
        out.line("guard let tag = Swift.\(type)(\(subject))\(comparison) else { return nil }")
      }
    }
    out.line("self = \(plan.model.construction(expressions))")
  }
}

extension TagConversion {
  fileprivate var isOfKey: Bool { target == .codingKey }

  /// The property and its type, and what initializers convert and its type.
  fileprivate var names: (property: String, type: String, subject: String, subjectType: String) {
    switch target {
    case .codingKey: ("codingKey", "any Swift.CodingKey", "text", "Swift.String")
    case .string: ("rawValue", "Swift.String", "rawValue", "Swift.String")
    case .integer: ("rawValue", "Swift.Int", "rawValue", "Swift.Int")
    }
  }

  /// Returns a range as a pattern for what is converted.
  fileprivate func pattern(_ range: TagRange) -> String {
    if !isOfKey || range.kinds == .string { return range.text }
    let type = range.integers == nil ? "Double" : "Int"
    return "_ where Swift.\(type)(text).map { (\(range.text)) ~= $0 } == true"
  }

  /// Returns the type of the value that keeps a case's tag, if that isn't the text of the key.
  fileprivate func keptTypeOfText(_ plan: CasePlan) -> String? {
    let type = plan.keptTag?.declared.type.unqualified
    return isOfKey && type != "String" ? type : nil
  }

  /// Returns the name of a further part of the property or the initializer.
  fileprivate func part(_ number: Int) -> String { "codableEnum\(number)_\(names.property)" }

  fileprivate func result(_ plan: CasePlan) -> String {
    let text: String
    switch plan.tag {
    case .null, .missing: return "nil"
    case .literal(let tag): text = literal(tag) ?? ""
    case .kept(let value): text = keptTypeOfText(plan) == nil ? value.name : "\"\\(\(value.name))\""
    }
    return isOfKey ? "CodableEnumKey(stringValue: \(text))" : text
  }
}
