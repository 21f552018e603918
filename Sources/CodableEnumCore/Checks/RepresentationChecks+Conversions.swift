extension RepresentationChecks {
  /// Checks `rawRepresentable` and `codingKeys`: every case must have something to be converted to.
  func conversions(_ representation: Representation) {
    if let option = declared.options.rawRepresentable, option.value {
      rawRepresentable(representation, at: option.offset)
    }
    if let option = declared.options.codingKeys, option.value {
      codingKeys(representation, at: option.offset)
    }
  }

  private func rawRepresentable(_ representation: Representation, at offset: Int) {
    if declared.cases.contains(where: { $0.rawValue != nil }) {
      return report(.rawRepresentableAlready, declared.displayName, at: offset)
    }
    let own = types.universe.resolver.facts[declared.displayName].members
    if own.contains(where: { $0.name == "rawValue" && !$0.isStatic }) {
      return report(.rawValueCollision, declared.displayName, at: offset)
    }
    if untagged(representation, "rawRepresentable", at: offset) { return }
    let plans = representation.cases.filter { !$0.keepsUnknownTag }
    let isString = plans.first?.firstTag?.isOfStrings ?? true
    for plan in plans {
      guard let tag = plan.firstTag, isString ? !tag.isOfStrings : !tag.isInteger else { continue }
      let item = plan.item
      return report(
        .rawValuesOfSeveralKinds, at: offset,
        note: "'\(item.baseName)' has \(tag.text)", at: item.nameOffset)
    }
    keptTags(representation, as: [isString ? "String" : "Int"], "rawRepresentable")
  }

  /// Reports a case without a tag. Returns whether there is one.
  private func untagged(
    _ representation: Representation, _ option: String, at offset: Int
  ) -> Bool {
    guard
      let item = representation.cases.first(where: { $0.standsAlone || $0.hasNullTag })?.item
    else { return false }
    report(.conversionOfUntaggedCase, option, item.baseName, at: offset, beside: item)
    return true
  }

  private func codingKeys(_ representation: Representation, at offset: Int) {
    if untagged(representation, "codingKeys", at: offset) { return }
    keptTags(representation, as: ["String", "Int", "Bool"], "codingKeys")
    var owners: [String: [DeclaredCase]] = [:]
    for plan in representation.cases {
      let item = plan.item
      if item.options.isSkipped(.encoding), let skip = item.options.skip {
        report(.codingKeyOfSkippedCase, item.baseName, at: skip.offset)
      }
      guard plan.reading != .never, !plan.keepsUnknownTag else { continue }
      let texts = plan.tags.map { representation.matching.folded($0).spelling }
      // The text of an integer that another case keeps would be read as that other case.
      let ranged = plan.tags.filter { !$0.isInteger }.compactMap { tag in
        Int(tag.spelling).flatMap { number in
          representation.cases.first { $0.ranges.contains { $0.holds(.integer(number)) } }
        }.map { (text: tag.spelling, item: $0.item) }
      }
      for text in Set(texts).sorted() {
        let other =
          owners[text]?.first { !$0.isExclusive(with: item) }
          ?? ranged.first { $0.text == text && !$0.item.isExclusive(with: item) }?.item
        owners[text, default: []].append(item)
        guard let other else { continue }
        report(
          .codingKeysAlike, text.quoted, at: item.nameOffset,
          note: "the other one is here", at: other.nameOffset)
      }
    }
  }

  /// Reports cases that keep the tag as a type other than those given, and an unknown case that
  /// keeps the whole document. An unknown case may also keep nothing.
  private func keptTags(_ representation: Representation, as types: [String], _ option: String) {
    for plan in representation.cases {
      let item = plan.item
      let isUnknown = item === modeler.unknown?.item
      let type = plan.keptTag?.declared.type.unqualified
      let keepsContent = isUnknown && modeler.unknown?.content != nil
      if !keepsContent, type.map(types.contains) ?? true { continue }
      report(
        .caseWithoutTag(item.baseName, isUnknown: isUnknown, option, types: types),
        at: item.nameOffset)
    }
  }
}
