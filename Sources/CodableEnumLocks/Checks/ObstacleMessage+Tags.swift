import CodableEnumCore

/// Findings about tags.
extension ObstacleMessage {
  func tag(_ tag: Scalar) -> LockMessage {
    var hint: String
    var otherwise: String?
    if !tag.isString, declared.forms.contains(where: { $0.style.value == .external }) {
      hint = "'.external' has only strings as tags: restore the style that the enum had"
      otherwise = command.ifGone
    } else if let keeper, !keeper.mayKeep(.exact(tag)) {
      hint = keepingOldCase(tag.json, besides: keeper)
    } else if let mark = own?.taglessMark {
      hint = "write \(tag.json) in place of '\(mark)'"
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
        }
        otherwise = command.ifGone
      }
    }
    return LockMessage(
      .lockedTag, "'\(item)' was written with the tag \(tag.json), which no case reads now",
      hint: hint, otherwise: otherwise)
  }

  /// Whether a removed case may be one of those that the lock doesn't have, with its tag as an alias.
  private func mayHaveNewName(_ tag: Scalar) -> Bool {
    let lockedNames = checks.reader.lockedNames[declared.displayName] ?? []
    let new = declared.cases.filter { !lockedNames.contains($0.baseName) }
    return new.isEmpty
      || new.contains { item in
        item.keeper?.mayKeep(.exact(tag)) ?? true
      }
  }

  func cure(for range: TagRange) -> String {
    if let keeper, !keeper.mayKeep(.range(range)) || !keeper.isWideEnough(for: range) {
      return keepingOldCase(range.text, besides: keeper)
    }
    if sharesTag {
      return "it shares a tag and can't have ranges: " + keepingOldCase(range.text)
    }
    return own?.options.hasRange == true
      ? "widen its range to \(range.text), or add the missing tags to its 'aliases'"
      : keeper != nil
        ? "write '// @CodableCase(aliases: [\(range.text)])' before it, or add the range to its "
          + "annotation"
        : "restore the value with '// @CodableValue(tag: true)', and add \(range.text) to its "
          + "'aliases'"
  }

  private func keepingOldCase(_ tag: String, besides type: TypeSpelling) -> String {
    "its '\(type.text)' can't store that: " + keepingOldCase(tag)
  }

  private func keepingOldCase(_ tag: String) -> String {
    "keep the case as it was with '// @CodableCase(\(tag), skip: .encoding)', and give the new tags to a "
      + "new case"
  }

  /// Whether another case has a tag of this one, so it can have no range.
  private var sharesTag: Bool {
    models.contains { marked in
      let form = marked.primary
      return form.cases.contains { plan in
        plan.model.baseName == item
          && (form.leaders[plan.index] != nil || form.rivals[plan.index] != nil)
      }
    }
  }

  var unknownTag: LockMessage {
    // An unknown case that is there takes less.
    let isThere = declared.cases.contains { $0.options.isUnknown }
    let wasUntagged = head.style == .untagged && declared.style.value != .untagged
    return LockMessage(
      .lockedUnknown,
      "'\(declared.displayName)' stored \(wasUntagged ? "documents without a tag" : "unknown tags")"
        + ", and no longer does",
      hint: wasUntagged
        ? "keep the style '.untagged', or data that fits no other case is lost"
        : isThere
          ? "let its '.unknown' case hold what it held"
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

/// Findings about forms and layouts.
extension ObstacleMessage {
  var form: LockMessage {
    let hasReads = declared.options.reads?.value.isEmpty == false
    let removed = declared.optionsWithoutReads.map { "'\($0)'" }.joined(separator: " and ")
    return LockMessage(
      .lockedForm,
      "'\(declared.displayName)' was written as \(head.text), which it no longer reads",
      hint: (hasReads
        ? "add '\(head.annotation)' to 'reads'"
        : "add 'reads: [\(head.annotation)]' to its options")
        + (removed.isEmpty ? "" : ", and remove \(removed)"),
      otherwise: LockCommand.accept(declared.displayName).ifRejected)
  }

  var layoutCure: String {
    // Forms in 'reads' have less.
    if declared.forms.first.map({ FormatHead($0).hasLayout(of: head) }) == false {
      if own?.options.isUnknown == true {
        return "forms in 'reads' don't read the values of an unknown case: restore the enum's form"
      }
      if let option = own?.layoutOption {
        return "forms in 'reads' don't use the '\(option)' of a case: add a form that has it"
      }
    }
    return
      "restore its values, labels and options, such as 'payload' or 'empty', or list the old form in "
      + "'reads'"
  }

  var untagged: LockMessage {
    // No enum can have both marks.
    let isUntagged =
      declared.style.value == .untagged || declared.cases.contains(where: \.options.isUntagged)
    let hadNull = entry.shape.hasNullTag(of: head)
    let mark = hadNull ? "nil" : isUntagged ? nil : entry.shape.missingTagMark(in: head)
    var condition = ""
    if declared.options.unknownTag?.value == item {
      condition = ", and name another case in 'unknownTag'"
    } else if !hadNull, mark != nil, let other = declared.cases.first(where: \.options.isMissingTag)
    {
      condition = ", and give '\(other.baseName)' a tag"
    }
    return LockMessage(
      .lockedUntagged,
      hadNull
        ? "'\(item)' was written with the tag null, which no case reads now"
        : "'\(item)' was written without a tag, and no case reads that now",
      hint: own != nil
        ? "write '// @CodableCase(\(mark ?? ".untagged"))' before it\(condition)"
        : "restore it with '// @CodableCase(\(mark.map { "\($0), " } ?? "")skip: .encoding)'",
      otherwise: command.ifRejected)
  }
}

extension DeclaredCase {
  /// The first option of its own for the layout of its values.
  fileprivate var layoutOption: String? {
    if options.payload != nil { return "payload" }
    if options.empty != nil { return "empty" }
    return options.content == nil ? nil : "content"
  }
}

extension DeclaredEnum {
  /// What in it can't be used together with 'reads'.
  fileprivate var optionsWithoutReads: [String] {
    let isByKeys = options.choice?.value == .byKeys
    let hasNullTag = cases.contains(where: \.options.hasNullTag)
    let isWithoutTag = cases.contains(where: \.options.isMissingTag)
    let hasMissingKey = style.value == .external && options.missingTag != nil
    return (isByKeys ? ["choice"] : []) + (hasNullTag ? ["nil"] : [])
      + (isWithoutTag ? [".missingTag"] : [])
      + (hasMissingKey ? ["missingTag"] : [])
  }
}

/// Findings about the values of cases, and about properties.
extension ObstacleMessage {
  var valueMessage: LockMessage {
    switch obstacle.kind {
    case .missingKey(let key, let unread):
      let cure = cure(ifBoth: "give it a default, or make it optional")
      return LockMessage(
        .lockedKey, "'\(name)' requires the key \(key.keyPath) now, but was written without it",
        hint: unread.count == 1 && canHaveNewKey
          ? "if its key was \(unread[0].quoted), "
            + (isProperty
              ? "keep that in 'CodingKeys'; or "
              : "write '// @CodableValue(aliases: [\(unread[0].quoted)])' after it; or ") + cure
          : cure)
    case .renamedKey(let key, let old):
      // An alias is a single key, which the new path can't lead through.
      let canBeAlias = old.count == 1 && old[0] != key[0]
      return LockMessage(
        .lockedKeyRenamed,
        "'\(name)' was written under \(old.keyPath) but is read only under \(key.keyPath) now",
        hint: isProperty
          ? "keep the key \(old.keyPath) in 'CodingKeys'"
          : canBeAlias
            ? "write '// @CodableValue(aliases: [\(old.keyPath)])' after it"
            : "keep its key: '// @CodableValue(key: \(old.keyPath))'",
        otherwise: "if it is another value, run \(command.text)")
    case .absentKey:
      return LockMessage(
        .lockedNil, "'\(name)' could be missing when it was locked, and is required now",
        hint: cure(ifBoth: "make it optional, or give it a default"))
    case .null:
      return LockMessage(
        .lockedNil, "'\(name)' could be null when it was locked, and can't be now",
        hint: "make it optional")
    case .value(.value(let type)): return changed(from: "'\(type.text)'")
    case .value(let shape): return changed(from: shape.text)
    case .removedValue(let shape):
      return changed(from: shape.text, hint: "restore the case with this value")
    case .constant(let key, let value):
      return LockMessage(
        .lockedConstant,
        "'\(item)' was written without \(value.text) under \(key.quoted), which is required now",
        hint: "restore what the case had, and give the constant to a new case",
        otherwise: command.ifRejected)
    case .unknownKey(let key):
      return LockMessage(
        .lockedUnknownKey,
        "'\(item)' was written with the key \(key.quoted), which 'unknownKeys: .reject' rejects",
        hint:
          "remove the option; if that's rejected, read the key into a value with 'skip: .encoding'")
    case .elementCount(let count):
      return LockMessage(
        .lockedElements,
        "'\(item)' was written with \(count) values, and is read from another number now",
        hint:
          "move values that you added to the end, and make them optional or give them defaults; "
          + "restore values that you removed")
    default: preconditionFailure("\(obstacle.kind) is about no value")
    }
  }

  private func changed(
    from type: String,
    hint: String =
      "keep the type, or use an '.untagged' enum that reads both; or keep this case for old data "
      + "with '// @CodableCase(skip: .encoding)', and add another"
  ) -> LockMessage {
    LockMessage(
      .lockedType, "'\(name)' was written as \(type), which it no longer reads", hint: hint)
  }

  /// Whether a key that nothing reads may be what the missing one was.
  private var canHaveNewKey: Bool {
    if isProperty { return true }
    // What another case wrote isn't this value under its old key.
    if own != nil, obstacle.case.map({ declared.cases[$0].baseName }) != entry.name { return false }
    guard case .value(case: let index, let value)? = obstacle.place else { return true }
    if declared.cases[index].values[value].options.flatten?.value == true { return false }
    // Options of values in arrays can't name keys.
    return models.contains { marked in
      if case .keyed = marked.primary.cases[index].payload { true } else { false }
    }
  }

  /// How the key could be missing.
  ///
  /// - Parameter both: What to do if the value can be an optional or have a default.
  private func cure(ifBoth both: String) -> String {
    // The compiler's coding of a property knows no default.
    guard case .value(case: let index, let position)? = obstacle.place else {
      return "make it optional"
    }
    let value = declared.cases[index].values[position]
    if value.options.nilForm?.value == .required { return "remove 'nil: .required'" }
    let types = EnumTypes(declared, checks.target.universe)
    let canBeOptional =
      value.options.flatten?.value != true && !types.mayBeNull(types.type(value.type))
    return canBeOptional ? both : "give it a default"
  }
}
