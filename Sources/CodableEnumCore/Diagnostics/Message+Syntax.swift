/// What the lexer and the parser say. The compiler reports these too, in its own words; they are
/// errors here because declarations behind the place may have been misread.
extension Message {
  static let invalidUTF8 = Message(
    .invalidUTF8, "the file is not valid UTF-8 here", hint: "save the file as UTF-8"
  )

  static let invalidCharacter = Message(
    .invalidCharacter, "this character has no meaning in Swift source")

  /// A warning, since it is one to the compiler.
  static let nulByte = Message(.nulByte, .warning, "the NUL byte here is ignored")

  static let conflictMarker = Message(
    .conflictMarker, "this merge conflict is not resolved")

  static let unterminatedComment = Message(
    .unterminatedComment, "this comment has no end",
    hint: "block comments nest: each '/*' in it needs a '*/' of its own")

  static let unterminatedString = Message(
    .unterminatedString, "this string literal has no end")

  static let unterminatedRegex = Message(
    .unterminatedRegex, "this regex literal has no end")

  static let unterminatedIdentifier = Message(
    .unterminatedIdentifier, "this identifier has no closing backtick")

  static func unclosedBracket(_ bracket: String) -> Message {
    Message(.unclosedBracket, "this '\(bracket)' is never closed")
  }

  static func unexpectedBracket(_ bracket: String) -> Message {
    Message(.unexpectedBracket, "this '\(bracket)' closes nothing")
  }

  static let unclosedCondition = Message(
    .unclosedCondition, "this '#if' has no '#endif'")

  static func unexpectedDirective(_ directive: String) -> Message {
    Message(.unexpectedDirective, "this '\(directive)' belongs to no '#if'")
  }
}
