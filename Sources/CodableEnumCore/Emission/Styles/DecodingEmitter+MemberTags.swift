extension DecodingEmitter {
  func writeObject() {
    out.line("let container = try decoder.container(keyedBy: CodableEnumKey.self)")
  }

  /// Writes the reading of a tag that is a member of an object.
  func writeMemberTag(at path: TagPath, orMissing missing: CasePlan?) {
    var read: String
    if form.matching.onlyStringsMatter {
      out.require(.stringTagIfAny)
      read = "container.stringTag(for: \(path.key.quoted))"
    } else {
      out.require(form.matching.requiredPiece)
      read = "\(parent(of: path)).required(for: \(path.key.quoted))"
    }
    if let missing, !missing.hasNullTag {
      out.require(path.parents.isEmpty ? .hasValue : .tagPresence)
      let presence =
        path.parents.isEmpty
        ? "hasValue(for: \(path.key.quoted))" : "containsTag(at: [\(path.keys.quotedList)])"
      read = "container.\(presence) ? \(read) : \(form.matching.literal(missing.tags[0]))"
    }
    writeTag(read)
  }

  /// Returns an expression for the object that contains the last key of a path.
  private func parent(of path: TagPath) -> String {
    if path.parents.isEmpty { return "container" }
    out.require(.tagParent)
    return "container.parent(of: [\(path.keys.quotedList)])"
  }

  /// Whether a tag that isn't a string needs nothing but to be recognized as a scalar.
  var onlyStringsMatter: Bool {
    guard form.tagPath?.parents.isEmpty == true, !form.matching.isCoercing,
      !form.matching.isIgnoringCase, form.matching.isMixed, isUnknownTagIgnored
    else { return false }
    return form.cases.allSatisfy { plan in
      plan.keptTag == nil && plan.ranges.isEmpty && !readsContentUnderTag(plan)
        && form.sharing(plan).count <= 1 && plan.patterns.allSatisfy(\.isString)
    }
  }

  /// Null counts as no tag if it belongs to no case.
  func absence(of plan: CasePlan, at path: TagPath) -> String {
    let isOnlyNull = plan.hasNullTag && form.missingTag?.index != plan.index
    out.require(isOnlyNull ? .nullTag : .tagPresence)
    let test = isOnlyNull ? "try container.hasNullTag" : "try !container.containsTag"
    return "\(test)(at: [\(path.keys.quotedList)])"
  }

  /// Writes the reading of a case whose tag is a member of `container`. Its values are members of
  /// `container`, too, or under a key.
  func writeBesideTag(_ plan: CasePlan, at tag: TagPath) {
    if let content = plan.content {
      writePayload(plan, under: content, beside: tag)
    } else {
      writePayload(plan, at: .container)
      if plan.payload.emptyForm != nil { rejectUnknownKeys(plan, otherThan: [tag.first]) }
    }
    var isShared = plan.payload.sharesTagObject
    if plan.isMissingTag, case .keyed(let payload) = plan.payload {
      isShared = payload.objects.contains { $0.path == [tag.first] }
    }
    if !plan.payload.meetsTag, !isShared {
      rejectKeysBesideTag(plan, at: tag)
    }
  }

  /// Writes the reading of a payload under a key next to the tag.
  private func writePayload(_ plan: CasePlan, under content: ContentKey, beside tag: TagPath) {
    let key: String
    switch content {
    case .key(let text):
      key = text.quoted
      rejectUnknownKeys(plan, otherThan: [tag.first, text])
    case .tag where plan.isMissingTag || plan.hasNullTag:
      // Without a tag there is no such key.
      rejectUnknownKeys(plan, otherThan: [tag.first])
      return writeAbsentPayload(plan)
    case .tag:
      key = "content"
      if readsContentUnderTag(plan) {
        out.line("let content = \(form.matching.text(of: "tag"))")
      }
      let keys = "\(tag.first.quoted), content"
      rejectUnknownKeys(plan, in: "container", otherThanAnyOf: keys)
    }
    let presence: String
    switch plan.absence {
    case .error, .always: return writePayload(plan, at: .key(key))
    case .defaults: presence = out.hasKey(key, in: "container")
    case .defaultsOrNull:
      out.require(.hasValue)
      presence = "try container.hasValue(for: \(key))"
    }
    out.block("if \(presence)") {
      writePayload(plan, at: .key(key))
    } or: {
      writeAbsentPayload(plan)
    }
  }

  /// Returns whether reading a payload needs the key that is the text of the tag.
  func readsContentUnderTag(_ plan: CasePlan) -> Bool {
    plan.content == .tag && (plan.payload.emptyForm != .omit || form.rejectsUnknownKeys)
  }

  func memberTagAccess(at path: TagPath) -> TagAccess {
    let parent = path.parents.isEmpty ? "container" : "try \(parent(of: path))"
    let known = known("tag")
    let key = path.key.quoted
    let place = "\(parent).codingPath + [CodableEnumKey(stringValue: \(key))]"
    let rejection: (String, SupportPiece) =
      form.matching.type == "Swift.String"
      ? ("throw \(parent).unknownTag(tag, for: \(key), \(known))", .unknownTagUnderKey)
      : ("throw codableEnumUnknownTag(tag, \(known), at: \(place))", .unknownTag)
    return TagAccess(
      conversion: (
        "container.value(\(tagToConvert), \(arguments(path)), \(known))",
        path.parents.isEmpty ? .keptTag : .keptTagAtPath
      ),
      rejection: rejection)
  }

  func arguments(_ path: TagPath) -> String {
    path.parents.isEmpty ? "for: \(path.key.quoted)" : "at: [\(path.keys.quotedList)]"
  }

  /// Writes the check that the objects on the path to a tag contain nothing else.
  private func rejectKeysBesideTag(_ plan: CasePlan, at path: TagPath) {
    guard form.rejectsUnknownKeys, !path.parents.isEmpty else { return }
    let name = model.name(of: plan.model).quoted
    out.require(.unknownKeysBeside)
    out.line("try container.rejectKeys(beside: [\(path.keys.quotedList)], in: \(name))")
  }
}
