/// Writes the steps by which an enum of several forms is read. The code looks for the tags of each
/// form, and decodes what it finds.
struct DispatchEmitter {
  let model: EnumModel
  let out: CodeWriter
  let memberIsolation: String

  func write() {
    let untagged = model.dispatch.untagged
    // The forms without tags come last, and share what was found out about the value.
    var attempts = UntaggedAttempts(emitters: untagged.map { emitter($0) })
    if !untagged.isEmpty { attempts.writeOpening() }
    var isAttempted = false
    for step in model.dispatch.steps {
      if step.looksIntoObject, !attempts.isObjectKnown {
        attempts.isObjectKnown = true
        writeObject(isAttempted: !untagged.isEmpty)
      }
      switch step {
      case .tags(let group):
        if !group.branches.isEmpty { write(group) }
      case .unknownTag(let group, let sign): writeUnknown(group, sign, isAttempted: isAttempted)
      case .missingTag(let plan, let absence): write(missing: plan, absence)
      case .attempts:
        isAttempted = true
        attempts.write()
      case .unfitting(let form): emitter(form).writeUnknown()
      // Only an enum of one form has these, and the fallback is around everything.
      case .tagless, .fallback: break
      }
    }
  }

  /// Opens the object that may contain tags. Values that are recognized earlier need not be
  /// objects.
  private func writeObject(isAttempted: Bool) {
    if isAttempted { out.require(.attemptedObject) }
    out.require(.key)
    let object =
      isAttempted
      ? "attempts.object(of: decoder)" : "try? decoder.container(keyedBy: CodableEnumKey.self)"
    out.line("let object = \(object)")
  }

  /// Writes the case of `missingTag`.
  private func write(missing plan: CasePlan, _ absence: Dispatch.Absence?) {
    let form = model.primary
    let condition: String
    if let absence {
      out.require(.containsAny)
      // An unknown tag isn't a missing one.
      condition =
        (["let container = object", "!container.contains(anyOf: [\(absence.keys.quotedList)])"]
        + absence.signs.map { "!(\(self.condition(for: $0)))" }).joined(separator: ", ")
    } else {
      let isRead =
        plan.reading == .unknown
        ? form.unknown?.requiredType != nil : plan.looksIntoObject || form.rejectsUnknownKeys
      condition = isRead ? "let container = object" : "object != nil"
    }
    out.block("if \(condition)") {
      let emitter = emitter(form)
      let isUnknown = plan.reading == .unknown
      if isUnknown ? form.unknown?.requiredType != nil : emitter.readsContentUnderTag(plan) {
        out.line("let tag: \(form.matching.type) = \(form.matching.literal(plan.tags[0]))")
      }
      isUnknown ? emitter.writeUnknown() : emitter.tags?.writeCase(plan)
      out.line("return")
    }
  }

  /// - Parameter group: The group for which the tag was read.
  private func emitter(_ form: Representation, _ group: TagGroup? = nil) -> DecodingEmitter {
    var form = form
    if let group { form.matching = group.matching }
    return DecodingEmitter(model: model, form: form, out: out, memberIsolation: memberIsolation)
  }

  // MARK: Known tags

  private func write(_ group: TagGroup) {
    let (subject, variables) = group.subject
    out.block("if \(condition(for: group, tag: "tag"))") {
      TagSwitchWriter(
        group: group, subject: subject, variables: variables, model: model, out: out,
        memberIsolation: memberIsolation, leaves: true
      ).write({ write($0, in: group) }, unknown: { out.line("break") })
    }
  }

  /// Returns a condition that finds a tag of a group, known or not; in `.external`, only a key that
  /// is a known tag.
  private func condition(for group: TagGroup, tag: String) -> String {
    let type = group.matching.type
    switch group.place {
    case .member(let path):
      let arguments = emitter(group.forms[0]).arguments(path)
      out.require(path.parents.isEmpty ? .tagIfAny : .tagIfAnyAtPath)
      return "let container = object, let \(tag): \(type) = container.tagIfAny(\(arguments))"
    case .key:
      out.require(.onlyCase)
      let keys = emitter(group.forms[0], group).keys(of: group.forms)
      return "let container = object, let key = container.onlyCase(\(keys))"
    case .element:
      out.require(.elementsOf, .elementTagIfAny)
      return "var elements = try? CodableEnumElements(of: decoder), "
        + "let \(tag): \(type) = elements.tagIfAny()"
    case .value:
      out.require(.rootTagIfAny)
      return "let \(tag): \(type) = codableEnumTagIfAny(decoder)"
    }
  }

  /// - Parameter leaves: Whether the code that follows is for other tags.
  private func write(_ branch: TagBranch, in group: TagGroup, leaves: Bool = true) {
    let alternatives = branch.alternatives
    if alternatives.count > 1 || branch.test != nil {
      switch group.place {
      case .key:
        out.require(.lookAtKey)
        out.line("let look = CodableEnumLook(container, key)")
      case .element where branch.needsLook:
        out.require(.lookBehindTag)
        out.line("let look = CodableEnumLook(behindTagOf: decoder)")
      case .member where branch.needsLook:
        out.require(.looks)
        out.line("let look = CodableEnumLook(decoder)")
      case .element, .member, .value: break
      }
    }
    guard let test = branch.test else {
      return write(alternatives[...], in: group, leaves: leaves)
    }
    out.block("if \(condition(for: test, in: group))") {
      write(alternatives[...], in: group, leaves: leaves)
    }
  }

  private func condition(for test: LookTest, in group: TagGroup) -> String {
    out.expression(test, of: .value("look"), tag: group.matching.text(of: "tag"))
  }

  private func write(
    _ alternatives: ArraySlice<TagBranch.Alternative>, in group: TagGroup, leaves: Bool
  ) {
    guard let first = alternatives.first else { return }
    guard let test = first.test, alternatives.count > 1 else {
      return write(first, in: group, leaves: leaves)
    }
    out.block("if \(condition(for: test, in: group))") {
      write(first, in: group, leaves: leaves)
    } or: {
      write(alternatives.dropFirst(), in: group, leaves: leaves)
    }
  }

  private func write(_ alternative: TagBranch.Alternative, in group: TagGroup, leaves: Bool) {
    let plan = alternative.plan
    var emitter = emitter(alternative.form, group)
    if group.place == .value, plan.keptTag != nil {
      emitter.ownTagAccess = emitter.scalarAccess()
      if group.matching.isMixed {
        out.line("let container = try decoder.singleValueContainer()")
      }
    }
    // A scalar can't contain values.
    let isReadable: Bool
    if group.place == .value, emitter.form.style == .external {
      isReadable = emitter.form.named(plan).isName
      emitter.writeName(plan)
    } else {
      isReadable = if group.place == .value, case .error = plan.absence { false } else { true }
      emitter.writeCase(plan)
    }
    if isReadable, leaves { out.line("return") }
  }

  // MARK: Unknown tags

  /// Writes the code for an unknown tag.
  ///
  /// - Parameter isAttempted: Whether cases without a tag were tried before. Then the error is one
  ///   of several.
  private func writeUnknown(
    _ group: TagGroup, _ sign: Dispatch.TagSign?, isAttempted: Bool
  ) {
    let form = group.forms[0]
    guard let sign else {
      writeUnknown(form, isAttempted: isAttempted)
      if isUnknownShared(form) { out.afterwards { writeUnknownInitializer(form) } }
      return
    }
    out.block("if \(condition(for: sign))") {
      writeUnknown(form, isAttempted: isAttempted)
      if form.readsUnknownTags || isUnknownShared(form) { out.line("return") }
    }
  }

  /// Whether the unknown case of a form is read in two steps: for a sign of a tag, and for what is
  /// left, which may have none.
  private func isUnknownShared(_ form: Representation) -> Bool {
    guard form.unknown != nil || form.unknownTag != nil else { return false }
    let numbers = model.dispatch.steps.compactMap { step -> Int? in
      if case .unknownTag(let group, _) = step { group.number } else { nil }
    }
    return numbers.last == form.number && numbers.filter { $0 == form.number }.count > 1
  }

  /// Writes the reading of the unknown case once, for both steps.
  private func writeUnknownInitializer(_ form: Representation) {
    out.writeDeprecation(of: model)
    out.block(
      "private \(memberIsolation)init(codableEnumUnknownFrom decoder: any Swift.Decoder) throws"
    ) { writeUnknownTag(form) }
  }

  private func writeUnknown(_ form: Representation, isAttempted: Bool) {
    func write() {
      guard isUnknownShared(form) else { return writeUnknownTag(form) }
      out.line("self = try Self(codableEnumUnknownFrom: decoder)")
    }
    // Errors of the unknown case's own values are reported like those of any other case.
    guard isAttempted, !model.primary.standalone.isEmpty, unknownBranch(form) == nil else {
      return write()
    }
    out.require(.attemptsBesideTags)
    out.block("do") {
      write()
    } catch: {
      var attempts = UntaggedAttempts(emitter(form))
      attempts.writeExplanations()
      out.line("throw reasons.error(behind: error)")
    }
  }

  private func unknownBranch(_ form: Representation) -> TagBranch? {
    model.dispatch.groups.first { $0.place == form.style.tagPlaces[0] }?.unknown
  }

  /// Writes the reading of a tag that no case has, and the code for it.
  private func writeUnknownTag(_ form: Representation) {
    var group = TagGroup(form, at: form.style.tagPlaces[0])
    group.branches = []
    group.unknown = unknownBranch(form)
    var emitter = emitter(form)
    emitter.ignoresTag = emitter.isUnknownTagIgnored
    emitter.writeTag()
    if let unknown = group.unknown {
      write(unknown, in: group, leaves: false)
    } else {
      emitter.writeUnknown()
    }
  }

  /// Returns a condition for whether a document has a tag, known or not.
  private func condition(for sign: Dispatch.TagSign) -> String {
    switch sign {
    case .tag(let group): return condition(for: group, tag: "_")
    case .path(let path):
      out.require(.tagPresence)
      return "(try? object?.containsTag(at: [\(path.keys.quotedList)])) == true"
    case .onlyKey(let others):
      let isOnly = "object?.allKeys.count == 1"
      if others.isEmpty { return isOnly }
      out.require(.containsAny)
      return "\(isOnly) && object?.contains(anyOf: [\(others.quotedList)]) == false"
    case .array: return "(try? decoder.unkeyedContainer()) != nil"
    case .string:
      return "(try? decoder.singleValueContainer().decode(Swift.String.self)) != nil"
    case .scalar:
      out.require(.scalarIfAny)
      return "CodableEnumScalar(ifAny: decoder) != .other"
    }
  }
}

extension Dispatch.Step {
  /// Whether the code for it begins with a look into `object`.
  fileprivate var looksIntoObject: Bool {
    switch self {
    case .tags(let group): group.place.isInObject && !group.branches.isEmpty
    case .unknownTag(_, .tag(let group)): group.place.isInObject
    case .unknownTag(_, .path), .unknownTag(_, .onlyKey), .missingTag: true
    case .unknownTag, .tagless, .attempts, .unfitting, .fallback: false
    }
  }
}

extension TagBranch {
  /// Whether one of its tests looks at the payload itself.
  fileprivate var needsLook: Bool {
    (alternatives.map(\.test) + [test]).contains { $0?.looksAtPayload == true }
  }
}

extension LookTest {
  fileprivate var looksAtPayload: Bool {
    switch self {
    case .sibling, .content, .isOnly: false
    case .isObject, .isArray, .isString, .isNumber, .isBoolean, .isNull, .holds, .first, .under,
      .isOneOf:
      true
    case .not(let test): test.looksAtPayload
    case .all(let tests), .any(let tests): tests.contains(where: \.looksAtPayload)
    }
  }
}

extension CasePlan {
  /// Whether reading needs anything from the object. Extras and an absent payload don't count.
  fileprivate var looksIntoObject: Bool {
    switch asRead.payload {
    case .empty(.omit): false
    case .keyed(let payload) where content == nil: payload.hasOwnKeys
    case .empty, .keyed, .unkeyed, .bare, .together: true
    }
  }
}
