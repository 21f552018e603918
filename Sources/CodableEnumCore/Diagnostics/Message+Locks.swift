/// Findings about formats that a lock file holds fast.
extension Message {
  static var lockWithCode: Message {
    Message(
      .lockWithCode, "a lock file holds nothing but comments",
      hint: "if version control left a conflict here, keep the lines of both sides; move code into "
        + "another file")
  }

  static func lockVersion(_ line: String) -> Message {
    let isNewer = line.hasPrefix("@CodableEnumLock(version: ")
    return Message(
      .lockVersion,
      isNewer
        ? "a newer version of swift-codable-enum wrote this lock: '\(line)'"
        : "a lock file begins with '// \(FormatLock.mark)', not with '\(line)'",
      hint: isNewer
        ? "update swift-codable-enum"
        : "restore the first line; 'git diff' shows what it was")
  }

  static func lockSyntax(_ cause: Message) -> Message {
    Message(
      .lockSyntax, "this line of the lock is not understood: \(cause.text)",
      hint: "restore the line; 'git diff' shows what it was")
  }

  static func lockMissing(_ name: String) -> Message {
    Message(
      .lockMissing, "'lock: .required', and no lock file has '\(name)'",
      hint: "restore the file from version control, or write it with 'swift package "
        + "codable-enum-lock'")
  }

  static var secondLock: Message {
    Message(
      .secondLock, "the target has two lock files",
      hint: "move the lines of one into the other")
  }

  static func lockedEnumRemoved(_ name: String) -> Message {
    Message(
      .lockedEnumRemoved, "no marked enum is called '\(name)', and so nothing reads what it wrote",
      hint: "restore it or its '// @CodableEnum(…)'; if it was renamed, write its new name here; "
        + "if no such data is left, run 'swift package codable-enum-lock --remove \(name)'")
  }

  static func lockedAndUnread(_ name: String) -> Message {
    Message(
      .lockedAndUnread, "'\(name)' is not decoded any more, and so nothing reads what it wrote",
      hint: "remove 'conformance: .encodable', or run 'swift package codable-enum-lock --remove "
        + "\(name)'")
  }

  /// - Parameter hasReads: Whether the annotation has further forms already.
  static func lockedForm(_ name: String, _ head: FormatHead, hasReads: Bool) -> Message {
    Message(
      .lockedForm, "'\(name)' was written as \(head.text), which it does not read any more",
      hint: hasReads
        ? "add '\(head.annotation)' to 'reads'" : "add 'reads: [\(head.annotation)]' to its options"
    )
  }

  static func lockedTag(_ tag: Scalar, ofCase name: String, isThere: Bool, of type: String)
    -> Message
  {
    let alias = "'// @CodableCase(aliases: [\(tag.json)])'"
    return Message(
      .lockedTag, "'\(name)' was written with the tag \(tag.json), which no case reads any more",
      hint: isThere
        ? "write \(alias) before it, or add the alias to the annotation that it has"
        : "if it was renamed, write \(alias) before the case that it is now; if it was removed, "
          + "restore it with '// @CodableCase(skip: .encoding)', or run 'swift package "
          + "codable-enum-lock --remove \(type).\(name)'")
  }

  static func lockedUnknown(_ type: String) -> Message {
    Message(
      .lockedUnknown, "'\(type)' kept tags that no case has, and keeps none any more",
      hint: "mark a case with '// @CodableCase(.unknown)' again")
  }

  /// - Parameters:
  ///   - unread: Keys that were written and that nothing reads any more.
  ///   - canHaveAlias: Whether an annotation can say something of what has the key.
  static func lockedKey(
    _ key: String, _ name: String, unread: [String], canHaveAlias: Bool
  ) -> Message {
    let renamed =
      unread.count != 1
      ? ""
      : canHaveAlias
        ? "if its key was \(unread[0].quoted), write '// @CodableValue(aliases: "
          + "[\(unread[0].quoted)])' behind it; "
        : "if its key was \(unread[0].quoted), keep that in 'CodingKeys'; "
    return Message(
      .lockedKey, "'\(name)' was written without the key \(key.quoted), which must be there now",
      hint: renamed + (renamed.isEmpty ? "" : "or ")
        + (canHaveAlias ? "give it a default, or make it optional" : "make it optional"))
  }

  /// - Parameter locked: What commands call the case.
  static func lockedKeyRenamed(
    _ key: String, was old: String, _ name: String, canHaveAlias: Bool, locked: String
  ) -> Message {
    Message(
      .lockedKeyRenamed,
      "'\(name)' has the key \(key.quoted), and nothing reads \(old.quoted) any more, which was "
        + "written",
      hint: (canHaveAlias
        ? "write '// @CodableValue(aliases: [\(old.quoted)])' behind it"
        : "keep the key \(old.quoted) in 'CodingKeys'")
        + "; if it is another value, run 'swift package codable-enum-lock --accept \(locked)'")
  }

  static func lockedUnclear(_ name: String, locked: String) -> Message {
    Message(
      .lockedUnclear, "whether '\(name)' reads what it was written as, its type does not tell",
      hint: "if it does, run 'swift package codable-enum-lock --accept \(locked)'")
  }

  static func lockedHidden(_ name: String, _ reason: Obstacle.Hidden) -> Message {
    let text =
      switch reason {
      case .now: "the sources no longer show how '\(name)' is coded, so the lock can't check it"
      case .whenLocked: "the sources show how '\(name)' is coded, but didn't when it was locked"
      case .behindNewType: "'\(name)' is a type of this target now; another module's was locked"
      }
    return Message(
      .lockedHidden, text,
      hint: "if it reads what was written, run 'swift package codable-enum-lock --accept "
        + "\(name.contains("<") ? name.quoted : name)'")
  }

  /// - Parameter place: `the key "x"`
  static func lockedExchange(_ name: String, place: String, was old: String) -> Message {
    Message(
      .lockedExchange, "\(place) was '\(old)' when it was written, and is '\(name)' now",
      hint: "give '\(old)' its place back; data that was written would mean something else")
  }

  static func lockedSkip(_ name: String, isProperty: Bool, locked: String) -> Message {
    Message(
      .lockedSkip, "'\(name)' was written, and is no longer read",
      hint: (isProperty ? "make it a 'var'" : "write 'skip: .encoding' to keep reading it")
        + "; if it can be lost, run 'swift package codable-enum-lock --accept \(locked)'")
  }

  static func lockedDefault(
    _ name: String, was old: String, now: String, locked: String
  ) -> Message {
    Message(
      .lockedDefault,
      "'\(name)' was left out where it was \(old), and what is left out is read as \(now) now",
      hint: "restore the default; if no such data is left, run 'swift package codable-enum-lock "
        + "--accept \(locked)'")
  }

  static func lockedNil(_ name: String, hasKey: Bool) -> Message {
    Message(
      .lockedNil,
      hasKey
        ? "'\(name)' could be null where it was written, which is not read any more"
        : "'\(name)' could be left out where it was written, but must be there now",
      hint: hasKey ? "make it optional" : "make it optional, or give it a default")
  }

  /// - Parameter isLiteral: Whether it was a case of an enum with raw values, or another literal.
  static func lockedType(_ name: String, was type: String, isLiteral: Bool) -> Message {
    Message(
      .lockedType, "'\(name)' was written as \(type), which is not read any more",
      hint: isLiteral
        ? "restore the case that has this value"
        : "keep the type, or take an enum of style '.untagged' that reads both; or keep the case for "
          + "old data with '// @CodableCase(skip: .encoding)', and write another")
  }

  static func lockedConstant(_ key: String, _ value: Document, ofCase name: String) -> Message {
    Message(
      .lockedConstant,
      "'\(name)' was written without \(value.text) for \(key.quoted), which must be there now",
      hint: "restore the constant; the new one can be that of a new case")
  }

  static func lockedUnknownKey(_ key: String, ofCase name: String) -> Message {
    Message(
      .lockedUnknownKey,
      "'unknownKeys: .reject' refuses the key \(key.quoted), with which '\(name)' was written",
      hint:
        "remove the option, or have a value read the key and leave it out with 'skip: .encoding'")
  }

  static func lockedElements(_ count: Int, ofCase name: String) -> Message {
    Message(
      .lockedElements, "'\(name)' was written with \(count) values, and is not read from as many",
      hint: "give values that were added behind them defaults, or make them optional; or restore "
        + "those that were removed")
  }

  static func lockedShape(_ name: String) -> Message {
    Message(
      .lockedShape, "'\(name)' was laid out in another way, which is not read any more",
      hint: "restore 'payload', 'empty', 'content' or the labels, or name the old form in 'reads'")
  }

  /// - Parameter isThere: Whether the enum still has the case.
  static func lockedCaseTaken(
    _ name: String, by other: String, isThere: Bool, of type: String
  ) -> Message {
    let command =
      "'swift package codable-enum-lock --\(isThere ? "accept" : "remove") \(type).\(name)'"
    return Message(
      .lockedCaseTaken, "what '\(name)' was written as is now read as '\(other)'",
      hint: isThere
        ? "have '\(name)' tried first, by 'order' or by its place; if that is refused, or no such data "
          + "is left, run \(command)"
        : "restore '\(name)'; if no such data is left, run \(command)")
  }

  static func lockedBranch(_ name: String, _ branch: String, locked: String) -> Message {
    Message(
      .lockedBranch, "'\(name)' was written, and is not read in builds under '\(branch)'",
      hint: "move it out of '#if', or read it in each branch; if those builds never wrote it, run "
        + "'swift package codable-enum-lock --accept \(locked)'")
  }

  static func lockedMoved(_ name: String, _ key: String, locked: String) -> Message {
    Message(
      .lockedMoved,
      "'\(name)' was written as the value of \(key.quoted), where an object must be now",
      hint: "choose another path, and add 'aliases: [\(key.quoted)]'; if no such data is left, run "
        + "'swift package codable-enum-lock --accept \(locked)'")
  }

  static func lockedTags(_ range: TagRange, ofCase name: String) -> Message {
    Message(
      .lockedTags,
      "'\(name)' was written with the tags \(range.text), which it does not all read now",
      hint: "widen its range to \(range.text), or add what is missing to its 'aliases'")
  }

  static func lockedTagTaken(
    _ tag: Scalar, ofCase name: String, by other: String, hasRawType: Bool
  ) -> Message {
    let cure = hasRawType ? "= \(tag.json)" : "// @CodableCase(\(tag.json))"
    return Message(
      .lockedTagTaken,
      "the tag \(tag.json), with which '\(name)' was written, is now that of '\(other)'",
      hint:
        "give '\(name)' its tag back with '\(cure)', and '\(other)' another")
  }
}
