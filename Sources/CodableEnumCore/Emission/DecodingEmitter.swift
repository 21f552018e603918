/// Writes statements that decode one representation.
final class DecodingEmitter {
  let form: Representation
  let out: CodeWriter
  /// Where the tag was found; nil if there is none.
  let tagPlace: TagPosition?
  /// The name of the tag that was read. If all tags are of one kind, also the value of a case that
  /// keeps it.
  let tag: String
  /// Whether the tag is read only for its errors.
  var ignoresTag = false
  /// What an error about an unknown tag says after the tag. Cases that keep tags of several kinds
  /// each need it, and it takes a look at all tags.
  private(set) lazy var known: String = {
    let list = expression(for: .tags)
    if form.knownTags.count <= TagTable.listedTags { return list }
    return out.code("codableEnumNearest(to: \(tag), in: \(list))", .nearestTags)
  }()
  /// Whether the container with the tag is open.
  var isOpen = false

  /// - Parameter wholeTag: The name of the tag if it is the whole value, in whatever style.
  init(_ form: Representation, _ out: CodeWriter, wholeTag: String? = nil) {
    self.form = form
    self.out = out
    tagPlace = wholeTag == nil ? form.tagPosition : .value
    tag = wholeTag ?? (form.style == .external ? "key" : "tag")
  }

  /// Writes the statement that makes a case out of expressions for its values.
  func writeConstruction(
    _ plan: CasePlan, _ expressions: [Int: String] = [:], isThrowing: Bool = true,
    into target: String = "self"
  ) {
    let kept = keptTag(plan)
    let all = expressions.merging(kept) { $1 }
    let canFail =
      !kept.isEmpty || !isThrowing
      || plan.payload.values.contains { expressions[$0.position] != nil && !$0.isSurelyCodable }
    let construction = plan.model.construction(
      plan.unreadArguments.merging(all) { $1 }, matchesLines: canFail && out.locatesSources)
    let isTried = !kept.isEmpty && form.matching.isMixed || isThrowing && !expressions.isEmpty
    out.line(
      "\(target) = \(isTried ? "try " : "")\(construction)", at: canFail ? plan.item.line : nil)
  }

  func writeAbsentPayload(_ plan: CasePlan) {
    let kept = keptTag(plan)
    var values = plan.absentValues.merging(kept) { $1 }
    let all = plan.item.values.indices
    // Values that would be taken for an omitted one are set afterwards.
    let late = plan.model.misplaced(leavingOut: Set(all.filter { values[$0] == nil }))
    for position in late { values[position] = nil }
    let target = late.isEmpty || plan.model.isIndistinct ? "self" : "let defaults: Self"
    let isTried = !kept.isEmpty && form.matching.isMixed
    out.line("\(target) = \(isTried ? "try " : "")\(plan.model.construction(values))")
    guard target != "self" else { return }
    let bound = all.filter { !late.contains($0) }
    for position in all { values[position] = late.contains(position) ? "nil" : "value\(position)" }
    out.block("if case \(plan.model.pattern(binding: bound)) = defaults") {
      out.line("self = \(plan.model.construction(values))")
    } or: {
      out.line("self = defaults")
    }
  }

  /// Returns the expression for the value that keeps the tag, if there is one. If tags are of several
  /// kinds, it throws.
  private func keptTag(_ plan: CasePlan) -> [Int: String] {
    guard let position = plan.keptTag?.position, let tagPlace else { return [:] }
    guard form.matching.isMixed else { return [position: tag] }
    let arguments = "ofTag: tag, isCoercing: \(form.matching.isCoercing)"
    let (read, piece): (String, SupportPiece) =
      switch tagPlace {
      case .member(let path):
        ("\(parent(of: path)).value(\(arguments), for: \(path.key.quoted), \(known))", .keptTag)
      case .element:
        ("CodableEnumElements.value(\(arguments), in: decoder, \(known))", .keptElementTag)
      case .key, .value: ("codableEnumValue(\(arguments), in: container, \(known))", .keptRootTag)
      }
    return [position: out.code(read, piece)]
  }

  func writeMissingPayload(_ plan: CasePlan) {
    out.line(out.failure("\(out.model.name(of: plan.model)) needs its values"))
  }

  /// Writes the check that an object has only keys of the case.
  ///
  /// - Parameter keys: A list of expressions for the texts of the keys.
  func rejectUnknownKeys(
    _ plan: CasePlan, in container: String = "container", otherThan keys: String
  ) {
    guard form.rejectsUnknownKeys else { return }
    out.line(
      "try \(container).rejectKeys(otherThan: [\(keys)], in: \(out.name(plan)))", .unknownKeys)
  }

  /// Returns the function that decodes a value instead of its own conformance, if any.
  func substitute(_ value: ValuePlan) -> String? {
    if let coder = value.coder { return "\(coder).decode" }
    return switch value.leniency {
    case nil: nil
    case .invalidElements: out.code("codableEnumReadableElements", .readableElements)
    case .pairs: out.code("codableEnumDictionary", .dictionaryValues)
    }
  }

  /// Writes the reading of the tag, by an expression that throws.
  func writeTag(_ read: String) {
    let type = form.matching.type
    if form.matching.isMixed { out.require(.scalar) }
    out.line(ignoresTag ? "_ = try \(read) as \(type)" : "let tag: \(type) = try \(read)")
  }

  /// Whether the code for an unknown tag doesn't use the tag.
  var isUnknownTagIgnored: Bool {
    if form.unknown == nil, let plan = form.unknownTag {
      let isKeyIgnored = form.style != .external || plan.isName && !form.rejectsUnknownKeys
      return plan.keptTag == nil && !readsContentUnderTag(plan) && isKeyIgnored
    }
    guard let unknown = form.unknown, unknown.requiredType == nil else { return false }
    if form.style == .rawValue, unknown.hasPayload, !unknown.plan.absence.isRead { return true }
    if unknown.plan.keptTag != nil { return false }
    return !unknown.hasPayload || unknown.plan.content != .tag && form.style != .external
  }

  /// Writes the error for a tag that no case has.
  private func reject() {
    var place = "decoder.codingPath"
    switch tagPlace {
    case .key:
      return out.line("throw container.unknownTag(key, for: key, \(known))", .unknownTagUnderKey)
    case .element: place = out.code("elements.codingPath + [CodableEnumIndex(intValue: 0)]", .index)
    case .member(let path):
      let key = path.key.quoted
      let parent = path.parents.isEmpty ? "container" : "try \(parent(of: path))"
      if form.matching.type == "Swift.String" {
        return out.line(
          "throw \(parent).unknownTag(tag, for: \(key), \(known))", .unknownTagUnderKey)
      }
      place = "\(parent).codingPath + [CodableEnumKey(stringValue: \(key))]"
    case .value, nil: break
    }
    out.line("throw codableEnumUnknownTag(\(tag), \(known), at: \(place))", .unknownTag)
  }

  /// Writes the code for a tag that no case has, or for a value that no case without a tag fits.
  func writeUnknown() {
    guard form.hasTags else { return writeUnfitting() }
    guard let unknown = form.unknown else {
      return form.unknownTag.map(writeTagged) ?? reject()
    }
    if let type = unknown.requiredType {
      let subject = tag + form.matching.folding
      let own = unknown.plan.tags.map(form.matching.folded).map {
        "\(subject) == \(form.matching.literal($0)) || "
      }
      let coerced = out.code("\(tag).coerced()", .coercedScalar)
      out.block("guard \(own.joined())(\(coerced) as \(type)?) != nil else", reject)
    }
    if unknown.hasPayload { return writeTagged(unknown.plan) }
    // The decoder was asked for a container that must also serve for the whole value.
    writeContent(unknown, read: form.style == .rawValue ? "codableEnumSingleValue(container)" : nil)
  }

  /// Writes the unknown case, which may keep the whole value.
  ///
  /// - Parameter read: Reads that value, if the decoder was asked for a container before.
  func writeContent(_ unknown: UnknownPlan, read: String? = nil) {
    if let (values, coder) = unknown.together {
      return writeTogether(values, coder, unknown.plan, in: .decoder)
    }
    guard let value = unknown.content else { return writeConstruction(unknown.plan) }
    if read != nil { out.require(.singleValue) }
    writeConstruction(unknown.plan, [value.position: read ?? out.content(value.declared)])
  }
}
