extension RepresentationChecks {
  /// `rawRepresentable` and `codingKeys`: every case must have something to become.
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
      return reporter.report(.rawRepresentableAlready(declared.displayName), at: offset)
    }
    let plans = representation.cases.filter { if case .literal = $0.tag { true } else { false } }
    let isString = plans.first?.tags[0].isString ?? true
    let other = plans.first {
      isString ? !$0.tags[0].isString : !$0.tags[0].isInteger
    }
    if let other {
      let item = declared.cases[other.index]
      return reporter.report(
        .rawValuesOfSeveralKinds, at: offset,
        notes: [reporter.note("'\(item.baseName)' has \(other.tags[0].json)", at: item.nameOffset)])
    }
    keptTag(representation, as: [isString ? "String" : "Int"], "rawRepresentable")
  }

  private func codingKeys(_ representation: Representation, at offset: Int) {
    keptTag(representation, as: ["String", "Int", "Bool"], "codingKeys")
    var owners: [String: [Int]] = [:]
    for (index, plan) in representation.cases.enumerated() {
      let item = declared.cases[index]
      if item.options.isSkipped(.encoding), let skip = item.options.skip {
        reporter.report(.codingKeyOfSkippedCase(item.baseName), at: skip.offset)
      }
      guard plan.reading != .never, case .literal = plan.tag else { continue }
      let texts = plan.tags.map {
        representation.matching.isIgnoringCase ? $0.lowercased.spelling : $0.spelling
      }
      for text in Set(texts).sorted() {
        let other = owners[text]?.first { !declared.areExclusive($0, index) }
        owners[text, default: []].append(index)
        guard let other else { continue }
        reporter.report(
          .codingKeysAlike(text), at: item.nameOffset,
          notes: [
            reporter.note("the other one is here", at: declared.cases[other].nameOffset)
          ])
      }
    }
  }

  /// An unknown case must keep the tag, or nothing.
  private func keptTag(_ representation: Representation, as types: [String], _ option: String) {
    guard let unknown = representation.unknown else { return }
    let item = declared.cases[unknown.plan.index]
    let type = unknown.plan.keptTag.map { item.values[$0.position].type.unqualified }
    if unknown.content == nil, type.map(types.contains) ?? true { return }
    reporter.report(
      .unknownCaseWithoutTag(item.baseName, option, types: types), at: item.nameOffset)
  }
}
