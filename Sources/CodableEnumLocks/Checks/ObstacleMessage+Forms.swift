import CodableEnumCore

/// Findings about forms and layouts.
extension ObstacleMessage {
  var form: Message {
    let hasReads = declared.options.reads?.value.isEmpty == false
    let removed = declared.optionsWithoutReads.map { "'\($0)'" }.joined(separator: " and ")
    let annotation = head.overriding(declared.options.representation).annotation
    return Message(
      .lockedForm,
      "'\(declared.displayName)' was written as \(head.text), which it no longer reads",
      hint: (hasReads
        ? "add '\(annotation)' to 'reads'"
        : "add 'reads: [\(annotation)]' to its options")
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
      // Only these may have made it an object.
      if let option = own?.keyOption {
        return
          "forms in 'reads' don't use the '\(option)' of a case: make '\(head.annotation)' the "
          + "enum's form again"
      }
    }
    let what =
      isReadByOther
      ? "give '\(name)' the values, labels and options that '\(item)' had"
      : "restore its values, labels and options"
    return "\(what), such as 'payload' or 'empty', or list the old form in 'reads'"
  }

  var untagged: Message {
    // No enum can have both marks.
    let isUntagged =
      declared.style.value == .untagged || declared.cases.contains(where: \.options.isUntagged)
    let hadNull = entry.shape.hasNullTag(of: head)
    let mark = hadNull ? "nil" : isUntagged ? nil : entry.shape.missingTagMark(in: head)
    let others = declared.cases.filter { hadNull ? $0.options.hasNullTag : $0.options.isMissingTag }
    var condition = ""
    if isForUnknownTags {
      condition = ", and name another case in 'unknownTag'"
    } else if mark != nil, let other = others.first {
      condition = ", and give '\(other.baseName)' a tag"
    }
    return Message(
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

  /// The first option of its own for keys that belong to no value.
  fileprivate var keyOption: String? {
    options.constants != nil ? "constants" : options.extras != nil ? "extras" : nil
  }
}

extension DeclaredEnum {
  /// What in it can't be used together with 'reads'.
  fileprivate var optionsWithoutReads: [String] {
    let found: KeyValuePairs = [
      "choice": options.choice?.value == .byKeys,
      "nil": cases.contains(where: \.options.hasNullTag),
      ".missingTag": cases.contains(where: \.options.isMissingTag),
      "missingTag": style.value == .external && options.missingTag != nil,
    ]
    return found.filter(\.value).map(\.key)
  }
}
