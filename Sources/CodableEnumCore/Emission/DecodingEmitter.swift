/// Writes statements that decode one representation.
struct DecodingEmitter {
  let model: EnumModel
  var form: Representation
  let out: CodeWriter
  /// The isolation of members, if it differs from that of the extension.
  let memberIsolation: String
  /// The expressions for a tag that was not read as the style reads it.
  var ownTagAccess: TagAccess?
  /// Whether the tag is read only for its errors.
  var ignoresTag = false

  private var tagAccess: TagAccess? { ownTagAccess ?? tags?.access() }

  /// Returns what an error about an unknown tag says after the tag.
  func known(_ tag: String) -> String {
    let list = "Self.\(knownName("Tags"))"
    return hasManyTags ? "codableEnumNearest(to: \(tag), in: \(list))" : list
  }

  /// Whether errors list only some tags.
  private var hasManyTags: Bool { form.knownTags.count > TagTable.listedTags }

  /// What precedes the known tags in errors. Many tags begin on a line of their own.
  var introduction: String {
    " is not a case of \(model.displayName); there are " + (hasManyTags ? "\n" : "")
  }

  /// Returns known tags as errors show them.
  func listOfTags(_ tags: [String]) -> String {
    if tags.isEmpty { return "no others" }
    return tags.map { form.matching.isString ? $0.quoted : $0 }.joined(separator: tagSeparator)
  }

  /// The separator between known tags. Many tags are on lines of their own, so an error can find
  /// the nearest.
  var tagSeparator: String { hasManyTags ? "\n" : ", " }

  /// Returns the name of the list of known tags, or of the keys that are tags. Representations with the
  /// same tags share it.
  func knownName(_ list: String) -> String {
    // The primary one is the first of all, so lists, which can be long, need not be compared.
    let number =
      form.isPrimary
      ? 0 : model.representations.first { $0.sharesKnownTags(with: form) }?.number ?? 0
    return "\(model.memberPrefix)\(number == 0 ? "" : "Form\(number)")\(list)"
  }

  // MARK: Making cases

  /// Writes the statement that makes a case out of expressions for its values.
  func writeConstruction(
    _ plan: CasePlan, _ expressions: [Int: String], isThrowing: Bool = true,
    into target: String = "self"
  ) {
    let kept = keptTag(plan)
    let all = expressions.merging(kept.expressions) { $1 }
    let canFail =
      !kept.expressions.isEmpty || !isThrowing
      || plan.payload.values.contains { expressions[$0.position] != nil && !$0.isSurelyCodable }
    let construction = plan.model.construction(
      plan.unreadArguments.merging(all) { $1 }, onOneLine: !canFail)
    guard !all.isEmpty else { return out.line("\(target) = \(construction)") }
    if canFail { out.relocate(to: model.path, line: plan.model.line) }
    let throwing = kept.isThrowing || isThrowing && !expressions.isEmpty
    out.line("\(target) = \(throwing ? "try " : "")\(construction)")
    out.endRelocation()
  }

  /// Writes the case for an absent payload.
  func writeAbsentPayload(_ plan: CasePlan) {
    let kept = keptTag(plan)
    let construction = plan.model.construction(plan.absentValues.merging(kept.expressions) { $1 })
    out.line("self = \(kept.isThrowing ? "try " : "")\(construction)")
  }

  /// Returns the expression for the value that keeps the tag, if there is one.
  private func keptTag(_ plan: CasePlan) -> (expressions: [Int: String], isThrowing: Bool) {
    guard let value = plan.keptTag, let access = tagAccess else { return ([:], false) }
    guard form.matching.isMixed, let conversion = access.conversion else {
      return ([value.position: access.tag], false)
    }
    requireUnknownTag(conversion.piece)
    return ([value.position: conversion.text], true)
  }

  /// Writes the error for a case that needs values but has only a name.
  func writeMissingPayload(_ plan: CasePlan) {
    out.require(.missingPayload)
    let name = model.name(of: plan.model).quoted
    out.line("throw codableEnumMissingPayload(\(name), at: decoder.codingPath)")
  }

  /// Writes the check that an object has only keys of the case.
  func rejectUnknownKeys(
    _ plan: CasePlan, in container: String = "container", otherThan keys: [String]
  ) {
    rejectUnknownKeys(plan, in: container, otherThanAnyOf: keys.quotedList)
  }

  /// - Parameter keys: A list of expressions for the texts of the keys.
  func rejectUnknownKeys(
    _ plan: CasePlan, in container: String, otherThanAnyOf keys: String
  ) {
    guard form.rejectsUnknownKeys else { return }
    out.require(.unknownKeys)
    let name = model.name(of: plan.model).quoted
    out.line("try \(container).rejectKeys(otherThan: [\(keys)], in: \(name))")
  }

  // MARK: Reading single values

  /// Returns the function that decodes a value instead of its own conformance, if any.
  func substitute(_ value: ValuePlan) -> String? {
    if let coder = value.coder { return "\(coder).decode" }
    switch value.leniency {
    case nil: return nil
    case .invalidElements:
      out.require(.readableElements)
      return "codableEnumReadableElements"
    case .pairs:
      out.require(.dictionaryValues)
      return "codableEnumDictionary"
    }
  }

  /// Returns an expression for the key of a value.
  func key(of keys: [String], in container: String) -> String {
    keys.count == 1 ? keys[0].quoted : "\(container).anyKey(of: [\(keys.quotedList)])"
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
    if form.style == .rawValue, unknown.hasPayload, case .error = unknown.plan.absence {
      return true
    }
    if unknown.plan.keptTag != nil { return false }
    return !unknown.hasPayload || unknown.plan.content != .tag && form.style != .external
  }

  /// Writes the error for a tag that no case has.
  func reject(_ access: TagAccess) {
    requireUnknownTag(access.rejection.piece)
    out.line(access.rejection.text)
  }

  /// Records that the code has the error about an unknown tag.
  private func requireUnknownTag(_ piece: SupportPiece) {
    out.require(piece)
    if hasManyTags { out.require(.nearestTags) }
  }
}

extension DecodingEmitter {
  /// The first arguments of the functions that turn a tag into the value that keeps it.
  var tagToConvert: String { "ofTag: tag, isCoercing: \(form.matching.isCoercing)" }

  /// Writes the reading of the unknown case by a coder. Returns whether it has one.
  func writeUnknownTogether() -> Bool {
    guard let unknown = form.unknown, let (values, coder) = unknown.together else { return false }
    writeTogether(values, coder, unknown.plan, at: .root)
    return true
  }

  /// Writes the code for a tag that no case has, or for a value that no case without a tag fits.
  func writeUnknown() {
    guard let tags, let access = tagAccess else { return writeUnfitting() }
    guard let unknown = form.unknown else {
      if let plan = form.unknownTag { return tags.writeCase(plan) }
      return reject(access)
    }
    if let type = unknown.requiredType {
      out.require(.coercedScalar)
      let tag = access.tag
      let subject = form.matching.isIgnoringCase ? "\(tag).lowercased()" : tag
      let own = unknown.plan.tags.map { tag in
        let pattern = form.matching.isIgnoringCase ? tag.lowercased : tag
        return "\(subject) == \(form.matching.literal(pattern)) || "
      }
      out.block("guard \(own.joined())(\(tag).coerced() as \(type)?) != nil else") {
        reject(access)
      }
    }
    if writeUnknownTogether() { return }
    if unknown.hasPayload { return tags.writeCase(unknown.plan) }
    writeContent(unknown, read: access.content)
  }

  /// Writes the unknown case, which may keep the whole value.
  ///
  /// - Parameter read: Reads that value, if the decoder was asked for a container before.
  func writeContent(_ unknown: UnknownPlan, read: String? = nil) {
    guard let value = unknown.content else { return writeConstruction(unknown.plan, [:]) }
    out.require(read == nil ? .content : .singleValue)
    writeConstruction(
      unknown.plan, [value.position: read ?? "codableEnumContent(of: decoder)"])
  }
}

extension Representation {
  fileprivate func sharesKnownTags(with other: Representation) -> Bool {
    knownTags == other.knownTags && matching.isString == other.matching.isString
  }
}
