/// Writes `init(from:)` for an enum that is read in several representations. The code looks for the
/// tags of each, and decodes what it finds.
struct ChoiceEmitter {
  let model: EnumModel
  let plan: ReadingPlan
  let out: CodeWriter
  let memberIsolation: String

  func write() {
    // The forms without tags come last, and share what was found out about the value.
    var attempts = UntaggedAttempts(emitters: plan.untagged.map { emitter($0) })
    if !plan.untagged.isEmpty { attempts.writeOpening() }
    for group in plan.groups {
      if group.place.isInObject, !attempts.isObjectKnown {
        attempts.isObjectKnown = true
        writeObject()
      }
      write(group)
    }
    writeUnknownTags()
    writeMissingTag()
    attempts.write()
    writeUnknown()
  }

  /// Opens the object that may contain tags. Values that are recognized earlier need not be
  /// objects.
  private func writeObject() {
    if !plan.untagged.isEmpty { out.require(.attemptedObject) }
    out.require(.key)
    let object =
      plan.untagged.isEmpty
      ? "try? decoder.container(keyedBy: CodableEnumKey.self)" : "attempts.object(of: decoder)"
    out.line("let object = \(object)")
  }

  /// Writes the case of `missingTag`. An object without a tag and without keys of untagged cases is
  /// that case, not one whose values are all nil or defaults.
  private func writeMissingTag() {
    guard let missing = model.primary.missingTag, let keys = plan.untaggedKeys else { return }
    let list = keys.quotedList
    out.require(.containsAny)
    // An unknown tag isn't a missing one.
    let tags = plan.groups.filter(\.place.isInObject).compactMap { presence(of: $0, $0.forms[0]) }
    let conditions =
      ["let container = object", "!container.contains(anyOf: [\(list)])"] + tags.map { "!(\($0))" }
    out.block("if \(conditions.joined(separator: ", "))") {
      write(missing: missing)
    }
  }

  /// Writes the reading of the case for objects without a tag.
  private func write(missing plan: CasePlan) {
    let form = model.primary
    let emitter = emitter(form)
    let isUnknown = plan.reading == .unknown
    let needsTag =
      isUnknown
      ? form.unknown?.requiredType != nil
      : emitter.readsContentUnderTag(plan)
    if needsTag {
      out.line("let tag: \(form.matching.type) = \(form.matching.literal(plan.tags[0]))")
    }
    isUnknown ? emitter.writeUnknown() : emitter.tags?.writeCase(plan)
    out.line("return")
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

  /// Writes the reading of unknown tags, before further forms without a tag are tried. These write
  /// no tags, so a tag that no group knows belongs to the unknown case.
  private func writeUnknownTags() {
    guard plan.leavesUnknownTags(to: model.primary) else { return }
    for group in plan.groups where group.place.isTag && isUnknownReadable(group.forms[0]) {
      out.block("if \(condition(for: group, tag: "_"))") {
        writeUnknownTag(group.forms[0])
        out.line("return")
      }
    }
  }

  /// - Parameter leaves: Whether the code that follows is for other tags.
  private func write(_ branch: TagBranch, in group: TagGroup, leaves: Bool = true) {
    let alternatives = branch.alternatives
    if alternatives.count > 1 || branch.test != nil {
      if alternatives.contains(where: { $0.plan.content == .tag }) {
        emitter(group.forms[0], group).requireTagKey()
      }
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
    out.block("if \(out.expression(test, of: .value("look")))") {
      write(alternatives[...], in: group, leaves: leaves)
    }
  }

  private func write(
    _ alternatives: ArraySlice<TagBranch.Alternative>, in group: TagGroup, leaves: Bool
  ) {
    guard let first = alternatives.first else { return }
    guard let test = first.test, alternatives.count > 1 else {
      return write(first, in: group, leaves: leaves)
    }
    out.block("if \(out.expression(test, of: .value("look")))") {
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

  /// Writes the code for a value that no form recognizes. An unknown tag of any form belongs to the
  /// unknown case. The primary form comes last, so its error is thrown.
  private func writeUnknown() {
    if !model.primary.hasTags, model.primary.unknown != nil {
      return emitter(model.primary).writeUnknown()
    }
    // A single key counts as unknown, unless it is another form's key for tags.
    let groups = plan.groups.filter { $0.place != .key } + plan.groups.filter { $0.place == .key }
    for group in groups where !isLast(group) {
      let form = group.forms[0]
      guard let presence = presence(of: group, form) else { continue }
      out.block("if \(presence)") {
        writeUnknown(form)
        if isUnknownReadable(form) { out.line("return") }
      }
    }
    if !model.primary.hasTags { return emitter(model.primary).writeUnknown() }
    if let missing = model.primary.missingTag {
      let form = model.primary
      let isRead =
        missing.reading == .unknown
        ? form.unknown?.requiredType != nil : missing.looksIntoObject || form.rejectsUnknownKeys
      out.block(isRead ? "if let container = object" : "if object != nil") {
        write(missing: missing)
      }
    }
    writeUnknown(model.primary)
  }

  /// Returns whether an unknown tag of a form can be anything but an error. A scalar can't contain
  /// values.
  private func isUnknownReadable(_ form: Representation) -> Bool {
    guard let unknown = form.unknown else { return false }
    let needsValues = if case .error = unknown.plan.absence { unknown.hasPayload } else { false }
    return form.style != .rawValue || !needsValues
  }

  /// Writes the code for an unknown tag, after attempts at cases without one.
  private func writeUnknown(_ form: Representation) {
    // Errors of the unknown case's own values are reported like those of any other case.
    guard !model.primary.standalone.isEmpty, unknownBranch(form) == nil else {
      return writeUnknownTag(form)
    }
    out.require(.attemptsBesideTags)
    out.block("do") {
      writeUnknownTag(form)
    } catch: {
      var attempts = UntaggedAttempts(emitter(form))
      attempts.writeExplanations()
      out.line("throw attempts.error(behind: error, at: decoder.codingPath)")
    }
  }

  private func unknownBranch(_ form: Representation) -> TagBranch? {
    plan.groups.first { $0.place == form.style.tagPlaces[0] }?.unknown
  }

  /// Writes the reading of a tag that no case has, and the code for it.
  private func writeUnknownTag(_ form: Representation) {
    var group = TagGroup(form)
    group.branches = []
    group.unknown = unknownBranch(form)
    var emitter = emitter(form)
    emitter.ignoresTag = emitter.isUnknownTagIgnored
    emitter.tags?.writeTag()
    if let unknown = group.unknown {
      write(unknown, in: group, leaves: false)
    } else {
      emitter.writeUnknown()
    }
  }

  private func isLast(_ group: TagGroup) -> Bool {
    guard group.forms[0].isPrimary else { return false }
    // If no other form is read, the primary form reads the tag itself, known or not.
    if model.representations.count == 1, model.primary.missingTag == nil { return true }
    if case .member = group.place { return false }
    return true
  }

  /// Returns a condition for whether there is a tag of a group, even an unknown one; nil if nothing
  /// depends on it.
  private func presence(of group: TagGroup, _ form: Representation) -> String? {
    switch group.place {
    case .member(let path):
      let path = path.keys.quotedList
      out.require(.tagPresence)
      return "(try? object?.containsTag(at: [\(path)])) == true"
    case .key: return form.unknown == nil ? nil : presenceOfUnknownName
    case .element: return "(try? decoder.unkeyedContainer()) != nil"
    case .value:
      // A name on its own is read together with names that are keys.
      if form.style == .external {
        return form.unknown == nil
          ? nil : "(try? decoder.singleValueContainer().decode(Swift.String.self)) != nil"
      }
      out.require(.scalarIfAny)
      return "CodableEnumScalar(ifAny: decoder) != .other"
    }
  }

  /// A condition for whether the only key of an object names an unknown case. A key of the case
  /// that `missingTag` names doesn't: that object just has no tag. nil if the keys of that case are
  /// not all known.
  private var presenceOfUnknownName: String? {
    let isOnly = "object?.allKeys.count == 1"
    guard model.primary.missingTag != nil else { return isOnly }
    guard let keys = model.primary.keysWithoutTag else { return nil }
    out.require(.containsAny)
    let list = keys.quotedList
    return "\(isOnly) && object?.contains(anyOf: [\(list)]) == false"
  }
}

extension TagGroup.Place {
  /// Whether only a tag can be there. A key of an object may be something else.
  fileprivate var isTag: Bool { if case .key = self { false } else { true } }

  fileprivate var isInObject: Bool {
    switch self {
    case .member, .key: true
    case .element, .value: false
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
