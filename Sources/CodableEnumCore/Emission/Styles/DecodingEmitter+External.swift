extension DecodingEmitter {
  func writeKey() {
    if let missing = form.missingTag { writeWithoutKey(missing) }
    let name = model.displayName.quoted
    let read = "try container.caseKey(of: \(name), \(keys(of: [form])))"
    out.line(ignoresTag ? "_ = \(read)" : "let key = \(read)", .caseKey)
  }

  /// Writes the case for an object in which no key names a case, or only null is under those that
  /// do.
  private func writeWithoutKey(_ plan: CasePlan) {
    let isIgnoringCase = form.matching.isIgnoringCase
    let known = "known: Self.\(knownName("Keys")), ignoringCase: \(isIgnoringCase)"
    out.block("if try !\(out.code("container.hasCaseKey(\(known))", .hasCaseKey))") {
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
  func keys(of forms: [Representation]) -> String {
    let lists = forms.map { "Self.\(DecodingEmitter($0, out).knownName("Keys"))" }.uniqued
    let known = lists.joined(separator: " + ")
    if model.takesFirstKey {
      return out.code("container.firstCaseKey(known: \(known))", .firstCaseKey)
    }
    let isIgnoringCase = form.matching.isIgnoringCase
    let group = model.dispatch.groups.first { $0.place == .key && $0.number == forms[0].number }
    if let table = group.flatMap({ TagTable($0, of: model) }) {
      return out.code(
        "container.caseKeys(in: \(table.name), ignoringCase: \(isIgnoringCase))", .caseKeysInTable)
    }
    let count = forms.reduce(0) { $0 + $1.knownTags.count }
    if count <= TagTable.threshold, lists.count == 1, !isIgnoringCase {
      // Asking for a few keys is faster than listing all of them.
      return out.code("container.caseKeys(of: \(known))", .caseKeys)
    }
    return out.code(
      "container.caseKeys(ofMany: \(known), ignoringCase: \(isIgnoringCase))", .caseKeysOfMany)
  }

  func writeExternal(_ plan: CasePlan) {
    if form.rejectsUnknownKeys {
      let name = model.displayName.quoted
      out.line("try container.rejectKeys(otherThan: [key], in: \(name))", .unknownKeys)
    }
    writePayload(plan, in: .key("key"))
  }

  /// Writes the reading of a name on its own. A value that isn't a string must be an object.
  func writeNames() {
    out.line(
      """
      let container: Swift.KeyedDecodingContainer<CodableEnumKey>
      switch try codableEnumNameOrObject(decoder) {
      case .object(let object):
        container = object
      """, .nameOrObject)
    out.branch("case .name(let name)") {
      var named = self
      (named.tagPlace, named.tag) = (.value, "name")
      let group = TagGroup(form, at: .value)
      TagSwitchWriter(group: group, out: out, name: "name").write { [named] branch in
        named.writeName(branch.alternatives[0].plan)
      } unknown: {
        if let unknown = form.unknown, unknown.hasPayload {
          named.writeMissingPayload(unknown.plan)
        } else if let plan = form.unknownTag {
          named.writeName(plan)
        } else {
          named.writeUnknown()
        }
      }
      out.line("return")
    }
    out.line("}")
  }

  func writeName(_ plan: CasePlan) {
    let named = form.named(plan)
    named.isName ? writeConstruction(named) : writeMissingPayload(plan)
  }
}
