import CodableEnumCore

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

/// Findings about the values of cases and properties in a lock file.
extension Message {
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
      hint: "move values that you added to the end, and make them optional or give them defaults; "
        + "restore values that you removed")
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
  ///   - sharesTag: Whether another case has one of its tags.
  static func lockedTags(
    _ range: TagRange, ofCase name: String, hasRange: Bool, keptAs type: TypeSpelling?,
    sharesTag: Bool
  ) -> Message {
    let text = "'\(name)' no longer reads all tags that it was written with: \(range.text)"
    if let type, !type.mayKeep(.range(range)) {
      return Message(.lockedTags, text, hint: keepingOldCase(range.text, besides: type.text))
    }
    if sharesTag {
      return Message(
        .lockedTags, text,
        hint: "it shares a tag and can't have ranges: " + keepingOldCase(range.text))
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
