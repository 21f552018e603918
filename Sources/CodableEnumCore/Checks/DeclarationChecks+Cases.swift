/// Options that name cases of the enum: `missingTag`, `unknownTag`, `order`, `fallback`.
extension DeclarationChecks {
  func missingTag() {
    guard let name = declared.options.missingTag, let match = onlyCase(name, of: "missingTag")
    else { return }
    if match.options.isMissingTag { return }
    if match.options.isUntagged {
      report(.missingTagCaseIsUntagged, name.value, at: name.offset)
    } else if match.markedTag != nil || match.options.isUnknown && unknown?.tag != nil {
      report(.missingTagCaseIsUnknown, name.value, at: name.offset)
    } else if !match.conditions.isEmpty, declared.options.reads?.value.isEmpty == false {
      report(.conditionalMissingTag, name.value, at: name.offset)
    }
  }

  func unknownTag() {
    guard let name = declared.options.unknownTag, let match = onlyCase(name, of: "unknownTag")
    else { return }
    if match.options.isUntagged || match.options.isMissingTag {
      report(.unknownTagCase, name.value, "has no tag", at: name.offset)
    } else if match.markedTag != nil {
      report(.unknownTagCase, name.value, "stores its tag", at: name.offset)
    } else if !match.conditions.isEmpty {
      report(.unknownTagCase, name.value, "is inside '#if'", at: name.offset)
    } else if let unknown = declared.cases.first(where: \.options.isUnknown) {
      report(.unknownTagCase, unknown.baseName, "takes unknown tags", at: name.offset)
    }
  }

  /// Returns the case that an option names, if the style can use the option, and the case is the only
  /// one with the name and is decoded.
  private func onlyCase(_ name: Located<String>, of option: String) -> DeclaredCase? {
    let rules = EnumOptions.table.first { $0.name == option }?.rules
    guard rules?.fits(declared.style.value) == true, let matches = readCases(name)
    else { return nil }
    if matches.count == 1 { return matches[0] }
    report(.severalCasesNamed, name.value, option, at: name.offset)
    return nil
  }

  /// Returns the cases with a name that an option gives, or nil if none of them is decoded.
  private func readCases(_ name: Located<String>) -> [DeclaredCase]? {
    let matches = declared.cases.filter { $0.baseName == name.value }
    if matches.isEmpty {
      report(
        .noSuchCase, declared.displayName, name.value,
        Message.suggestion(for: name.value, in: declared.cases.map { $0.baseName }) { ".\($0)" },
        at: name.offset)
      return nil
    }
    if matches.allSatisfy({ $0.options.isSkipped(.decoding) || $0.availability.isUnavailable }) {
      let isSkipped = matches.contains { $0.options.isSkipped(.decoding) }
      report(isSkipped ? .namedCaseIsSkipped : .namedCaseIsUnavailable, name.value, at: name.offset)
      return nil
    }
    return matches
  }

  func fallback() {
    guard let name = declared.options.fallback, let item = onlyCase(name, of: "fallback")
    else { return }
    let tag = item.markedTag ?? unknown?.tag
    for value in item.values where value !== item.fallbackContent || value === tag {
      if value.hasDefault || value.options.isSkipped(.decoding) || types.isOptional(value.type) {
        continue
      }
      report(
        .fallbackWithoutValue, item.baseName, value.type.text, at: value.offset,
        note: "'fallback' names the case here", at: name.offset)
    }
  }

  func order() {
    var first: [String: Int] = [:]
    let triesAll = declared.forms.contains { !$0.style.value.hasTags }
    guard triesAll || declared.cases.contains(where: \.options.isUntagged) else { return }
    for name in declared.options.order?.value ?? [] {
      guard let cases = readCases(name) else { continue }
      if cases.allSatisfy(\.options.isUnknown) {
        report(.orderedUnknownCase, name.value, at: name.offset)
      } else if !triesAll, !cases.contains(where: \.options.isUntagged) {
        report(.orderedCaseWithTag, name.value, at: name.offset)
      }
      if let other = first[name.value] {
        report(
          .caseOrderedTwice, name.value, at: name.offset, note: "it is named here first", at: other)
      } else {
        first[name.value] = name.offset
      }
    }
  }
}

/// Cases whose tag is null, or that have none (`nil`, `.missingTag`).
extension DeclarationChecks {
  func tagless(_ item: DeclaredCase) {
    let (isNull, style) = (item.options.hasNullTag, declared.style.value)
    let name = isNull ? "nil" : ".missingTag"
    func report(_ message: Message, at place: Int? = nil, other: Int? = nil) {
      let offset = place ?? item.tagOffset
      self.report(message, at: offset, note: "the other one is here", at: other)
    }
    guard style.tagsAreMembers || isNull && !style.hasValues else {
      return report(
        isNull && style == .untagged
          ? Message(.untaggedNull) : Message(.taglessStyle, style.rawValue, name))
    }
    if let reads = declared.options.reads, !reads.value.isEmpty {
      report(Message(.taglessBeside, name, "'reads'"), other: reads.offset)
    } else if let other = declared.cases.first(where: \.options.isUntagged) {
      report(Message(.taglessBeside, name, "'.untagged'"), other: other.options.tag?.offset)
    }
    let same = declared.cases[..<item.index].first { other in
      (isNull ? other.options.hasNullTag : other.options.isMissingTag)
        && !other.isExclusive(with: item)
    }
    if let same { report(Message(isNull ? .nullTwice : .taglessTwice), other: same.nameOffset) }
    if !isNull { self.report(.taglessOption, each: ["aliases"], of: item.options) }
    if !isNull, let missing = declared.options.missingTag {
      report(Message(.taglessTwice), at: missing.offset, other: item.nameOffset)
    }
    for value in item.values { self.report(.taglessOption, each: ["tag"], of: value.options) }
    // The key of the payload would be the text of the tag.
    if declared.options.representation.content?.value == .tag, item.options.content == nil,
      item.values.contains(where: { $0.options.tag == nil }) || item.options.empty != nil
        || item.options.constants != nil || item.options.extras != nil
    {
      report(Message(.taglessContent, name))
    }
  }
}
