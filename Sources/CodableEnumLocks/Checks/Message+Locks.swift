import CodableEnumCore

/// A command that changes the lock, for what no source can mend.
enum LockCommand {
  /// Replaces what is locked of a type, or of a case as in `Message.text`, by what is written now.
  case accept(String)
  /// Removes what is locked of a type or case that is no longer written.
  case remove(String)

  var text: String {
    switch self {
    case .accept(let name): "'swift package codable-enum-lock --accept \(name)'"
    case .remove(let name): "'swift package codable-enum-lock --remove \(name)'"
    }
  }

  var ifGone: String { "if no such data is left, run \(text)" }
  var ifRejected: String { "if that's rejected, or no such data is left, run \(text)" }
}

/// Findings about formats in a lock file.
extension Message {
  static var lockWithCode: Message {
    Message(
      .lockWithCode, "a lock file can contain comments only",
      hint: "move code to another file; in a merge conflict, keep the lines of both sides")
  }

  static func lockVersion(_ line: String) -> Message {
    let isNewer = line.hasPrefix("@CodableEnumLock(version: ")
    return Message(
      .lockVersion,
      isNewer
        ? "a newer version of swift-codable-enum wrote this lock: '\(line)'"
        : "a lock file starts with '// \(FormatLock.mark)', not with '\(line)'",
      hint: isNewer
        ? "update swift-codable-enum"
        : "restore the first line; 'git diff' shows what it was")
  }

  static func lockSyntax(_ cause: Message) -> Message {
    Message(
      .lockSyntax, "this line of the lock can't be read: \(cause.text)",
      hint: "restore the line; 'git diff' shows what it was")
  }

  static func lockMissing(_ name: String) -> Message {
    Message(
      .lockMissing, "'lock: .required', but no lock file contains '\(name)'",
      hint: "restore the file from version control, or run 'swift package codable-enum-lock'")
  }

  static var secondLock: Message {
    Message(
      .secondLock, "the target has two lock files",
      hint: "move the lines of one to the other")
  }

  static func lockedEnumRemoved(_ name: String) -> Message {
    Message(
      .lockedEnumRemoved, "'\(name)' is locked, but no marked enum has that name",
      hint: "restore it or its '// @CodableEnum(…)'; if you renamed it, write the new name here",
      otherwise: LockCommand.remove(name).ifGone)
  }

  static func lockedAndUnread(_ name: String) -> Message {
    Message(
      .lockedAndUnread, "'\(name)' is no longer decoded, so nothing can read what it wrote",
      hint: "remove 'conformance: .encodable'", otherwise: LockCommand.remove(name).ifGone)
  }

  /// - Parameters:
  ///   - hasReads: Whether the annotation has further forms already.
  ///   - hasChoice: Whether it has `choice`, which rules them out.
  static func lockedForm(
    _ name: String, _ head: FormatHead, hasReads: Bool, removing options: [String]
  ) -> Message {
    let removed = options.map { "'\($0)'" }.joined(separator: " and ")
    return Message(
      .lockedForm, "'\(name)' was written as \(head.text), which it no longer reads",
      hint: (hasReads
        ? "add '\(head.annotation)' to 'reads'"
        : "add 'reads: [\(head.annotation)]' to its options")
        + (options.isEmpty ? "" : ", and remove \(removed)"),
      otherwise: LockCommand.accept(name).ifRejected)
  }

  /// - Parameters:
  ///   - mark: `.missingTag` or `.untagged`, if the case has no tag now and so no alias.
  ///   - mayBeRenamed: Whether the case may have a new name.
  ///   - isNamed: Whether the tag is that of the case's name.
  ///   - canBeSkipped: Whether a case can be one that is only read.
  static func lockedTag(
    _ tag: Scalar, ofCase name: String, isThere: Bool, mark: String?, mayBeRenamed: Bool,
    isNamed: Bool, canBeSkipped: Bool, _ command: LockCommand
  ) -> Message {
    let alias = "'// @CodableCase(aliases: [\(tag.json)])'"
    let skipped = "'// @CodableCase(\(isNamed ? "" : "\(tag.json), ")skip: .encoding)'"
    return Message(
      .lockedTag, "'\(name)' was written with the tag \(tag.json), which no case reads now",
      hint: mark.map { "write \(tag.json) in place of '\($0)'" }
        ?? (isThere
          ? "write \(alias) before it, or add the alias to its annotation"
          : (mayBeRenamed
            ? "if you renamed it, write \(alias) before the new case; if you removed it, " : "")
            + "restore it" + (canBeSkipped ? " with \(skipped)" : "")),
      otherwise: mark != nil ? command.ifRejected : isThere ? nil : command.ifGone)
  }

  /// A form `.external` has no place for the tag.
  static func lockedTagNoString(
    _ tag: Scalar, ofCase name: String, _ command: LockCommand
  ) -> Message {
    Message(
      .lockedTag, "'\(name)' was written with the tag \(tag.json), which no case reads now",
      hint: "'.external' has only strings as tags: restore the style that the enum had",
      otherwise: command.ifGone)
  }

  /// - Parameter type: The type of the value that keeps the tag and can't store this one.
  static func lockedTagLost(_ tag: Scalar, ofCase name: String, keptAs type: String) -> Message {
    Message(
      .lockedTag, "'\(name)' was written with the tag \(tag.json), which no case reads now",
      hint: keepingOldCase(tag.json, besides: type))
  }

  /// - Parameter type: The type of the value that keeps the tag and can't store the old one.
  static func keepingOldCase(_ tag: String, besides type: String) -> String {
    "its '\(type)' can't store that: " + keepingOldCase(tag)
  }

  static func keepingOldCase(_ tag: String) -> String {
    "keep the case as it was with '// @CodableCase(\(tag), skip: .encoding)', and give the new tags to a "
      + "new case"
  }

  static func lockedLetters(
    _ tag: String, ofCase name: String, _ command: LockCommand
  ) -> Message {
    Message(
      .lockedTag,
      "'\(name)' was written with the tag \(tag.quoted) in any letters, which no case reads now",
      hint: "restore 'ignoringCase: true'",
      otherwise: "if that's rejected, or such data was never written, run \(command.text)")
  }

  /// - Parameter isWritten: Whether the case is still written.
  static func lockedSkippedCase(
    _ name: String, isWritten: Bool, _ command: LockCommand
  ) -> Message {
    Message(
      .lockedTag, "'\(name)' was written, and is no longer read",
      hint: isWritten
        ? "remove 'skip: .decoding'"
        : "write 'skip: .encoding' in place of 'skip: .both'",
      otherwise: isWritten ? nil : command.ifGone)
  }

  /// - Parameters:
  ///   - mark: What says that a case has no tag, where others have one. `nil`: its tag was null.
  ///   - condition: What else has to change for it.
  static func lockedUntagged(
    _ name: String, isThere: Bool, mark: String?, besides condition: String?, _ command: LockCommand
  ) -> Message {
    let other = condition.map { ", and \($0)" } ?? ""
    let skip = (mark.map { ["\($0)"] } ?? []) + ["skip: .encoding"]
    return Message(
      .lockedUntagged,
      mark == "nil"
        ? "'\(name)' was written with the tag null, which no case reads now"
        : "'\(name)' was written without a tag, and no case reads that now",
      hint: isThere
        ? "write '// @CodableCase(\(mark ?? ".untagged"))' before it\(other)"
        : "restore it with '// @CodableCase(\(skip.joined(separator: ", ")))'",
      otherwise: command.ifRejected)
  }

  /// - Parameters:
  ///   - isThere: Whether there is an unknown case, which takes less.
  ///   - hasUnknownTag: Whether 'unknownTag' names another case.
  static func lockedUnknown(
    _ type: String, isThere: Bool, wasUntagged: Bool, hasUnknownTag: Bool, _ command: LockCommand
  ) -> Message {
    Message(
      .lockedUnknown,
      wasUntagged
        ? "'\(type)' stored documents without a tag, and no longer does"
        : "'\(type)' stored unknown tags, and no longer does",
      hint: wasUntagged
        ? "keep the style '.untagged', or data that fits no other case is lost"
        : isThere
          ? "let its '.unknown' case hold what it held"
          : "mark a case with '// @CodableCase(.unknown)' again"
            + (hasUnknownTag ? ", and remove 'unknownTag'" : ""),
      otherwise: isThere ? command.ifGone : command.ifRejected)
  }
}
