extension DecodingEmitter {
  func writeKey() {
    if let missing = form.missingTag {
      out.below(missing.item.conditions) { writeWithoutKey(missing) }
    }
    let name = out.model.displayName.quoted
    // No tag of any form is an unknown one.
    let group = form.unknown == nil ? nil : out.model.dispatch.groups.first { $0.place == .key }
    let keys = keys(of: group?.forms ?? [form], inAnyOrder: true)
    let read = "try container.caseKey(of: \(name), \(keys))"
    out.line(ignoresTag ? "_ = \(read)" : "let key = \(read)", .caseKey)
  }

  /// Leaves out a form if another has all of its tags and more.
  private func withAllTags(_ forms: [Representation]) -> [Representation] {
    let tags = forms.map { Set($0.knownTags) }
    return forms.indices.filter { index in !tags.contains { tags[index].isStrictSubset(of: $0) } }
      .map { forms[$0] }
  }

  /// Writes the case for an object in which no key names a case, or only null is under those that
  /// do.
  private func writeWithoutKey(_ plan: CasePlan) {
    let isName = isName(among: expression(for: .keys))
    out.block("if try !\(out.code("container.hasCaseKey(\(isName))", .hasCaseKey))") {
      guard out.writeAvailability(plan) else { return }
      switch plan.payload {
      case .keyed(var payload):
        // Keys of other cases may be there, with null.
        payload.knownKeys += form.knownTags.filter { !payload.knownKeys.contains($0) }
        writePayload(plan.with(.keyed(payload)), in: .besideTag("decoder"))
      case .empty: writeConstruction(plan)
      case .bare, .unkeyed, .together: writePayload(plan, in: .decoder)
      }
      out.line("return")
    }
  }

  /// Returns an expression for the keys of an object that name cases of some forms.
  ///
  /// - Parameters:
  ///   - areKnown: Whether all keys of the object are in `keys`.
  ///   - inAnyOrder: Whether it doesn't matter which of them is found first.
  func keys(
    of forms: [Representation], areKnown: Bool = false, inAnyOrder: Bool = false
  ) -> String {
    let forms = inAnyOrder && keyTable(of: forms) == nil ? withAllTags(forms) : forms
    func known() -> String {
      forms.map { DecodingEmitter($0, out).expression(for: .keys) }.uniqued.joined(separator: " + ")
    }
    if out.model.takesFirstKey {
      return out.code("container.firstCaseKey(known: \(known()))", .firstCaseKey)
    }
    guard listsKeys(of: forms) else {
      return out.code("container.caseKeys(of: \(known()))", .caseKeys)
    }
    out.require(areKnown ? .listedCaseKeys : .caseKeysAmongAll)
    let function = areKnown ? "keys.tags" : "container.caseKeys"
    guard let table = keyTable(of: forms) else { return "\(function)(\(isName(among: known())))" }
    return "\(function) { \(table.name).index(of: $0\(form.matching.folding)) >= 0 }"
  }

  private func isName(among known: String) -> String {
    let arguments = "among: \(known), ignoringCase: \(form.matching.isIgnoringCase)"
    return out.code("codableEnumIsName(\(arguments))", .caseNames)
  }

  /// Whether all keys of an object are listed to find those that name cases of some forms. Asking for
  /// a few keys is faster.
  func listsKeys(of forms: [Representation]) -> Bool {
    let count = forms.reduce(0) { $0 + $1.knownTags.count }
    let names = Set(forms.map { DecodingEmitter($0, out).name(of: .keys) })
    let isFew = count <= TagTable.threshold && names.count == 1
    return !out.model.takesFirstKey
      && (keyTable(of: forms) != nil || !isFew || form.matching.isIgnoringCase)
  }

  private func keyTable(of forms: [Representation]) -> TagTable? {
    out.model.dispatch.groups.first { $0.place == .key && $0.number == forms[0].number }
      .flatMap { TagTable($0, of: out.model) }
  }

  func writeExternal(_ plan: CasePlan) {
    if form.rejectsUnknownKeys {
      let name = out.model.displayName.quoted
      out.line("try container.rejectKeys(otherThan: [key], in: \(name))", .unknownKeys)
    }
    writePayload(plan, in: .key("key"))
  }

  /// Writes the reading of a name on its own. A value that isn't a string must be an object.
  func writeNames() {
    let name = "try? decoder.singleValueContainer().decode(Swift.String.self)"
    out.line("let container: Swift.KeyedDecodingContainer<CodableEnumKey>", .key)
    out.block("do") {
      out.line("container = try decoder.container(keyedBy: CodableEnumKey.self)")
    } catch: {
      out.line("guard let name = \(name) else { throw error }")
      let named = DecodingEmitter(form, out, wholeTag: "name")
      // Beside other forms, an earlier step reads the names of cases.
      let dispatch = out.model.dispatch
      let areRead =
        !dispatch.isSole
        && dispatch.groups.contains { group in
          group.place == .value && group.branches.allSatisfy { $0.element.test == nil }
        }
      if areRead, form.unknown == nil, form.unknownTag == nil { return named.writeUnknown() }
      let group = TagGroup(form, at: .value)
      func isMade(_ branch: TagBranch) -> Bool {
        form.named(branch.alternatives[0].plan).isName
      }
      // In a build without some branches of '#if', all that is left may be errors.
      let isReached =
        form.unknown != nil || form.unknownTag != nil
        || group.branches.contains { $0.branches.isEmpty && isMade($0.element) }
      TagSwitchWriter(group: group, out: out, name: "name").write { branch in
        named.writeName(branch.alternatives[0].plan)
        if !isReached, isMade(branch) { out.line("return") }
      } unknown: {
        if let unknown = form.unknown, unknown.hasPayload {
          named.writeMissingPayload(unknown.plan)
        } else if let plan = form.unknownTag {
          named.writeName(plan)
        } else {
          named.writeUnknown()
        }
      }
      if isReached { out.line("return") }
    }
  }

  func writeName(_ plan: CasePlan) {
    let named = form.named(plan)
    named.isName ? writeConstruction(named) : writeMissingPayload(plan)
  }
}
