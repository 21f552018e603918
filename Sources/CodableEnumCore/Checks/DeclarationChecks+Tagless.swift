/// Cases whose tag is null, or that have none (`nil`, `.missingTag`).
extension DeclarationChecks {
  func tagless(_ item: DeclaredCase) {
    let (isNull, style) = (item.options.hasNullTag, declared.style.value)
    let name = isNull ? "nil" : ".missingTag"
    func report(_ message: Message, at place: Int? = nil, other: Int? = nil) {
      let offset = place ?? item.tagOffset
      self.report(message, at: offset, note: "the other one is here", at: other)
    }
    let place = style.rules.tagPlace
    guard place == .member || isNull && place == .value else {
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
    if !isNull, let aliases = item.options.aliases {
      report(Message(.taglessOption, "aliases"), at: aliases.offset)
    }
    if !isNull, let missing = declared.options.missingTag {
      report(Message(.taglessTwice), at: missing.offset, other: item.nameOffset)
    }
    for value in item.values {
      if let tag = value.options.tag { report(Message(.taglessOption, "tag"), at: tag.offset) }
    }
    // The key of the payload would be the text of the tag.
    if declared.options.representation.content?.value == .tag, item.options.content == nil,
      item.values.contains(where: { $0.options.tag == nil }) || item.options.empty != nil
        || item.options.constants != nil || item.options.extras != nil
    {
      report(Message(.taglessContent, name))
    }
  }
}
