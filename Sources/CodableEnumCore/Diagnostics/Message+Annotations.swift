/// Findings about annotations as text: their names, their literals and their places.
extension Message {
  static let annotationsTable = """
    missingArgumentList: '@<name>' needs arguments in parentheses
      write for example '@<name>(<example>)'
    unknownAnnotation: there is no annotation '@<word>'
      write '@<nearest>'
    nestedTooDeep: an annotation's values can nest <depth> levels deep at most
      use fewer nested brackets
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
      write the smaller bound first
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

  // MARK: Syntax

  /// The message doesn't show the character, because it looks right.
  static func lookAlike(_ character: CodePoint) -> Message {
    let plain = character.plain.map { "'\(Character(Unicode.Scalar($0)))'" }
    return Message(
      .lookAlike,
      "this is \(character.name), which \(plain.map { "only looks like \($0)" } ?? "is invisible")",
      hint: plain.map { "write \($0)" } ?? "remove it")
  }

  package static var nestedTooDeep: Message {
    Message(.nestedTooDeep, "\(AnnotationParser.maximumDepth)")
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

/// Findings about single arguments: labels and kinds of values.
extension Message {
  /// - Parameter value: The value of the label.
  static func unknownLabel(
    _ label: String, of owner: String, _ labels: [String], value: Literal
  ) -> Message {
    let text = "'\(owner)' has no argument '\(label)'"
    if let hint = ForeignWords.hint(forLabel: label, of: owner, value: value) {
      return Message(.foreignLabel, text, hint: hint)
    }
    return Message(.unknownLabel, text, hint: suggestion(for: label, in: labels) { "\($0):" })
  }

  /// - Parameter likely: What was probably meant, with its label.
  static func missingLabel(of owner: String, _ labels: [String], likely: String?) -> Message {
    Message(
      .missingLabel, "this argument of '\(owner)' needs a label",
      hint: "write \(likely.map { "'\($0)'" } ?? list(labels.map { "'\($0):'" }, "or"))")
  }

  /// See `OptionReader.wrongKind`.
  static func wrongKindOfValue(
    label: String?, expected: String, found: String, likely: String?, choices: [String]
  ) -> Message {
    let owner = label.map { "'\($0)'" } ?? "this argument"
    let words = choices.isEmpty ? nil : "write \(list(choices.map { "'\($0)'" }, "or"))"
    // '@Default(0)' of MetaCodable
    let foreign = label == "default" ? "declare the default, as in 'size: Int = 0'" : nil
    return Message(
      .wrongKindOfValue, "\(owner) takes \(expected), not \(found)",
      hint: likely.map { "write '\($0)'" } ?? foreign ?? words)
  }

  static func unknownMember(_ name: String, of label: String, _ names: [String]) -> Message {
    Message(
      .unknownMember,
      label.isEmpty ? "there is no '.\(name)' here" : "'\(label)' has no value '.\(name)'",
      hint: ForeignWords.member(name, in: names).map { "write '.\($0)'" }
        ?? suggestion(for: name, in: names) { ".\($0)" })
  }
}

/// Findings about the enum itself, its surroundings and its accessors.
extension Message {
  static let optionsTable = """
    repeatedLabel: '<label>' is given twice
      remove one of them
    memberTakesNoArguments: '.<name>' takes no arguments here
      write options of the style as arguments of '@CodableEnum'
    emptyReads: 'reads' lists no style
      name one, as in '[.external]', or remove the option
    uselessFalse: '<label>: false' has no effect
      remove the argument
    optionNeedsEncoding: '<option>' has no effect: nothing is encoded
      remove it, or remove 'conformance: .decodable'
    optionNeedsDecoding: '<option>' has no effect: nothing is decoded
      remove it, or remove 'conformance: .encodable'
    conflictingOptions: '<option>' has no effect together with '<other>'
      remove one of them
    nameOfGeneratedType: generated code also declares a type called '<name>'
      rename this one
    checkedInFile: 'codable-enum generate' wrote this file, and the build generates the same
        conformances
      delete the file, or remove 'CodableEnumPlugin' from the target's 'plugins' in Package.swift
    enumWithoutCases: '<name>' has no cases to encode
      remove the annotation
    noncopyableEnum: '<name>' can't be Codable because it is '<protocol>'
      remove '<protocol>', or the annotation
    parameterPack: an enum can't have the parameter pack '<name>'
      use one generic parameter for each type
    codingByHand: '<name>' already has an '<function>'
      remove it, or the annotation
    halfByHand (codingByHand): '<name>' already has an '<function>'
      write 'conformance: .<other>' to keep it, or remove it
    leftoverCodingKeys: '<name>' has no effect: the coding of '<enumName>' is generated
      remove it; use annotations to rename cases and keys
    accessorTypes: no accessor fits the values called '<name>': they are '<type>' and '<other>'
      rename one of them, or remove 'accessors: true'
    accessorCollision: '<enumName>' already has a member called '<name>'
      rename the value or the member, or remove 'accessors: true'
    accessorsWithoutNames: 'accessors' has no effect: no value of '<name>' has a name
      name the values, as in 'case loading(_ data: Data)', or remove the option
    missingStyle: '@CodableEnum' needs a style
      write 'style:' with one of <styles>
    emptyPath: the path to the <what> is empty
      name at least one key
    dottedKey (warning): <key> is a single key with a dot, not a path
      write '[<path>]' for a path, '[<key>]' for the key
    unreachableEnum: a generated file can't extend '<name>': '<owner>' is <modifier>
      remove '<modifier>'
    enumInCode (unreachableEnum): a generated file can't extend '<name>': it is inside a function
      move it out of the function
    """
}
