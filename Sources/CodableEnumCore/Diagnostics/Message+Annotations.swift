/// Findings about annotations as text: their names, their literals and their places.
extension Message {
  static let annotationsTable = """
    missingArgumentList: '@<name>' needs arguments in parentheses
      write for example '@<name>(<example>)'
    unknownAnnotation: there is no annotation '@<word>'
      write '@<nearest>'
    nestedTooDeep: <what> can nest <depth> levels deep at most
      use fewer levels
    emptyArgumentList: '@<name>' without arguments has no effect
      remove it, or give it an argument
    textBehindAnnotation: unexpected text after the annotation
      move the text into its own comment
    unclosedAnnotation: the annotation's bracket is never closed
      close it here or on one of the next '//' lines
    annotationSyntax: expected <expected>
      arguments are literals, as in '("text", key: 1, other: [.member, true])'
    unterminatedStringInAnnotation: the string is not closed on its line
      end it with '"'
    multilineString: an annotation can't contain a multi-line string
      write it on one line, with '\\n' for a line break
    interpolation: an annotation's string can't be interpolated
      write the text itself; for a plain '\\(', write '\\\\('
    invalidEscape: Swift has no such escape
      use \\0, \\\\, \\t, \\n, \\r, \\", \\' or \\u{…}
    invalidInteger: '<text>' isn't a 64-bit integer
      write an integer, or a string
    invalidDouble: '<text>' isn't a number that fits in a Double
      write another number, or a string
    emptyRange: the range '<text>' is empty
      write the smaller bound first, or a single tag
    emptyInLowerCase (emptyRange): the range '<text>' is empty in lower case, in which 'ignoringCase'
        compares tags
      write bounds in lower case, the smaller one first
    detachedCaseAnnotation: '@CodableCase' marks nothing
      write it on the line before a 'case', or at the end of its line
    annotationInUnmarkedEnum: '@<name>' is in an enum without '@CodableEnum'
      write '// @CodableEnum(style: …)' before the enum
    secondAnnotation: there is already a '@<name>' here
      merge the two
    otherQuotes: a string in an annotation needs straight double quotes
      write '<text>'
    detachedEnumAnnotation: '@CodableEnum' <place> marks nothing
      write it on the lines before an enum, with only attributes, modifiers and comments between
    detachedValueAnnotation: '@CodableValue' marks nothing
      write it on the line before an associated value, or at the end of its line
    unclearValueAnnotation (detachedValueAnnotation): '@CodableValue' could mark any of <count>
        associated values
      put the value on its own line, and the annotation before it or at the end of that line
    caseAnnotationOnSeveral: '@CodableCase' could mean any of <names>
      declare each case with its own 'case'
    """

  /// - Parameter hint: nil if no other library that we know has the annotation.
  static func foreignAnnotation(_ word: String, _ hint: String?) -> Message? {
    hint.map { Message(.foreignAnnotation, "there is no annotation '@\(word)'", hint: $0) }
  }

  /// An error if something may have been meant to be marked, otherwise a warning.
  static func annotationInProse(_ slip: AnnotationSlip, _ severity: Severity) -> Message {
    let what = slip.lookAlike.map { "spelled with \($0.name)" } ?? slip.flaw.rawValue
    return Message(
      .annotationInProse, "'\(slip.text)' \(what) is not read as an annotation",
      hint: "begin the comment with '// @\(slip.name.rawValue)(…)'; in prose, put the name in "
        + "backticks", severity: severity)
  }

  /// The message doesn't show the character, because it looks right.
  static func lookAlike(_ character: CodePoint) -> Message {
    let plain = character.plain.map { "'\(Character(Unicode.Scalar($0)))'" }
    return Message(
      .lookAlike,
      "this is \(character.name), which \(plain.map { "only looks like \($0)" } ?? "is invisible")",
      hint: plain.map { "write \($0)" } ?? "remove it")
  }

  package static var nestedTooDeep: Message {
    Message(.nestedTooDeep, "an annotation's values", "\(AnnotationParser.maximumDepth)")
  }
}

extension AnnotationSlip {
  /// What is wrong with the place of a name, as messages call it.
  enum Flaw: String {
    case documentation = "in a '///' comment"
    case block = "in a '/* */' comment"
    case fourSlashes = "in a '////' comment"
    case noBreakSpace = "after a no-break space"
    case missingAt = "without an '@'"
    case spaceBehindAt = "with a space after the '@'"
    case textBefore = "after other text"
  }
}

/// Findings of the lexer and the parser. The compiler reports these too, in its own words. They are
/// errors here because declarations after the place may have been misread, unless it only warns.
extension Message {
  static let lexingTable = """
    invalidUTF8: the file isn't valid UTF-8 here
      save the file as UTF-8
    invalidCharacter: this character has no meaning in Swift source
    nulByte (warning): the NUL byte here is ignored
    conflictMarker: this merge conflict isn't resolved
    unterminatedComment: this comment has no end
      block comments nest: each '/*' in it needs its own '*/'
    unterminatedString: this string literal has no end
    unterminatedRegex: this regex literal has no end
    unterminatedIdentifier: this identifier has no closing backtick
    unclosedBracket: this '<bracket>' is never closed
    unexpectedBracket: this '<bracket>' closes nothing
    unclosedCondition: this '<directive>' has no '#endif'
    unexpectedDirective: this '<directive>' has no '#if'
    """
}
