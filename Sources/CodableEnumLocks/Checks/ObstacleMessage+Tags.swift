import CodableEnumCore

/// Findings about tags.
extension ObstacleMessage {
  func tag(_ tag: Scalar) -> Message {
    // It has the tag, but under another key.
    if let own,
      models.contains(where: { model in
        model.primary.cases.contains { $0.item === own && $0.tags.contains(tag) }
      })
    {
      return form
    }
    var hint: String
    var otherwise: String?
    if !tag.isString, declared.forms.contains(where: { $0.style.value == .external }) {
      hint = "'.external' has only strings as tags: restore the style that the enum had"
      otherwise = command.ifGone
    } else if let keeper, !keeper.mayKeep(.exact(tag)) {
      hint = keepingOldCase(tag.json, because: "its '\(keeper.text)' can't store that")
    } else if let mark = own?.taglessMark {
      hint = "write \(tag.json) instead of '\(mark)'"
      otherwise = command.ifRejected
    } else {
      let alias = "'// @CodableCase(aliases: [\(tag.json)])'"
      if own != nil {
        hint = "write \(alias) before it, or add the alias to its annotation"
      } else {
        hint =
          mayHaveNewName(tag)
          ? "if you renamed it, write \(alias) before the new case; if you removed it, restore it"
          : "restore it"
        if declared.options.codingKeys?.value != true {
          let naming = declared.options.representation.caseNaming?.value ?? .verbatim
          let isNamed = tag == .string(naming.apply(to: item))
          hint += " with '// @CodableCase(\(isNamed ? "" : "\(tag.json), ")skip: .encoding)'"
          // Its only value may have had the key.
          if head.style == .external, !isNamed {
            hint += ", or with '.untagged' in place of \(tag.json) if it had no tag"
          }
        }
        otherwise = command.ifGone
      }
    }
    return Message(
      .lockedTag, "'\(item)' was written with the tag \(tag.json), which no case reads now",
      hint: hint, otherwise: otherwise)
  }

  /// Whether a removed case may be one of those that the lock doesn't have, with its tag as an alias.
  private func mayHaveNewName(_ tag: Scalar) -> Bool {
    let locked = checks.reader.lockedCases[declared.displayName] ?? [:]
    let new = declared.cases.filter { locked[$0.baseName] == nil }
    return new.isEmpty
      || new.contains { item in
        !item.options.isUntagged && !item.options.isMissingTag
          && item.markedTag?.type.mayKeep(.exact(tag)) ?? true
      }
  }

  func cure(for range: TagRange) -> String {
    if let keeper, !keeper.mayKeep(.range(range)) || !keeper.isWideEnough(for: range) {
      return keepingOldCase(range.annotation, because: "its '\(keeper.text)' can't store that")
    }
    if sharesTag {
      return keepingOldCase(range.annotation, because: "it shares a tag and can't have ranges")
    }
    return own?.hasRange == true
      ? "widen its range to \(range.annotation), or add the missing tags to its 'aliases'"
      : keeper != nil
        ? "write '// @CodableCase(aliases: [\(range.annotation)])' before it, or add the range to its "
          + "annotation"
        : "restore the value with '// @CodableValue(tag: true)', and add \(range.annotation) to its "
          + "'aliases'"
          + (isForUnknownTags ? ", and name another case in 'unknownTag'" : "")
  }

  /// Returns what gives the case a tag back that another one has; nil if it still has its range.
  func regaining(_ tag: Scalar) -> String? {
    if declared.rawType != nil { return "'= \(tag.json)'" }
    let mark = own?.options.isUnknown == true ? ".unknown, tag: " : ""
    return own?.hasRange == true ? nil : "'// @CodableCase(\(mark)\(tag.json))'"
  }

  private func keepingOldCase(_ tag: String, because reason: String) -> String {
    "\(reason): keep the case as it was with '// @CodableCase(\(tag), skip: .encoding)', and give the "
      + "new tags to a new case"
  }

  /// Whether another case has a tag of this one, so it can have no range.
  var sharesTag: Bool {
    models.contains { marked in
      let form = marked.primary
      return form.cases.contains { plan in
        plan.model.baseName == item
          && (form.leaders[plan.index] != nil || form.rivals[plan.index] != nil)
      }
    }
  }

  var unknownTag: Message {
    // An unknown case that is there takes less.
    let unknown = declared.cases.first { $0.options.isUnknown }
    let isThere = unknown != nil
    if let name = unknown?.baseName, entry.meaning.isFallback,
      declared.options.fallback?.value != name
    {
      return Message(
        .lockedUnknown,
        "'\(declared.displayName)' stored documents that no case can decode, and no longer does",
        hint: "write 'fallback: .\(name)' again", otherwise: command.ifGone)
    }
    let wasUntagged = head.style == .untagged && declared.style.value != .untagged
    return Message(
      .lockedUnknown,
      "'\(declared.displayName)' stored \(wasUntagged ? "documents without a tag" : "unknown tags")"
        + ", and no longer does",
      hint: wasUntagged
        ? "keep the style '.untagged', or data that fits no other case is lost"
        : isThere
          ? "restore the values of its '.unknown' case"
          : "mark a case with '// @CodableCase(.unknown)' again"
            + (declared.options.unknownTag != nil ? ", and remove 'unknownTag'" : ""),
      otherwise: isThere ? command.ifGone : command.ifRejected)
  }
}

extension DeclaredCase {
  /// The argument that says that it has no tag, if it has one.
  fileprivate var taglessMark: String? {
    options.isMissingTag ? ".missingTag" : options.isUntagged ? ".untagged" : nil
  }
}
