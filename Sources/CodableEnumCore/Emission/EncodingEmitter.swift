/// Writes the body of `encode(to:)`.
final class EncodingEmitter {
  let out: CodeWriter
  let form: Representation
  /// Whether all cases encode into one container.
  let isShared: Bool

  init(_ out: CodeWriter) {
    self.out = out
    let form = out.model.primary
    self.form = form
    // A case that encodes something else can't follow a container that was asked for before.
    isShared = !form.cases.contains { $0.standsAlone || $0.isName }
  }

  /// Writes an unknown value back as it was read, before any container is asked for.
  private func writeUnknownContent() {
    guard let unknown = form.unknown, case .content = unknown.plan.writing else { return }
    let values = unknown.together?.values ?? [unknown.content].compactMap(\.self)
    let pattern = unknown.plan.model.pattern(binding: values.map(\.position))
    out.block("if case \(pattern) = self") {
      if let coder = unknown.together?.coder {
        return writeTogether(values, coder, unknown.plan, "return try", to: "encoder")
      }
      let name = values[0].name
      if values[0].isAnyValue { return out.line("return try \(name).encode(to: encoder)") }
      // Another type's `encode(to:)` would bypass how encoders write dates, data and URLs, and may
      // belong to a module that the generated file does not import.
      out.line("return try \(opened(.encoder).call("encode", "forKey", name))")
    }
  }

  /// Returns an expression for the tag of a case: a literal, or the value that keeps the tag; nil for
  /// null.
  func tagExpression(_ plan: CasePlan) -> String? {
    switch plan.tag {
    case .kept(let value): return value.name
    case .null, .missing: return nil
    case .literal(let tag):
      guard tag.isInteger, case .integer(let type) = form.matching.kind else {
        return tag.expression
      }
      return "\(tag.json) as Swift.\(type)"
    }
  }

  static func tagContainer(depth: Int) -> String {
    depth == 0 ? "tagContainer" : "tagContainer\(depth)"
  }

  /// Writes the tag of a case at a path of keys in `container`, and a payload that may write the same
  /// key in the same object.
  func writeMembers(_ plan: CasePlan, _ path: TagPath) {
    let meetsTag = plan.payload.meetsTag
    // If a value may tell which of several tags it is, it is encoded first.
    var tags = [tagExpression(plan) ?? "nil"]
    if plan.keptTag == nil { tags += plan.tags.dropFirst().map(\.expression) }
    let (isIgnoringCase, isCoercing) = (form.matching.isIgnoringCase, form.matching.isCoercing)
    let isFirst =
      !meetsTag || path.parents.isEmpty && tags.count == 1 && !isIgnoringCase && !isCoercing
    if isFirst, !plan.isMissingTag {
      var slot = Slot.key(path.keys[0].quoted)
      for (depth, key) in path.keys.enumerated().dropFirst() {
        let container = Self.tagContainer(depth: depth - 1)
        out.line("var \(container) = \(slot.object)")
        slot = Slot(receiver: container, key: key.quoted)
      }
      writeSingle(tagExpression(plan), in: slot)
    }
    if meetsTag {
      var arguments = ", at: [\(path.keys.quotedList)], tags: [\(tags.joined(separator: ", "))]"
      if isFirst { arguments += ", isTagWritten: true" }
      if isIgnoringCase {
        arguments += #", isSame: { "\($0)".lowercased() == "\($1)".lowercased() }"#
      } else if isCoercing {
        arguments += #", isSame: { "\($0)" == "\($1)" }"#
      }
      writeOpening(of: "besideTag", "encoder", besides: plan.payload, arguments)
    }
    switch plan.content {
    case .key(let key)?: writePayload(plan, in: .key(key.quoted))
    // A case with a null tag or without one writes nothing there.
    case .tag?: writePayload(plan, in: .key(plan.tagText))
    case nil: writePayload(plan, in: .besideTag("encoder"))
    }
    if !isFirst { out.line("try besideTag.writeTag(to: &container)") }
    if meetsTag { out.line("try besideTag.finish()") }
  }

  /// Declares the encoder of values whose own keys are next to others.
  func writeOpening(
    of name: String, _ encoder: String, besides payload: Payload, _ arguments: String = ""
  ) {
    let keys = payload.keysBesideFlattened.quotedList
    out.line("let \(name) = CodableEnumBeside(\(encoder), besides: [\(keys)]\(arguments))", .beside)
  }

  /// Writes a `switch` over `self`. If there are many cases, it continues in further functions.
  func write() {
    writeUnknownContent()
    let container = isShared ? open(for: form.cases) : nil
    let plans = Conditional.map(out.model.declared.conditionalCases) {
      form.cases[$0].restricted(to: .encoding)
    }
    let distinct = plans.filter { !$0.element.model.isIndistinct }
    let indistinct = plans.filter(\.element.model.isIndistinct)
    let parts = Conditional.parts(of: distinct, limit: EnumModel.switchLimit)
    func write(_ number: Int) {
      out.line("switch self {")
      out.conditional(parts[number]) { plan in
        let bound = plan.writing == .values ? plan.boundValues : []
        let label = "case \(plan.model.pattern(binding: bound))"
        if case .content = plan.writing { return out.line("\(label): break  // encoded above") }
        out.branch(label) {
          guard case .values = plan.writing else { return writeNotEncodable(plan) }
          writeTagCheck(plan)
          writeCase(plan)
        }
      }
      if number + 1 < parts.count {
        let name = "codableEnumEncode\(number + 1)"
        out.line("default: try \(name)(to: encoder\(container?.argument ?? ""))")
        out.afterwards { [self] in
          let parameters = "to encoder: any Swift.Encoder\(container?.parameter ?? "")"
          out.block("private \(out.memberIsolation)func \(name)(\n  \(parameters)\n) throws") {
            write(number + 1)
          }
        }
      } else if !indistinct.isEmpty {
        out.branch("default") { writeIndistinctCases(indistinct) }
      } else if parts.count > 1 {
        out.line("default: break  // encoded before")
      }
      out.line("}")
    }
    write(0)
  }

  /// Writes the cases that differ only in their labels. Patterns can't take them apart, but
  /// reflection knows the labels.
  private func writeIndistinctCases(_ plans: [Conditional<CasePlan>]) {
    out.line("let reflection = CodableEnumReflection(self)", .reflection)
    out.line("switch reflection.name {")
    out.conditional(plans) { plan in
      out.branch("case \(plan.model.reflectedName.quoted)") {
        if case .error = plan.writing { return writeNotEncodable(plan) }
        for value in plan.boundValues {
          out.line("let value\(value) = try reflection.value(\(value), at: encoder.codingPath)")
        }
        writeCase(plan)
      }
    }
    out.line("default: throw reflection.error(at: encoder.codingPath)")
    out.line("}")
  }

  private func writeNotEncodable(_ plan: CasePlan) {
    out.line(
      "throw codableEnumNotEncodable(self, \(out.name(plan)), at: encoder.codingPath)",
      .notEncodable)
  }

  /// Writes the check that the value that keeps a case's tag is one of its tags.
  func writeTagCheck(_ plan: CasePlan) {
    guard let value = plan.keptTag else { return }
    let isUnknown = plan.reading == .unknown
    // A key of the content that is the tag can't be the key of the tag, too. Encoders trap on that.
    if plan.content == .tag, plan.payload.emptyForm != .omit, let path = form.tagPath,
      isUnknown || !plan.ranges.isEmpty
    {
      let isKey = "\(plan.tagText) == \(path.first.quoted)"
      reject(plan, value, if: isKey, known: ["those that aren't the tag's key"])
    }
    if isUnknown { return writeUnknownTagCheck(plan, value) }
    let matching = form.matching
    // A value for any scalar keeps 1.0 as the coder sees it, which may be as 1.
    let tags = value.isAnyValue ? plan.patterns : plan.tags
    let isKnown = matching.condition(value, isAnyOf: tags, plan.ranges)
    let error = foreignTag(plan, value, known: plan.shownTags)
    out.line("guard \(isKnown) else { \(error) }", at: value.errorLine)
    // A tag that another case has exactly doesn't belong to this one.
    let ranges = plan.ranges.map(matching.folded)
    let others = form.readable.filter { $0.element.index != plan.index }
    let theirs = Conditional.map(others) { form.patterns($0) }
    let taken = Conditional.map(theirs + [Conditional(element: form.unknownPatterns)]) { tags in
      let taken = tags.filter { tag in ranges.contains { $0.holds(tag) } }
      return taken.isEmpty ? nil : taken
    }
    out.conditional(taken) { taken in
      out.line("if \(matching.condition(value, isAnyOf: taken, [])) { \(error) }")
    }
  }

  /// Returns a statement that throws the error for a tag that isn't one of the case.
  ///
  /// - Parameter known: The tags that it has; empty for those that no other case has.
  private func foreignTag(_ plan: CasePlan, _ value: ValuePlan, known: [String] = []) -> String {
    let list = known.isEmpty ? "" : ", known: [\(known.quotedList)]"
    let arguments = "\(value.name), of: \(out.name(plan))\(list)"
    return out.code(
      "throw codableEnumForeignTag(\(arguments), at: encoder.codingPath)", .foreignTag)
  }

  private func reject(
    _ plan: CasePlan, _ value: ValuePlan, if condition: String, known: [String] = []
  ) {
    let error = foreignTag(plan, value, known: known)
    out.line("if \(condition) { \(error) }", at: value.errorLine)
    out.endRelocation()
  }

  /// Writes the check that an unknown case doesn't have the tag of a known one, as which it would be
  /// read.
  private func writeUnknownTagCheck(_ plan: CasePlan, _ value: ValuePlan) {
    let groups = out.model.dispatch.groups
    guard let group = groups.first(where: { $0.forms[0].isPrimary }) else { return }
    let (type, matching) = (String(value.type.lastPart), group.matching)
    if let table = TagTable(group, of: out.model) {
      let isKnown = "\(table.name).index(of: \(plan.tagText)\(matching.folding)) >= 0"
      return reject(plan, value, if: isKnown)
    }
    let hasRanges = group.branches.contains { !$0.element.ranges.isEmpty }
    if matching.isMixed, hasRanges || !SupportPiece.frequentTypes.contains(type) {
      return writeUnknownTagSwitch(group, foreignTag(plan, value), value)
    }
    checkEach(group) { branches in
      let tags = branches.flatMap(\.patterns).filter { tag in
        !matching.isMixed || tag.names.type == type || type == "Double" && tag.isInteger
      }
      let ranges = branches.flatMap(\.ranges)
      if tags.isEmpty, ranges.isEmpty { return }
      reject(plan, value, if: matching.condition(value, isAnyOf: tags, ranges))
    }
  }

  /// Writes a check for all branches together, unless `#if` is around some.
  private func checkEach(_ group: TagGroup, _ check: ([TagBranch]) -> Void) {
    if Conditional.hasChain(group.branches) {
      out.conditional(group.branches) { check([$0]) }
    } else {
      check(group.branches.map(\.element))
    }
  }

  /// Writes the same check for a value of which only encoding shows what tag it is.
  private func writeUnknownTagSwitch(_ group: TagGroup, _ error: String, _ value: ValuePlan) {
    let matching = group.matching
    let tag = "CodableEnumScalar(of: \(value.name), encoder.userInfo)"
    out.line("let tag = \(out.code(tag, .encodedScalar))", at: value.errorLine)
    if matching.isIgnoringCase { out.require(.lowercasedScalar) }
    out.line("switch tag\(matching.folding) {")
    checkEach(group) { branches in
      let patterns =
        out.patterns(branches.flatMap(\.ranges), of: "tag", matching)
        + branches.flatMap(\.patterns).map(matching.pattern)
      if patterns.isEmpty { return }
      out.branch("case \(patterns.joined(separator: ", "))") { out.line(error) }
    }
    if value.isAnyValue { out.branch("case .other") { out.line(error) } }
    out.line("default: break")
    out.line("}")
  }
}

extension CasePlan {
  /// An expression for the text of the tag that is written.
  var tagText: String {
    switch tag {
    case .literal(let tag): tag.spelling.quoted
    case .null, .missing: #""""#
    case .kept(let value): value.core == "String" ? value.name : #""\(\#(value.name))""#
    }
  }
}

extension TagMatching {
  fileprivate func condition(
    _ value: ValuePlan, isAnyOf tags: [Scalar], _ ranges: [TagRange]
  ) -> String {
    let folded =
      value.isAnyValue
      ? "\(value.name).string.map { .string($0.lowercased()) } ?? \(value.name)"
      : "\(value.name).lowercased()"
    let foldsTags = isIgnoringCase && tags.contains(where: \.isString)
    let list = tags.map { foldsTags ? $0.lowercased.json : $0.json }
    // A tag may be out of the range of a narrower type.
    let isNarrow = value.core != "Int" && FormatType.scalar(value.core)?.isInteger == true
    let name = isNarrow ? "Swift.Int(clamping: \(value.name))" : value.name
    let subject = foldsTags ? folded : name
    // In a condition, the closure in `folded` must be in parentheses.
    let isTag =
      list.count == 1 && !(foldsTags && value.isAnyValue)
      ? "\(subject) == \(list[0])" : "[\(list.joined(separator: ", "))].contains(\(subject))"
    let isInRange = ranges.map { range in
      let folds = isIgnoringCase && range.kinds == .string
      return "(\((folds ? range.lowercased : range).text)).contains(\(folds ? folded : name))"
    }
    let condition = ((list.isEmpty ? [] : [isTag]) + isInRange).joined(separator: " || ")
    // No greater number is read as a tag.
    let isWide = isNarrow && ["UInt", "UInt64", "Int128", "UInt128"].contains(value.core)
    return isWide ? "Swift.Int(exactly: \(value.name)) != nil && (\(condition))" : condition
  }
}
