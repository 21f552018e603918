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

  /// Returns the case that an option names, if it is the only one with the name and is decoded.
  private func onlyCase(_ name: Located<String>, of option: String) -> DeclaredCase? {
    guard let matches = readCases(name) else { return nil }
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
      report(.namedCaseIsSkipped, name.value, at: name.offset)
      return nil
    }
    return matches
  }

  func fallback() {
    guard let name = declared.options.fallback, let item = onlyCase(name, of: "fallback")
    else { return }
    for value in item.values where value !== item.fallbackContent {
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
    let triesAll = declared.forms.contains { !$0.style.value.rules.hasTags }
    for name in declared.options.order?.value ?? [] {
      guard let cases = readCases(name) else { continue }
      if cases.allSatisfy(\.options.isUnknown) {
        report(.orderedUnknownCase, name.value, at: name.offset)
      } else if !triesAll, !cases.contains(where: \.options.isUntagged),
        declared.cases.contains(where: \.options.isUntagged)
      {
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
