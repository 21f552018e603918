/// Findings about single arguments: labels and kinds of values.
extension Message {
  static func unknownLabel(
    _ label: String, of owner: String, _ labels: [String], value: Literal
  ) -> Message {
    let text = "'\(owner)' has no argument '\(label)'"
    let place = Self.place(ofLabel: label, besides: owner)
    // '@CodableCase(fallback: .other)' is our option, 'fallback: true' that of another library.
    let isOurs = owner == "@CodableCase" && place != nil && value.isMember
    if !isOurs, let hint = ForeignWords.hint(forLabel: label, of: owner, value: value) {
      return Message(.foreignLabel, text, hint: hint)
    }
    if let place { return Message(.unknownLabel, text, hint: "write it in \(place)") }
    return Message(.unknownLabel, text, hint: suggestion(for: label, in: labels) { "\($0):" })
  }

  /// Returns the annotations that have an option which another one has not.
  private static func place(ofLabel label: String, besides owner: String) -> String? {
    let owners = [
      (EnumOptions.table, "'// @CodableEnum(…)' before the enum"),
      (CaseOptions.table, "'// @CodableCase(…)' before a case"),
      (ValueOptions.table, "'// @CodableValue(…)' after a value"),
    ]
    let places = owners.filter { table, _ in table.contains { $0.name == label } }.map(\.1)
    return places.isEmpty ? nil : list(places, "or")
  }

  /// - Parameters:
  ///   - likely: What was probably meant, with its label.
  ///   - taken: That label, if it is already used.
  static func missingLabel(
    of owner: String, _ labels: [String], likely: String?, taken: String?
  ) -> Message {
    let write = likely.map { "'\($0)'" } ?? list(labels.map { "'\($0):'" }, "or")
    return Message(
      .missingLabel, "this argument of '\(owner)' needs a label",
      hint: taken.map { "remove it, or write it in '\($0):'" } ?? "write \(write)")
  }

  /// See `OptionReader.wrongKind`.
  static func wrongKindOfValue(
    label: String?, expected: String, found: String, likely: String?, choices: [String]
  ) -> Message {
    let owner = label.map { "'\($0)'" } ?? "this argument"
    let words = choices.isEmpty ? nil : "write \(list(choices.map { "'\($0)'" }, "or"))"
    let special: String? =
      switch (label, found) {
      // '@Default(0)' of MetaCodable
      case ("default", _): "declare the default, as in 'size: Int = 0'"
      case ("tag", _) where expected == "true or false":
        "write 'true' if the value stores the tag, and the tag itself in '@CodableCase(…)'"
      case ("aliases", "nil"): "write it first, as in '@CodableCase(nil, aliases: […])'"
      default: nil
      }
    return Message(
      .wrongKindOfValue, "\(owner) takes \(expected), not \(found)",
      hint: likely.map { "write '\($0)'" } ?? special ?? words)
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
    nameOfModule: a type called 'Swift' hides the standard library from generated code
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
    halfByHand (codingByHand):
      write 'conformance: .<other>' to keep it, or remove it
    synthesizedHalf: with '<protocol>', the compiler adds an '<function>', whose form is another
      declare '<other>' instead of '<protocol>', write '<function>' yourself, or remove 'conformance'
    rawValuesByHand: 'init(rawValue:)' has no effect: the coding of '<name>' is generated
      write the raw values as tags, as in '// @CodableCase(1, aliases: [2])', and remove the
        initializer; 'rawRepresentable: true' generates one
    leftoverCodingKeys: '<name>' has no effect: the coding of '<enumName>' is generated
      remove it, or rename it if other code uses it; use annotations to rename cases and keys
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
