extension EnumModeler {
  /// The case marked `.unknown`, and which of its values take the tag and the content.
  mutating func unknownCase(_ cases: [CaseModel]) -> UnknownCase? {
    let candidates = marked.cases.indices.filter { index in
      if case .unknown = marked.cases[index].options?.tag?.value { true } else { false }
    }
    guard let index = candidates.first, let tag = marked.cases[index].options?.tag else {
      return nil
    }
    for other in candidates.dropFirst() {
      report(
        .secondUnknownCase, at: marked.cases[other].options?.tag?.offset ?? marked.offset,
        notes: [file.note("the first one is here", at: tag.offset)])
    }
    let style = marked.options.representation.style.value
    guard style.rules.hasTags else {
      report(.unknownCaseWithoutTags(style), at: tag.offset)
      return nil
    }
    checkUnknownOptions(marked.cases[index])
    var unknown = UnknownCase(index: index)
    for (position, value) in cases[index].values.enumerated() {
      let role = role(of: value, isOnly: cases[index].values.count == 1)
      switch role {
      case "tag" where unknown.tagValue == nil: unknown.tagValue = position
      case "content" where unknown.contentValue == nil: unknown.contentValue = position
      default: report(.unknownCaseValue(cases[index].baseName), at: value.offset)
      }
    }
    if style == .external, let tagValue = unknown.tagValue,
      ["Int", "Bool"].contains(cases[index].values[tagValue].type.text)
    {
      report(
        .unknownTagOfExternal(cases[index].values[tagValue].type.text),
        at: cases[index].values[tagValue].offset)
    }
    return unknown
  }

  private func role(of value: ValueModel, isOnly: Bool) -> String? {
    if value.name == "tag" || value.name == "content" { return value.name }
    guard isOnly else { return nil }
    return ["String", "Int", "Bool", "Swift.String", "Swift.Int", "Swift.Bool"]
      .contains(value.type.text) ? "tag" : "content"
  }

  /// The values of the unknown case are the tag and the content; nothing else can be said of them.
  private mutating func checkUnknownOptions(_ item: MarkedCase) {
    guard let options = item.options else { return }
    if let alias = options.aliases.first { report(.unknownCaseOption("aliases"), at: alias.offset) }
    if let keys = options.keys { report(.unknownCaseOption("keys"), at: keys.offset) }
    if let payload = options.payload { report(.unknownCaseOption("payload"), at: payload.offset) }
    if let skip = options.skip, skip.value != .encoding {
      report(.unknownCaseOption("skip"), at: skip.offset)
    }
    for case let value? in item.values { report(.unknownCaseValueOption, at: value.offset) }
  }
}
