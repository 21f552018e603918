extension EncodingEmitter {
  /// Writes the check that the value that keeps a case's tag is one of its tags.
  func writeTagCheck(_ plan: CasePlan) {
    guard let value = plan.keptTag else { return }
    let isUnknown = plan.reading == .unknown
    // A key of the content that is the tag can't be the key of the tag, too. Encoders trap on that.
    if plan.content == .tag, plan.payload.emptyForm != .omit, let path = form.tagPath,
      isUnknown || !plan.ranges.isEmpty
    {
      let isKey = "\(plan.tagText) == \(path.first.quoted)"
      reject(plan, value, if: isKey, known: "those that aren't the tag's key")
    }
    if isUnknown { return writeUnknownTagCheck(plan, value) }
    let matching = form.matching
    // A value for any scalar keeps 1.0 as the coder sees it, which may be as 1.
    let tags = value.isAnyValue ? plan.patterns : plan.tags
    let isKnown = matching.condition(value, isAnyOf: tags, plan.ranges)
    let error = foreignTag(plan, value, known: plan.knownTags)
    out.line("guard \(isKnown) else { \(error) }", at: value.line)
    guard !plan.ranges.isEmpty else { return }
    // A tag that another case has exactly doesn't belong to this one.
    let ranges = matching.isIgnoringCase ? plan.ranges.map(\.lowercased) : plan.ranges
    func taken(by other: CasePlan) -> [Scalar] {
      let isExact = !matching.isCoercing && !matching.isIgnoringCase
      return (isExact ? other.tags : other.patterns).filter { tag in
        ranges.contains { $0.holds(tag) }
      }
    }
    out.conditional(Conditional.filter(form.readable) { !taken(by: $0).isEmpty }) { other in
      let isTaken = matching.condition(value, isAnyOf: taken(by: other), [])
      out.line("if \(isTaken) { \(error) }")
    }
  }

  /// Returns a statement that throws the error for a tag that isn't one of the case.
  private func foreignTag(_ plan: CasePlan, _ value: ValuePlan, known: [String]) -> String {
    let arguments = "\(value.name), of: \(out.name(plan)), known: [\(known.quotedList)]"
    return out.code(
      "throw codableEnumForeignTag(\(arguments), at: encoder.codingPath)", .foreignTag)
  }

  private func reject(_ plan: CasePlan, _ value: ValuePlan, if condition: String, known: String) {
    let error = foreignTag(plan, value, known: [known])
    out.line("if \(condition) { \(error) }", at: value.line)
    out.endRelocation()
  }

  /// Writes the check that an unknown case doesn't have the tag of a known one, as which it would be
  /// read.
  private func writeUnknownTagCheck(_ plan: CasePlan, _ value: ValuePlan) {
    let groups = out.model.dispatch.groups
    guard let group = groups.first(where: { $0.forms[0].isPrimary }) else { return }
    let type = String(value.type.lastPart)
    let known = "only tags that no other case has"
    if type == "String", let table = TagTable(group, of: out.model) {
      let folding = group.matching.isIgnoringCase ? ".lowercased()" : ""
      let isKnown = "\(table.name).index(of: \(value.name)\(folding)) >= 0"
      return reject(plan, value, if: isKnown, known: known)
    }
    func check(_ branches: [TagBranch]) {
      let tags = branches.flatMap(\.patterns).filter { tag in
        ["CodableEnumAnyValue", tag.names.type].contains(type) || type == "Double" && tag.isInteger
      }
      let ranges = branches.flatMap(\.ranges).filter { $0.example.names.type == type }
      if tags.isEmpty, ranges.isEmpty { return }
      reject(plan, value, if: group.matching.condition(value, isAnyOf: tags, ranges), known: known)
    }
    if Conditional.hasChain(group.branches) {
      out.conditional(group.branches) { check([$0]) }
    } else {
      check(Conditional.elements(of: group.branches))
    }
  }
}

extension TagMatching {
  /// Returns a condition for whether a value is one of some tags, or in some ranges.
  fileprivate func condition(
    _ value: ValuePlan, isAnyOf tags: [Scalar], _ ranges: [TagRange]
  ) -> String {
    let folded =
      value.isAnyValue
      ? "\(value.name).string.map { .string($0.lowercased()) } ?? \(value.name)"
      : "\(value.name).lowercased()"
    let foldsTags = isIgnoringCase && tags.contains(where: \.isString)
    let list = tags.map { foldsTags ? $0.lowercased.json : $0.json }.joined(separator: ", ")
    let isTag = tags.isEmpty ? [] : ["[\(list)].contains(\(foldsTags ? folded : value.name))"]
    let isInRange = ranges.map { range in
      let folds = isIgnoringCase && range.kinds == .string
      return "(\((folds ? range.lowercased : range).text)).contains(\(folds ? folded : value.name))"
    }
    return (isTag + isInRange).joined(separator: " || ")
  }
}
