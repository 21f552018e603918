/// Values that keep the tag of a case.
extension EncodingEmitter {
  /// Writes the check that the value that keeps a case's tag is one of its tags.
  func writeTagCheck(_ plan: CasePlan) {
    guard let value = plan.keptTag else { return }
    writeContentKeyCheck(plan, value)
    if plan.reading == .unknown { return writeUnknownTagCheck(plan, value) }
    let folded =
      value.isAnyValue
      ? "\(value.name).string.map { .string($0.lowercased()) } ?? \(value.name)"
      : "\(value.name).lowercased()"
    func isOne(of tags: [Scalar]) -> String {
      let folds = form.matching.isIgnoringCase && tags.contains(where: \.isString)
      let literals = tags.map { folds ? $0.lowercased.json : $0.json }.joined(separator: ", ")
      return "[\(literals)].contains(\(folds ? folded : value.name))"
    }
    // A value for any scalar keeps 1.0 as the coder sees it, which may be as 1.
    let tags = value.isAnyValue ? plan.patterns : plan.tags
    let error = foreignTag(plan, value, known: plan.knownTags)
    let conditions =
      (plan.tags.isEmpty ? [] : [isOne(of: tags)])
      + plan.ranges.map { range in
        let isFolded = form.matching.isIgnoringCase && range.kinds == .string
        let text = isFolded ? range.lowercased.text : range.text
        return "(\(text)).contains(\(value.name)\(isFolded ? ".lowercased()" : ""))"
      }
    out.line("guard \(conditions.joined(separator: " || ")) else { \(error) }", at: value.line)
    guard !plan.ranges.isEmpty else { return }
    // A tag that another case has exactly doesn't belong to this one.
    let matching = form.matching
    let ranges = matching.isIgnoringCase ? plan.ranges.map(\.lowercased) : plan.ranges
    func taken(by other: CasePlan) -> [Scalar] {
      let isExact = !matching.isCoercing && !matching.isIgnoringCase
      return (isExact ? other.tags : other.patterns).filter { tag in
        ranges.contains { $0.holds(tag) }
      }
    }
    out.conditional(Conditional.filter(form.readable) { !taken(by: $0).isEmpty }) { other in
      out.line("if \(isOne(of: taken(by: other))) { \(error) }")
    }
  }

  /// Returns a statement that throws the error for a tag that isn't one of the case.
  private func foreignTag(_ plan: CasePlan, _ value: ValuePlan, known: [String]) -> String {
    let arguments = "\(value.name), of: \(out.name(plan)), known: [\(known.quotedList)]"
    return out.code(
      "throw codableEnumForeignTag(\(arguments), at: encoder.codingPath)", .foreignTag)
  }

  private func reject(
    _ plan: CasePlan, _ value: ValuePlan, if condition: String, known: String
  ) {
    let error = foreignTag(plan, value, known: [known])
    out.line("if \(condition) { \(error) }", at: value.line)
    out.endRelocation()
  }

  /// Writes the check that the key of the content, which is the tag, isn't the key of the tag. Encoders
  /// trap on that.
  private func writeContentKeyCheck(_ plan: CasePlan, _ value: ValuePlan) {
    guard plan.content == .tag, plan.payload.emptyForm != .omit, let path = form.tagPath,
      plan.reading == .unknown || !plan.ranges.isEmpty
    else {
      return
    }
    reject(
      plan, value, if: "\(plan.tagText) == \(path.first.quoted)",
      known: "those that aren't the tag's key")
  }

  /// Writes the check that an unknown case doesn't have the tag of a known one, as which it would be
  /// read.
  private func writeUnknownTagCheck(_ plan: CasePlan, _ value: ValuePlan) {
    guard model.decoding != nil else { return }
    guard let group = model.dispatch.groups.first(where: { $0.forms[0].isPrimary }) else { return }
    let type = value.type.split(separator: ".").last.map(String.init) ?? ""
    let isFolded = group.matching.isIgnoringCase && type == "String"
    let subject = isFolded ? "\(value.name).lowercased()" : value.name
    func write(_ condition: String) {
      reject(plan, value, if: condition, known: "only tags that no other case has")
    }
    if type == "String", let table = TagTable(group, of: model) {
      return write("\(table.name).index(of: \(subject)) >= 0")
    }
    func check(_ branches: [TagBranch]) {
      let tags = branches.flatMap(\.patterns).filter { $0.isKept(as: type) }.map(\.json)
      let ranges = branches.flatMap(\.ranges).filter { $0.isKept(as: type) }.map {
        "(\((isFolded ? $0.lowercased : $0).text)).contains(\(subject))"
      }
      let list = tags.isEmpty ? [] : ["[\(tags.joined(separator: ", "))].contains(\(subject))"]
      if !tags.isEmpty || !ranges.isEmpty { write((list + ranges).joined(separator: " || ")) }
    }
    if Conditional.hasChain(group.branches) {
      out.conditional(group.branches) { check([$0]) }
    } else {
      check(Conditional.elements(of: group.branches))
    }
  }
}

extension Scalar {
  fileprivate func isKept(as type: String) -> Bool {
    switch self {
    case .string: ["String", "CodableEnumAnyValue"].contains(type)
    case .integer: ["Int", "Double", "CodableEnumAnyValue"].contains(type)
    case .boolean: ["Bool", "CodableEnumAnyValue"].contains(type)
    case .double: ["Double", "CodableEnumAnyValue"].contains(type)
    }
  }
}

extension TagRange {
  fileprivate func isKept(as type: String) -> Bool {
    switch self {
    case .integers: type == "Int"
    case .doubles: type == "Double"
    case .strings: type == "String"
    }
  }
}
