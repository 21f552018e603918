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

  fileprivate var ifGone: String { "if no such data is left, run \(text)" }
  fileprivate var ifRejected: String { "if that's rejected, or no such data is left, run \(text)" }
}

/// How a key could be missing, if its value were declared differently.
enum LockedAbsence {
  /// The value could be optional, or have a default.
  case optional
  /// Only with a default: nil would be written like something else.
  case byDefault
  /// The value is optional, but has `nil: .required`.
  case required
  /// The compiler's coding of a property knows no default.
  case nilAlone

  fileprivate var cure: String {
    switch self {
    case .optional: "make it optional, or give it a default"
    case .byDefault: "give it a default"
    case .required: "remove 'nil: .required'"
    case .nilAlone: "make it optional"
    }
  }
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
  private static func keepingOldCase(_ tag: String, besides type: String) -> String {
    "its '\(type)' can't store that: keep the case as it was with '// @CodableCase(\(tag), "
      + "skip: .encoding)', and give the new tags to a new case"
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

  /// - Parameters:
  ///   - unread: Keys that were written and that nothing reads any more.
  ///   - canHaveAlias: Whether an annotation can give the key an alias: of a value, not of a
  ///     property.
  static func lockedKey(
    _ key: [String], _ name: String, unread: [String], canHaveAlias: Bool, _ absence: LockedAbsence
  ) -> Message {
    let renamed =
      unread.count != 1
      ? ""
      : canHaveAlias
        ? "if its key was \(unread[0].quoted), write '// @CodableValue(aliases: "
          + "[\(unread[0].quoted)])' after it; "
        : "if its key was \(unread[0].quoted), keep that in 'CodingKeys'; "
    return Message(
      .lockedKey, "'\(name)' requires the key \(key.keyPath) now, but was written without it",
      hint: renamed + (renamed.isEmpty ? "" : "or ")
        + (absence == .optional ? "give it a default, or make it optional" : absence.cure))
  }

  static func lockedKeyRenamed(
    _ key: [String], was old: [String], _ name: String, isProperty: Bool, _ command: LockCommand
  ) -> Message {
    // An alias is a single key, which the new path can't lead through.
    let canBeAlias = old.count == 1 && old[0] != key[0]
    return Message(
      .lockedKeyRenamed,
      "'\(name)' was written under \(old.keyPath) but is read only under \(key.keyPath) now",
      hint: isProperty
        ? "keep the key \(old.keyPath) in 'CodingKeys'"
        : canBeAlias
          ? "write '// @CodableValue(aliases: [\(old.keyPath)])' after it"
          : "keep its key: '// @CodableValue(key: \(old.keyPath))'",
      otherwise: "if it is another value, run \(command.text)")
  }

  static func lockedUnclear(_ name: String, _ command: LockCommand) -> Message {
    Message(
      .lockedUnclear, "can't tell if '\(name)' still reads what was written: its type changed",
      hint: "if it does, run \(command.text)")
  }

  static func lockedHidden(_ name: String, _ reason: Obstacle.Hidden) -> Message {
    let text =
      switch reason {
      case .now: "the sources no longer show how '\(name)' is coded, so the lock can't check it"
      case .whenLocked: "the sources show how '\(name)' is coded, but didn't when it was locked"
      case .behindNewType: "'\(name)' is a type of this target now; another module's was locked"
      }
    let command = LockCommand.accept(name.contains("<") ? name.quoted : name)
    return Message(
      .lockedHidden, text, hint: "if it reads what was written, run \(command.text)")
  }

  /// - Parameter place: `the key "x"`
  static func lockedExchange(_ name: String, place: String, was old: String) -> Message {
    Message(
      .lockedExchange, "\(place) was '\(old)' when it was locked, and is '\(name)' now",
      hint: "put '\(old)' back, or stored data changes its meaning")
  }

  /// - Parameters:
  ///   - key: The key that it needs to be read, as it has no name.
  ///   - isByPosition: Whether a form stores it by position, so it is in both directions or in none.
  static func lockedSkip(
    _ name: String, isProperty: Bool, key: String? = nil, isByPosition: Bool = false,
    _ command: LockCommand
  ) -> Message {
    let options = "skip: .encoding" + (key.map { ", key: \($0.quoted)" } ?? "")
    return Message(
      .lockedSkip, "'\(name)' was written, but is no longer read",
      hint: isProperty
        ? key.map { "give it the key \($0.quoted) in 'CodingKeys'" } ?? "make it a 'var'"
        : isByPosition ? "remove its 'skip'" : "write '\(options)' to keep reading it",
      otherwise: "if it can be lost, run \(command.text)")
  }

  static func lockedDefault(
    _ name: String, was old: String, now: String, _ command: LockCommand
  ) -> Message {
    Message(
      .lockedDefault,
      "a missing '\(name)' meant \(old), and is read as \(now) now",
      hint: "restore the default", otherwise: command.ifGone)
  }

  static func lockedNil(_ name: String, hasKey: Bool, _ absence: LockedAbsence) -> Message {
    Message(
      .lockedNil,
      hasKey
        ? "'\(name)' could be null when it was locked, and can't be now"
        : "'\(name)' could be missing when it was locked, and is required now",
      hint: hasKey ? "make it optional" : absence.cure)
  }

  /// - Parameter isCase: Whether its type is an enum that lacks the case now.
  static func lockedType(_ name: String, was type: String, isCase: Bool) -> Message {
    Message(
      .lockedType, "'\(name)' was written as \(type), which it no longer reads",
      hint: isCase
        ? "restore the case with this value"
        : "keep the type, or use an '.untagged' enum that reads both; or keep this case for old data "
          + "with '// @CodableCase(skip: .encoding)', and add another")
  }

  static func lockedConstant(
    _ key: String, _ value: Document, ofCase name: String, _ command: LockCommand
  ) -> Message {
    Message(
      .lockedConstant,
      "'\(name)' was written without \(value.text) under \(key.quoted), which is required now",
      hint: "restore what the case had, and give the constant to a new case",
      otherwise: command.ifRejected)
  }

  static func lockedUnknownKey(_ key: String, ofCase name: String) -> Message {
    Message(
      .lockedUnknownKey,
      "'\(name)' was written with the key \(key.quoted), which 'unknownKeys: .reject' rejects",
      hint:
        "remove the option; if that's rejected, read the key into a value with 'skip: .encoding'")
  }

  static func lockedElements(_ count: Int, ofCase name: String) -> Message {
    Message(
      .lockedElements,
      "'\(name)' was written with \(count) values, and is read from another number now",
      hint: "make values that you added at the end optional, or give them defaults; restore values "
        + "that you removed")
  }

  /// - Parameters:
  ///   - ownOption: An option of the case that forms in `reads` don't use, if its old form is one of
  ///     them.
  ///   - isUnknown: Whether it is the unknown case, and its old form is one of them.
  static func lockedShape(
    _ name: String, ownOption: String?, isUnknown: Bool, _ command: LockCommand
  ) -> Message {
    let cure: String
    if isUnknown {
      cure = "forms in 'reads' don't read the values of an unknown case: restore the enum's form"
    } else if let ownOption {
      cure = "forms in 'reads' don't use the '\(ownOption)' of a case: add a form that has it"
    } else {
      cure =
        "restore its values, labels and options, such as 'payload' or 'empty', or list the old form in "
        + "'reads'"
    }
    return Message(
      .lockedShape, "'\(name)' was written in another layout, which it no longer reads",
      hint: cure, otherwise: command.ifRejected)
  }

  /// - Parameter isThere: Whether the enum still has the case.
  static func lockedCaseTaken(
    _ name: String, by other: String, isThere: Bool, _ command: LockCommand
  ) -> Message {
    Message(
      .lockedCaseTaken, "what '\(name)' wrote is now decoded as '\(other)'",
      hint: isThere
        ? "move '\(name)' before it, or name it first in 'order'" : "restore '\(name)'",
      otherwise: command.ifRejected)
  }

  static func lockedBranch(
    _ name: String, _ branch: String, _ command: LockCommand
  ) -> Message {
    Message(
      .lockedBranch, "'\(name)' was written, but builds under '\(branch)' don't read it",
      hint: "move it out of '#if', or read it in each branch",
      otherwise: "if those builds never wrote it, run \(command.text)")
  }

  static func lockedMoved(_ name: String, _ key: String, _ command: LockCommand) -> Message {
    Message(
      .lockedMoved,
      "'\(name)' needs an object under \(key.quoted) now, where another value was written",
      hint: "choose another path, and add 'aliases: [\(key.quoted)]' to the value that was there",
      otherwise: command.ifGone)
  }

  /// - Parameters:
  ///   - hasRange: Whether the case has a range.
  ///   - keptAs: The type of the value that keeps the tag.
  static func lockedTags(
    _ range: TagRange, ofCase name: String, hasRange: Bool, keptAs type: TypeSpelling?
  ) -> Message {
    let text = "'\(name)' no longer reads all tags that it was written with: \(range.text)"
    if let type, !type.mayKeep(.range(range)) {
      return Message(.lockedTags, text, hint: keepingOldCase(range.text, besides: type.text))
    }
    return Message(
      .lockedTags, text,
      hint: hasRange
        ? "widen its range to \(range.text), or add the missing tags to its 'aliases'"
        : type != nil
          ? "write '// @CodableCase(aliases: [\(range.text)])' before it, or add the range to its "
            + "annotation"
          : "restore the value with '// @CodableValue(tag: true)', and add \(range.text) to its "
            + "'aliases'")
  }

  static func lockedTagTaken(
    _ tag: Scalar, ofCase name: String, by other: String, hasRawType: Bool
  ) -> Message {
    let cure = hasRawType ? "= \(tag.json)" : "// @CodableCase(\(tag.json))"
    return Message(
      .lockedTagTaken,
      "'\(name)' was written with the tag \(tag.json), which now belongs to '\(other)'",
      hint:
        "give '\(name)' its tag back with '\(cure)', and '\(other)' another one")
  }
}

extension [String] {
  /// A key or a path of keys, as in an annotation.
  package var keyPath: String {
    count == 1 ? self[0].quoted : "[\(map(\.quoted).joined(separator: ", "))]"
  }
}
