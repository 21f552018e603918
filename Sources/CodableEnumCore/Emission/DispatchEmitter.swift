/// Writes the steps by which an enum of several forms is read. The code looks for the tags of each
/// form, and decodes what it finds.
final class DispatchEmitter {
  private let out: CodeWriter
  /// The forms without tags come last, and share what was found out about the value.
  private var attempts: UntaggedAttempts
  private var isAttempted = false
  /// The form whose unknown case several steps read, by one initializer.
  private var shared: Representation?

  init(_ out: CodeWriter) {
    self.out = out
    attempts = UntaggedAttempts(out.model.primary, out)
  }

  func write() {
    if !out.model.dispatch.untagged.isEmpty { attempts.writeOpening() }
    for step in out.model.dispatch.steps {
      switch step {
      case .tags(let group) where group.branches.isEmpty: break
      case .tags(let group):
        out.block("if \(condition(for: group, tag: "tag"))") {
          TagSwitchWriter(group: group, out: out, leaves: true).write { [self] in
            write($0, in: group)
          } unknown: {
          }
        }
      case .unknownTag(let group, let sign): writeUnknown(group.forms[0], sign)
      case .missingTag(let plan, let absence):
        attempts.declareObject()
        out.below(plan.item.conditions) { write(missing: plan, absence) }
      case .attempts:
        isAttempted = true
        attempts.write()
      case .unfitting(let form): emitter(form).writeUnknown()
      // Only an enum of one form has these, and the fallback is around everything.
      case .tagless, .fallback: break
      }
    }
    attempts.close()
    guard let shared else { return }
    out.afterwards { [self] in
      out.writeDeprecation()
      let parameter = "codableEnumUnknownFrom decoder: any Swift.Decoder"
      out.block("private \(out.memberIsolation)init(\(parameter)) throws") {
        writeUnknownTag(shared)
      }
    }
  }

  private func write(missing plan: CasePlan, _ absence: Dispatch.Absence?) {
    let form = out.model.primary
    let emitter = emitter(form)
    let isUnknown = plan.reading == .unknown
    let requiresType = form.unknown?.requiredType != nil
    var conditions = ["let container = object"]
    if let absence {
      // An unknown tag isn't a missing one.
      conditions.append("!" + out.hasKey(of: absence.keys, in: "container"))
      conditions += absence.signs.map { "!(\(condition(for: $0, opens: false)))" }
    } else {
      // Extras and an absent payload need nothing from the object.
      let payload = plan.asRead.payload
      let isRead =
        plan.content == nil ? payload.keyed?.hasOwnKeys == true : payload.emptyForm != .omit
      let needsObject = isUnknown ? requiresType : isRead || form.rejectsUnknownKeys
      if !needsObject { conditions = ["object != nil"] }
    }
    out.block("if \(conditions.joined(separator: ", "))") {
      if isUnknown ? requiresType : emitter.readsContentUnderTag(plan) {
        out.line("let tag: \(form.matching.type) = \(form.matching.literal(plan.tags[0]))")
      }
      isUnknown ? emitter.writeUnknown() : emitter.writeTagged(plan)
      out.line("return")
    }
  }

  /// - Parameter group: The group for which the tag was read.
  private func emitter(_ form: Representation, _ group: TagGroup? = nil) -> DecodingEmitter {
    guard let group else { return DecodingEmitter(form, out) }
    var form = form
    form.matching = group.matching
    return DecodingEmitter(form, out, wholeTag: group.place == .value ? "tag" : nil)
  }

  /// Whether several keys that name cases are an error. In a form of another style they may be keys
  /// of values.
  private func needsOneKey(_ group: TagGroup) -> Bool {
    let model = out.model
    return !model.takesFirstKey && Set(group.forms.flatMap(\.knownTags)).count > 1
      && model.representations.allSatisfy { $0.style == .external }
  }

  /// Returns a condition that finds a tag of a group, known or not; in `.external`, only a key that
  /// is a known tag.
  private func condition(for group: TagGroup, tag: String) -> String {
    let binding = "let \(tag): \(group.matching.type) ="
    switch group.place {
    case .key:
      attempts.declareObject()
      let emitter = emitter(group.forms[0], group)
      let areKnown = emitter.listsKeys(of: group.forms) && attempts.declareKeysForTag()
      let keys = emitter.keys(of: group.forms, areKnown: areKnown)
      if needsOneKey(group) {
        let owner = out.model.displayName.quoted
        let read = "try container.soleCase(of: \(owner), \(keys))"
        return out.code("let container = object, let key = \(read)", .soleCase)
      }
      return out.code("let container = object, let key = container.onlyCase(\(keys))", .onlyCase)
    case .member(let path):
      attempts.declareObject()
      out.require(.ifPresent.of(group.matching.type.plainName))
      let parent = emitter(group.forms[0]).parent(of: path)
      let read = "\(binding) try? \(parent).ifPresent(for: \(path.key.quoted))"
      if path.parents.isEmpty { return "let container = object, \(read)" }
      let hasTag = out.hasTag(at: path, in: "container")
      return "let container = object, (try? \(hasTag)) == true, \(read)"
    case .element:
      let read = emitter(group.forms[0], group).firstElement
      return "var elements = try? decoder.unkeyedContainer(), \(binding) try? \(read)"
    case .value:
      let read = "try? \(group.matching.type)(from: decoder)"
      return tag == "_" ? "(\(read)) != nil" : "let \(tag) = \(read)"
    }
  }

  /// - Parameter leaves: Whether the code that follows is for other tags.
  private func write(_ branch: TagBranch, in group: TagGroup, leaves: Bool = true) {
    func condition(_ test: LookTest) -> String {
      out.expression(test, at: group.place, tag: group.matching.text(of: "tag"))
    }
    func write() {
      let alternatives = branch.alternatives
      out.choose(among: alternatives, alternatives.compactMap(\.test).map(condition)) {
        self.write($0, in: group)
      }
      if leaves, isRead(alternatives[0], in: group) { out.line("return") }
    }
    guard let test = branch.test else { return write() }
    out.block("if \(condition(test))", write)
  }

  /// Whether the code for a tag makes a case. A scalar can't contain values.
  private func isRead(_ alternative: TagBranch.Alternative, in group: TagGroup) -> Bool {
    let (form, plan) = (alternative.form, alternative.plan)
    if group.place != .value { return true }
    return form.style == .external ? form.named(plan).isName : plan.absence.isRead
  }

  private func write(_ alternative: TagBranch.Alternative, in group: TagGroup) {
    let plan = alternative.plan
    let emitter = emitter(alternative.form, group)
    if group.place == .value, plan.keptTag != nil, group.matching.isMixed,
      isRead(alternative, in: group)
    {
      out.line("let container = try decoder.singleValueContainer()")
    }
    let isName = group.place == .value && emitter.form.style == .external
    isName ? emitter.writeName(plan) : emitter.writeCase(plan)
  }

  private func writeUnknown(_ form: Representation, _ sign: Dispatch.TagSign?) {
    // The unknown case may be read in two steps: for a sign of a tag, and for what is left, which
    // may have none. Its reading is written once.
    let numbers = out.model.dispatch.steps.compactMap { step -> Int? in
      if case .unknownTag(let group, _) = step { group.number } else { nil }
    }
    let isShared =
      (form.unknown != nil || form.unknownTag != nil) && numbers.last == form.number
      && numbers.count { $0 == form.number } > 1
    if isShared { shared = form }
    // A sign of another form's tag tells that no form without tags is meant.
    let mayBeTagless = sign == nil || !out.model.primary.standalone.isEmpty
    let isReported = isAttempted && mayBeTagless && unknownBranch(form) == nil
    // The container in which the sign is found also serves to read the tag.
    let opens =
      switch sign {
      case .path, .onlyKey, .array: !isShared
      case .tag, .string, .scalar, nil: false
      }
    func write() {
      if !isShared { return writeUnknownTag(form, isOpen: opens) }
      out.line("self = try \(out.model.ownName)(codableEnumUnknownFrom: decoder)")
    }
    func writeReported() {
      guard isReported else { return write() }
      // Why cases without a tag don't fit is told, too.
      out.block("do") {
        write()
      } catch: {
        UntaggedAttempts(form, out).writeError(isBehindTag: true)
      }
    }
    if let sign {
      out.block("if \(condition(for: sign, opens: opens))") {
        writeReported()
        if form.readsUnknownTags || isShared { out.line("return") }
      }
    } else {
      writeReported()
    }
  }

  private func unknownBranch(_ form: Representation) -> TagBranch? {
    out.model.dispatch.groups.first { $0.place == form.tagPosition }?.unknown
  }

  /// Writes the reading of a tag that no case has, and the code for it.
  ///
  /// - Parameter isOpen: Whether the container with the tag is open.
  private func writeUnknownTag(_ form: Representation, isOpen: Bool = false) {
    // An object without a tag was read before.
    var form = form
    form.missingTag = nil
    let emitter = emitter(form)
    emitter.isOpen = isOpen
    emitter.ignoresTag = emitter.isUnknownTagIgnored
    emitter.writeTag()
    guard let unknown = unknownBranch(form) else { return emitter.writeUnknown() }
    write(unknown, in: TagGroup(form, at: form.style.tagPlaces[0]), leaves: false)
  }

  /// Returns a condition for whether a document has a tag, known or not.
  ///
  /// - Parameter opens: Whether it also opens the container that has the tag.
  private func condition(for sign: Dispatch.TagSign, opens: Bool) -> String {
    func object(_ condition: (String) -> String) -> String {
      attempts.declareObject()
      return opens ? "let container = object, \(condition("container"))" : condition("object?")
    }
    switch sign {
    case .tag(let group): return condition(for: group, tag: "_")
    case .path(let path): return object { "(try? \(out.hasTag(at: path, in: $0))) == true" }
    case .onlyKey(let others):
      return object { object in
        let isOnly = "\(object).allKeys.count == 1"
        if others.isEmpty { return isOnly }
        let isOther = out.hasKey(of: others, in: object)
        let isNone = opens ? "!\(isOther)" : "\(isOther) == false"
        return "\(isOnly)\(opens ? "," : " &&") \(isNone)"
      }
    case .array:
      let array = "try? decoder.unkeyedContainer()"
      return opens ? "var elements = \(array)" : "(\(array)) != nil"
    case .string: return "(try? decoder.singleValueContainer().decode(Swift.String.self)) != nil"
    case .scalar: return out.code("(try? CodableEnumScalar(from: decoder)) != nil", .scalar)
    }
  }
}
