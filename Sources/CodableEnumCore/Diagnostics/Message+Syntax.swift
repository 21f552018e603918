/// What the lexer and the parser say. The compiler reports these too, in its own words; they are
/// errors here because declarations behind the place may have been misread.
extension Message {
  static let invalidUTF8 = Message(
    .unterminatedComment, .error, "the file is not valid UTF-8 here", hint: "save the file as UTF-8"
  )

  static let invalidCharacter = Message(
    .unterminatedComment, .error, "this character has no meaning in Swift source")

  /// A warning, since it is one to the compiler.
  static let nulByte = Message(.unterminatedComment, .warning, "the NUL byte here is ignored")

  static let conflictMarker = Message(
    .unterminatedComment, .error, "this merge conflict is not resolved")

  static let unterminatedComment = Message(
    .unterminatedComment, .error, "this comment has no end",
    hint: "block comments nest: each '/*' in it needs a '*/' of its own")

  static let unterminatedString = Message(
    .unterminatedComment, .error, "this string literal has no end")

  static let unterminatedRegex = Message(
    .unterminatedComment, .error, "this regex literal has no end")

  static let unterminatedIdentifier = Message(
    .unterminatedComment, .error, "this identifier has no closing backtick")

  static func unclosedBracket(_ bracket: String) -> Message {
    Message(.unterminatedComment, .error, "this '\(bracket)' is never closed")
  }

  static func unexpectedBracket(_ bracket: String) -> Message {
    Message(.unterminatedComment, .error, "this '\(bracket)' closes nothing")
  }

  static let unclosedCondition = Message(
    .unterminatedComment, .error, "this '#if' has no '#endif'")

  static func unexpectedDirective(_ directive: String) -> Message {
    Message(.unterminatedComment, .error, "this '\(directive)' belongs to no '#if'")
  }
}
