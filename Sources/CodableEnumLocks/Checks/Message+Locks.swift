import CodableEnumCore

/// A command that changes the lock, for what no change of the sources can fix.
enum LockCommand {
  /// Replaces what is locked of a type, or of a case such as `Message.text`, with what is written now.
  case accept(String)
  /// Removes what is locked of a type or case that is no longer written.
  case remove(String)

  var text: String {
    switch self {
    case .accept(let name): "'swift package codable-enum-lock --accept \(Self.word(name))'"
    case .remove(let name): "'swift package codable-enum-lock --remove \(Self.word(name))'"
    }
  }

  /// A shell would take the dollar sign of a private type for a variable, and `<` for a file's.
  private static func word(_ name: String) -> String {
    let word = name.split(separator: "$", omittingEmptySubsequences: false).joined(separator: "\\$")
    return word.contains("<") ? "\"\(word)\"" : word
  }

  var ifGone: String { "if no such data is left, run \(text)" }
  var ifRejected: String { "if that's rejected, or no such data is left, run \(text)" }
}

/// Findings that several checks report. `ObstacleMessage` has those about obstacles.
extension Message {
  static func unread(_ name: String) -> Message {
    Message(
      .lockedAndUnread, "'\(name)' is no longer decoded, so nothing can read what it wrote",
      hint: "remove 'conformance: .encodable'", otherwise: LockCommand.remove(name).ifGone)
  }

  /// - Parameter cure: What gives the case its tag back, unless it still has a range with it.
  static func tagTaken(
    _ tag: Scalar, ofCase name: String, by other: String, _ cure: String?
  ) -> Message {
    Message(
      .lockedTagTaken,
      "'\(name)' was written with the tag \(tag.json), which now belongs to '\(other)'",
      hint: cure.map { "give '\(name)' its tag back with \($0), and '\(other)' another one" }
        ?? "give '\(other)' another tag")
  }

  /// - Parameter place: `the key "x"`
  static func exchange(_ name: String, place: String, was old: String) -> Message {
    Message(
      .lockedExchange, "\(place) was '\(old)' when it was locked, and is '\(name)' now",
      hint: "put '\(old)' back, or stored data changes its meaning")
  }

  static func skip(_ name: String, hint: String, _ command: LockCommand) -> Message {
    Message(
      .lockedSkip, "'\(name)' was written, but is no longer read", hint: hint,
      otherwise: "if it can be lost, run \(command.text)")
  }
}

/// Findings about a lock file as such.
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

  static var secondLock: Message {
    Message(
      .secondLock, "the target has two lock files",
      hint: "move the lines of one to the other")
  }
}
