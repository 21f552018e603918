extension DecodingEmitter {
  func writeNamesOrObject() {
    form.tagPlaces.contains(.value) ? writeNames() : writeObject()
  }

  func writeKey(orMissing missing: CasePlan?) {
    if let missing { writeWithoutKey(missing) }
    out.require(.caseKey)
    let name = model.displayName.quoted
    let read = "try container.caseKey(of: \(name), \(keys(of: [form])))"
    out.line(ignoresTag ? "_ = \(read)" : "let key = \(read)")
  }

  /// Writes the case for an object in which no key names a case, or only null is under those that
  /// do.
  private func writeWithoutKey(_ plan: CasePlan) {
    out.require(.hasCaseKey)
    let isIgnoringCase = form.matching.isIgnoringCase
    let known = "known: Self.\(knownName("Keys")), ignoringCase: \(isIgnoringCase)"
    out.block("if try !container.hasCaseKey(\(known))") {
      guard out.writeAvailability(plan, of: model) else { return }
      switch plan.payload {
      case .keyed(var payload):
        // Keys of other cases may be there, with null.
        payload.knownKeys += form.knownTags.filter { !payload.knownKeys.contains($0) }
        writePayload(plan.with(.keyed(payload)), at: .container)
      case .empty: writeConstruction(plan, [:])
      case .bare, .unkeyed, .together: writePayload(plan, at: .root)
      }
      out.line("return")
    }
  }

  /// Returns an expression for the keys of an object that name cases of some forms.
  func keys(of forms: [Representation]) -> String {
    let count = forms.reduce(0) { $0 + $1.knownTags.count }
    var lists: [String] = []
    for form in forms {
      var other = self
      other.form = form
      let list = "Self.\(other.knownName("Keys"))"
      if !lists.contains(list) { lists.append(list) }
    }
    let known = lists.joined(separator: " + ")
    if model.takesFirstKey {
      out.require(.firstCaseKey)
      return "container.firstCaseKey(known: \(known))"
    }
    let isIgnoringCase = form.matching.isIgnoringCase
    let group = model.dispatch.groups.first { $0.place == .key && $0.number == forms[0].number }
    if let table = group.flatMap({ TagTable($0, of: model) }) {
      out.require(.caseKeysInTable)
      return "container.caseKeys(in: \(table.name), ignoringCase: \(isIgnoringCase))"
    }
    if count <= TagTable.threshold, lists.count == 1, !isIgnoringCase {
      // Asking for a few keys is faster than listing all of them.
      out.require(.caseKeys)
      return "container.caseKeys(of: \(known))"
    }
    out.require(.caseKeysOfMany)
    return "container.caseKeys(ofMany: \(known), ignoringCase: \(isIgnoringCase))"
  }

  func writeExternal(_ plan: CasePlan) {
    if form.rejectsUnknownKeys {
      out.require(.unknownKeys)
      let name = model.displayName.quoted
      out.line("try container.rejectKeys(otherThan: [key], in: \(name))")
    }
    writePayload(plan, at: .key("key"))
  }

  func keyAccess() -> TagAccess {
    TagAccess(
      tag: "key",
      rejection: (
        "throw container.unknownTag(key, for: key, \(known("key")))", .unknownTagUnderKey
      ))
  }

  /// Writes the reading of a name on its own. A value that isn't a string must be an object.
  private func writeNames() {
    out.require(.nameOrObject)
    out.line("let container: Swift.KeyedDecodingContainer<CodableEnumKey>")
    out.line("switch try codableEnumNameOrObject(decoder) {")
    out.line("case .object(let object):")
    out.line("  container = object")
    out.line("case .name(let name):")
    out.indented {
      var named = self
      named.ownTagAccess = TagAccess(
        tag: "name",
        rejection: (
          "throw codableEnumUnknownTag(name, \(known("name")), at: decoder.codingPath)", .unknownTag
        ))
      named.switchOverTags(TagGroup(form, at: .value), subject: "name", reading: []) { [named] in
        named.writeName($0)
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

  /// Writes the case for a name on its own.
  func writeName(_ plan: CasePlan) {
    let named = form.named(plan)
    if named.isName {
      writeConstruction(named, [:])
    } else {
      writeMissingPayload(plan)
    }
  }
}
