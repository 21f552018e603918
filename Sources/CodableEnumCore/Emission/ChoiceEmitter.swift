/// Writes `init(from:)` for an enum that is read in several representations: it looks for the tags of
/// each, and decodes what is found.
struct ChoiceEmitter {
  let model: EnumModel
  let plan: ReadingPlan
  let out: CodeWriter
  let memberIsolation: String

  func write() {
    // The last forms to be looked at share what was found out about the value.
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

  /// Opens the object that tags may stand in. What is found before that need not be one.
  private func writeObject() {
    if !plan.untagged.isEmpty { out.require(.attemptedObject) }
    out.require(.key)
    let object =
      plan.untagged.isEmpty
      ? "try? decoder.container(keyedBy: CodableEnumKey.self)" : "attempts.object(of: decoder)"
    out.line("let object = \(object)")
  }

  /// An object without a tag that has none of the keys of untagged cases is what `missingTag` says,
  /// and not a case whose values are all nil or defaults.
  private func writeMissingTag() {
    guard let missing = model.primary.missingTag, let keys = plan.untaggedKeys else { return }
    let list = keys.quotedList
    out.require(.containsAny)
    // An unknown tag is none that is missing.
    let tags = plan.groups.filter(\.place.isInObject).compactMap { presence(of: $0, $0.forms[0]) }
    let conditions =
      ["let container = object", "!container.contains(anyOf: [\(list)])"] + tags.map { "!(\($0))" }
    out.block("if \(conditions.joined(separator: ", "))") {
      write(missing: missing)
    }
  }

  /// Writes how the case is read that an object without a tag is.
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

  /// - Parameter group: What the tag was read for.
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

  /// What finds a tag of a group, known or not, and of `.external` the key that is a known one.
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

  /// Further forms without a tag write none, so that one which no group knows is the unknown case's
  /// before they are looked at.
  private func writeUnknownTags() {
    guard plan.leavesUnknownTags(to: model.primary) else { return }
    for group in plan.groups where group.place.isTag && isUnknownReadable(group.forms[0]) {
      out.block("if \(condition(for: group, tag: "_"))") {
        writeUnknownTag(group.forms[0])
        out.line("return")
      }
    }
  }

  /// - Parameter leaves: Whether what stands behind is for other tags.
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
    // A scalar holds no values.
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

  /// Writes what is done where no form recognizes the value: an unknown tag of any form is the unknown
  /// case's; the primary form has the last word, and so the error.
  private func writeUnknown() {
    if !model.primary.hasTags, model.primary.unknown != nil {
      return emitter(model.primary).writeUnknown()
    }
    // A single key is an unknown one, unless it is another form's for tags.
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

  /// Whether an unknown tag of a form can be anything but an error: a scalar holds no values.
  private func isUnknownReadable(_ form: Representation) -> Bool {
    guard let unknown = form.unknown else { return false }
    let needsValues = if case .error = unknown.plan.absence { unknown.hasPayload } else { false }
    return form.style != .rawValue || !needsValues
  }

  /// What is done about an unknown tag, behind attempts at cases without one.
  private func writeUnknown(_ form: Representation) {
    // The errors of an unknown case's own values are told as those of any other.
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

  /// Reads a tag that no case has, and writes what is done about it.
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
    // Where no other form is read, the primary one's own reading of the tag tells all.
    if model.representations.count == 1, model.primary.missingTag == nil { return true }
    if case .member = group.place { return false }
    return true
  }

  /// What tells that there is a tag of a group, if an unknown one; nil where nothing would be done
  /// about it.
  private func presence(of group: TagGroup, _ form: Representation) -> String? {
    switch group.place {
    case .member(let path):
      let path = path.keys.quotedList
      out.require(.tagPresence)
      return "(try? object?.containsTag(at: [\(path)])) == true"
    case .key: return form.unknown == nil ? nil : presenceOfUnknownName
    case .element: return "(try? decoder.unkeyedContainer()) != nil"
    case .value:
      // A name that stands alone is read together with those that are keys.
      if form.style == .external {
        return form.unknown == nil
          ? nil : "(try? decoder.singleValueContainer().decode(Swift.String.self)) != nil"
      }
      out.require(.scalarIfAny)
      return "CodableEnumScalar(ifAny: decoder) != .other"
    }
  }

  /// What tells that the only key of an object names an unknown case: without a tag, one with a key of
  /// the case that `missingTag` says is that.
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
  /// Whether what stands there is nothing but a tag, as a key of an object need not be.
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
  /// Whether anything in the object is asked for: extras are not, nor is an absent payload.
  fileprivate var looksIntoObject: Bool {
    switch asRead.payload {
    case .empty(.omit): false
    case .keyed(let payload) where content == nil: payload.hasOwnKeys
    case .empty, .keyed, .unkeyed, .bare, .together: true
    }
  }
}
