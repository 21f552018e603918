/// Findings about annotations as text: their names, their literals and their places.
extension Message {
  static func unknownAnnotation(_ word: String, nearest: AnnotationName) -> Message {
    Message(
      .unknownAnnotation, "there is no annotation '@\(word)'",
      hint: "write '@\(nearest.rawValue)'")
  }

  /// nil if no other library that we know has it.
  static func foreignAnnotation(_ word: String, isBeforeEnum: Bool) -> Message? {
    ForeignWords.hint(forAnnotation: word, isBeforeEnum: isBeforeEnum).map {
      Message(.foreignAnnotation, "there is no annotation '@\(word)'", hint: $0)
    }
  }

  /// An error if something may have been meant to be marked, otherwise a warning.
  static func annotationInProse(_ slip: AnnotationSlip, _ severity: Severity) -> Message {
    let what =
      switch slip.flaw {
      case .documentation: "in a '///' comment"
      case .block: "in a '/* */' comment"
      case .fourSlashes: "in a '////' comment"
      case .noBreakSpace: "after a no-break space"
      case .missingAt: "without an '@'"
      case .spaceBehindAt: "with a space after the '@'"
      case .textBefore: "after other text"
      case .lookAlike(let character): "spelled with \(character.name)"
      }
    return Message(
      .annotationInProse, severity, "'\(slip.text)' \(what) is not read as an annotation",
      hint: "begin the comment with '// @\(slip.name.rawValue)(…)'; in prose, put the name in "
        + "backticks")
  }

  static func missingArgumentList(_ name: AnnotationName) -> Message {
    let example =
      switch name {
      case .codableEnum: "(style: .external)"
      case .codableCase: "(\"tag\")"
      case .codableValue: "(key: \"name\")"
      }
    return Message(
      .missingArgumentList, "'@\(name.rawValue)' needs arguments in parentheses",
      hint: "write for example '@\(name.rawValue)\(example)'")
  }

  static func emptyArgumentList(_ name: AnnotationName) -> Message {
    Message(
      .emptyArgumentList, "'@\(name.rawValue)' without arguments has no effect",
      hint: "remove it, or give it an argument")
  }

  static var textBehindAnnotation: Message {
    Message(
      .textBehindAnnotation, "unexpected text after the annotation",
      hint: "move the text into its own comment")
  }

  // MARK: Syntax

  /// The message doesn't show the character, because it looks right.
  static func lookAlike(_ character: CodePoint) -> Message {
    let plain = character.plain.map { "'\(Character(Unicode.Scalar($0)))'" }
    return Message(
      .lookAlike,
      "this is \(character.name), which \(plain.map { "only looks like \($0)" } ?? "is invisible")",
      hint: plain.map { "write \($0)" } ?? "remove it")
  }

  static var unclosedAnnotation: Message {
    Message(
      .unclosedAnnotation, "the annotation's bracket is never closed",
      hint: "close it here or on one of the next '//' lines")
  }

  static func annotationSyntax(expected: String) -> Message {
    Message(
      .annotationSyntax, "expected \(expected)",
      hint: "arguments are literals, as in '(\"text\", key: 1, other: [.member, true])'")
  }

  static var unterminatedStringInAnnotation: Message {
    Message(
      .unterminatedStringInAnnotation, "the string is not closed on its line",
      hint: "end it with '\"'")
  }

  /// - Parameter text: The text in the quotes, if it is known.
  static func otherQuotes(_ text: String?) -> Message {
    Message(
      .otherQuotes, "a string in an annotation needs straight double quotes",
      hint: "write '\(text?.quoted ?? "\"")'")
  }

  static var multilineStringInAnnotation: Message {
    Message(
      .multilineString, "an annotation can't contain a multi-line string",
      hint: "write it on one line, with '\\n' for a line break")
  }

  static var interpolationInAnnotation: Message {
    Message(
      .interpolation, "an annotation's string can't be interpolated",
      hint: "write the text itself; for a plain '\\(', write '\\\\('")
  }

  static var invalidEscapeInAnnotation: Message {
    Message(
      .invalidEscape, "Swift has no such escape",
      hint: "use \\0, \\\\, \\t, \\n, \\r, \\\", \\' or \\u{…}")
  }

  static func invalidIntegerInAnnotation(_ text: String) -> Message {
    Message(
      .invalidInteger, "'\(text)' isn't a 64-bit integer",
      hint: "write an integer, or a string")
  }

  static func invalidDoubleInAnnotation(_ text: String) -> Message {
    Message(
      .invalidDouble, "'\(text)' isn't a number that fits in a Double",
      hint: "write another number, or a string")
  }

  static func emptyRange(_ text: String) -> Message {
    Message(
      .emptyRange, "the range '\(text)' is empty",
      hint: "write the smaller bound first")
  }

  static var nestedTooDeep: Message {
    Message(
      .nestedTooDeep,
      "an annotation's values can nest \(AnnotationParser.maximumDepth) levels deep at most",
      hint: "use fewer nested brackets")
  }

  // MARK: Places

  /// - Parameter word: The word after the annotation; nil at the end of the file.
  static func detachedEnumAnnotation(before word: String?, isTrailing: Bool) -> Message {
    let place =
      isTrailing
      ? "after other code" : word.map { "before '\($0)'" } ?? "at the end of the file"
    return Message(
      .detachedEnumAnnotation, "'@CodableEnum' \(place) marks nothing",
      hint:
        "write it on the lines before an enum, with only attributes, modifiers and comments between"
    )
  }

  static var detachedCaseAnnotation: Message {
    Message(
      .detachedCaseAnnotation, "'@CodableCase' marks nothing",
      hint: "write it on the line before a 'case', or at the end of its line")
  }

  static func detachedValueAnnotation(matching count: Int) -> Message {
    Message(
      .detachedValueAnnotation,
      count == 0
        ? "'@CodableValue' marks nothing"
        : "'@CodableValue' could mark any of \(count) associated values",
      hint: count == 0
        ? "write it on the line before an associated value, or at the end of its line"
        : "put the value on its own line, and the annotation before it or at the end of that line")
  }

  static func annotationInUnmarkedEnum(_ name: AnnotationName) -> Message {
    Message(
      .annotationInUnmarkedEnum, "'@\(name.rawValue)' is in an enum without '@CodableEnum'",
      hint: "write '// @CodableEnum(style: …)' before the enum")
  }

  static func caseAnnotationOnSeveral(_ names: [String]) -> Message {
    Message(
      .caseAnnotationOnSeveral,
      "'@CodableCase' could mean any of \(list(names.map { "'\($0)'" }, "and"))",
      hint: "declare each case with its own 'case'")
  }

  static func secondAnnotation(_ name: AnnotationName) -> Message {
    Message(
      .secondAnnotation, "there is already a '@\(name.rawValue)' here", hint: "merge the two")
  }
}

/// Findings of the lexer and the parser. The compiler reports these too, in its own words. They are
/// errors here because declarations after the place may have been misread.
extension Message {
  static let invalidUTF8 = Message(
    .invalidUTF8, "the file isn't valid UTF-8 here", hint: "save the file as UTF-8"
  )

  static let invalidCharacter = Message(
    .invalidCharacter, "this character has no meaning in Swift source")

  /// A warning, because the compiler warns, too.
  static let nulByte = Message(.nulByte, .warning, "the NUL byte here is ignored")

  static let conflictMarker = Message(
    .conflictMarker, "this merge conflict isn't resolved")

  static let unterminatedComment = Message(
    .unterminatedComment, "this comment has no end",
    hint: "block comments nest: each '/*' in it needs its own '*/'")

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
    Message(.unexpectedDirective, "this '\(directive)' has no '#if'")
  }
}
