extension DecodingEmitter {
  func writeMemberTag(at path: TagPath) {
    let key = path.key.quoted
    let piece = SupportPiece.required.of(form.matching.type.plainName)
    var read =
      form.matching.onlyStringsMatter
      ? out.code("container.stringTag(for: \(key))", .stringTagIfAny)
      : out.code("\(parent(of: path)).required(for: \(key))", piece)
    if let missing = form.missingTag, !missing.hasNullTag {
      let hasTag = out.hasTag(at: path, in: "container")
      // Another case may have its tag.
      if form.cases.contains(where: { form.areRivals($0, missing) && $0.index != missing.index }) {
        out.below(missing.item.conditions) { writeWithoutTag(missing, if: "try !\(hasTag)") }
      } else {
        read = "\(hasTag) ? \(read) : \(form.matching.literal(missing.tags[0]))"
      }
    }
    writeTag(read)
  }

  /// Returns an expression for the object that contains the last key of a path.
  func parent(of path: TagPath) -> String {
    if path.parents.isEmpty { return "container" }
    return out.code("container.parent(of: [\(path.keys.quotedList)])", .tagParent)
  }

  /// Whether a tag that isn't a string only has to be recognized as a scalar.
  var onlyStringsMatter: Bool {
    guard form.tagPath?.parents.isEmpty == true, !form.matching.isCoercing,
      !form.matching.isIgnoringCase, form.matching.isMixed, isUnknownTagIgnored
    else { return false }
    return form.cases.allSatisfy { plan in
      plan.keptTag == nil && plan.ranges.isEmpty && !readsContentUnderTag(plan)
        && form.sharing(plan).count <= 1 && plan.patterns.allSatisfy(\.isString)
    }
  }

  /// Writes the reading of a case whose tag is a member of `container`. Its values are members of
  /// `container`, too, or under a key.
  func writeBesideTag(_ plan: CasePlan, at tag: TagPath) {
    if let content = plan.content {
      writePayload(plan, under: content, beside: tag)
    } else {
      writePayload(plan, in: .besideTag("decoder"))
      if plan.payload.emptyForm != nil { rejectUnknownKeys(plan, otherThan: tag.first.quoted) }
    }
    // Values may be in the objects on the path to the tag.
    let objects = plan.content == nil ? plan.payload.keyed?.objects ?? [] : []
    guard form.rejectsUnknownKeys, !tag.parents.isEmpty, !plan.payload.meetsTag,
      !objects.contains(where: { $0.path == [tag.first] })
    else { return }
    // The objects on the path to the tag contain nothing else.
    let keys = tag.keys.quotedList
    out.line(
      "try container.rejectKeys(beside: [\(keys)], in: \(out.name(plan)))", .unknownKeysBeside)
  }

  private func writePayload(_ plan: CasePlan, under content: ContentKey, beside tag: TagPath) {
    var key = form.matching.text(of: "tag")
    switch content {
    case .key(let text): key = text.quoted
    case .tag where plan.isMissingTag || plan.hasNullTag:
      // Without a tag there is no such key.
      rejectUnknownKeys(plan, otherThan: tag.first.quoted)
      return writeAbsentPayload(plan)
    case .tag where key != "tag" && readsContentUnderTag(plan):
      out.line("let content = \(key)")
      key = "content"
    case .tag: break
    }
    rejectUnknownKeys(plan, otherThan: "\(tag.first.quoted), \(key)")
    let presence: String
    switch plan.absence {
    case .error, .always: return writePayload(plan, in: .key(key))
    case .defaults: presence = out.hasKey(key, in: "container")
    case .defaultsOrNull: presence = "try " + out.hasValue(for: key, in: "container")
    }
    out.block("if \(presence)") {
      writePayload(plan, in: .key(key))
    } or: {
      writeAbsentPayload(plan)
    }
  }

  /// Returns whether reading a payload needs the key that is the text of the tag.
  func readsContentUnderTag(_ plan: CasePlan) -> Bool {
    plan.content == .tag && (plan.payload.emptyForm != .omit || form.rejectsUnknownKeys)
  }
}
