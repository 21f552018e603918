/// Findings about options that don't fit the style or the layout.
extension Message {
  static let stylesTable = """
    optionWithoutKeys: '<option>' has no effect: no value of the enum has a key
      remove it; 'payload: .keyed' would give values keys, and change the JSON
    keyWithoutObject: '<option>' has no effect: values in '.<layout>' have no keys
      remove it, or write 'payload: .keyed' for the case
    skipByPosition: 'skip: .<skip>' would shift the values after it: '.<layout>' stores them by
        position
      write 'payload: .keyed', or 'skip: true' to skip it in both directions
    namingWithoutNames: '<option>' has no effect: no value of '<name>' gets its key from a label
      remove it
    coderOnCaseWithoutValues: 'coder' has no effect: '<name>' has no values
      remove it; for a case without values, use 'empty' or 'constants'
    valueOptionWithCaseCoder: the annotation has no effect: '<coder>' codes all values of
        '<name>' together
      remove it, or the 'coder' of the case
    coderWithRejectedKeys: 'unknownKeys: .reject' can't know which keys '<coder>' reads for
        '<name>'
      put what the coder writes under its own key with 'content: "…"', or remove the option
    payloadOnCaseWithoutValues: 'payload' has no effect: '<name>' has no values
      remove it; for a case without values, use 'empty'
    emptyOnCaseWithValues: 'empty' has no effect: '<name>' has values
      remove it; for a case with values, use 'payload'
    contentWithoutPayload: 'content' has no effect: '<name>' writes no values
      remove it, or write something under the key with 'empty: .object'
    rawValueCaseWithValues: '.rawValue' can't write the values of '<name>'
      use another style; '.external' with 'empty: .name' writes cases without values as names
    internalValueWithoutKey: this '<type>' in '<name>' needs a key
      write '// @CodableValue(key: "…")' after it, or give it a label
    nestedObject: the parameter's name would nest the keys of '<type>' in '<name>' under <key>
      write '// @CodableValue(flatten: true)' to put them next to the tag, or
        '// @CodableValue(key: <key>)' to nest them
    flattenedBesideDictionary: a flattened dictionary in '<name>' would take the keys of the
        other flattened value
      give one of them a key with '// @CodableValue(key: "…")'
    flattenedWithRejectedKeys: 'unknownKeys: .reject' can't know the keys of '<type>' in '<name>'
      give the value a key with '// @CodableValue(key: "…")', or remove the option
    flattenedRejects (flattenedWithRejectedKeys): '<type>' in '<name>' rejects the key <key>, which
        is beside its own
      give the value a key with '// @CodableValue(key: "…")', or remove 'unknownKeys' from '<type>'
    unreachableUnknown (unreachableCase): '<other>' also accepts what '<name>' writes: <document>
      give '<other>' a value that must be there, or a tag
    ambiguousForms: '.<first>' and '.<second>' can both mean this, with different values of
        '<name>': <document>
      remove one of the two, or give the case other tags, keys or types
    missingOption: '.<style>' needs '<option>:'
      name the key, as in '<option>: "<key>"'
    unusableOption: '.<style>' can't use '<option>'
      remove it; it is for <styles>
    unusablePayload: '.<style>' can't use 'payload: .<payload>'
      write <usable>
    unusableEmpty: '.<style>' can't use 'empty: <form>'
      write <usable>
    noChoiceOfEmpty (unusableEmpty): '.<style>' can't use 'empty: <form>'
      remove the argument
    flattenedNonObject: '<type>' in '<name>' has no keys of its own to write next to others
      give it a key with '// @CodableValue(key: "…")', or a label
    flattenedLabelled (flattenedNonObject): '<type>' in '<name>' has no keys of its own to write
        next to others
      remove 'flatten: true'; its label gives it a key
    flattenedOption: '<option>' has no effect: '<type>' in '<name>' writes its own keys next to the
        tag
      remove it, or give the value a key with 'key: "…"'
    flattenedCoder (flattenedOption): '<option>' has no effect: '<type>' in '<name>' writes its own
        keys next to the tag
      give the value a key with 'key: "…"', or code the whole case with '@CodableCase(coder: …)'
    sharedEmptyDocument (overlappingCases, warning): an empty '<name>' is decoded as '<earlier>',
        which is tried first: <document>
      if that's right, write 'order: [.<earlier>, .<name>]'
    undecidedOverlap (overlappingCases, warning): '<earlier>' is tried first and may also accept
        what '<name>' writes: the sources don't show how '<type>' is coded
      if that's right, write 'order: [.<earlier>, .<name>]'
    indistinctRecursion (warning): '<name>' and '<other>' look alike, so decoding time grows
        exponentially with nesting depth
      give one of them a key that the other doesn't have, or use a style with a tag
    """

  /// - Parameters:
  ///   - canSwap: Whether the other order would work.
  ///   - onlyByOrder: Whether the other order needs `order`: the declaration alone would be a
  ///     warning.
  ///   - order: Whether the enum has the option `order`; nil if the style can't use it.
  ///   - isChosen: Whether keys choose the earlier case, which then need not accept the rest.
  static func unreachableCase(
    _ name: String, earlier: String, document: String, canSwap: Bool, onlyByOrder: Bool,
    order: Bool?, keepsDocument: Bool, isOnlyRead: Bool, isEmpty: Bool, hasLabels: Bool,
    isAllowed: Bool, isChosen: Bool
  ) -> Message {
    let swap =
      switch order {
      case nil: "declare '\(name)' before '\(earlier)'"
      case false? where onlyByOrder: "write 'order: [.\(name), .\(earlier)]'"
      case false?:
        "declare '\(name)' before '\(earlier)', or write 'order: [.\(name), .\(earlier)]'"
      case true?: "name '.\(name)' before '.\(earlier)' in 'order'"
      }
    let cure =
      keepsDocument
      ? "use 'CodableEnumAnyValue' in '\(name)', which takes what no other case accepts"
      : isEmpty
        ? "write it in another way with 'empty:', as in 'empty: .object'"
        : hasLabels
          ? "give its values other labels" : "give one of the two a 'coder' or other types"
    let document = "what '\(name)' \(isOnlyRead ? "decodes" : "writes"): \(document)"
    return Message(
      .unreachableCase,
      isChosen
        ? "'choice: .byKeys' chooses '\(earlier)' for \(document)"
        : "'\(earlier)' is tried first and also accepts \(document)",
      hint: canSwap
        ? swap : keepsDocument ? cure : "\(cure), or use a style with a tag",
      severity: isAllowed ? .warning : .error)
  }
}

/// Findings about tags, keys and raw values.
extension Message {
  static let namesTable = """
    labelledTag: 'tag:' is for unknown cases; the tag of any other case has no label
      write it first, as in '@CodableCase(<tag>)'
    secondOwnTag (labelledTag): 'tag:' is for unknown cases; the tag of any other case has no label
      remove it
    indistinctConstants: two cases have the tag <tag>, and their constants don't tell which is
        which
      give both a constant under the same key, with different values
    sharedTagBesideRange: two cases have the tag <tag>, and one of them also has a range of tags
      give the range to a case of its own, or give one of the two another tag
    casesOfOneName: two cases are called '<name>', so they have the same tag
      give one its own tag with '// @CodableCase("…")'
    indistinctCases: two cases are called '<name>', and no Swift pattern matches just this one
      rename one, and give it its tag with '// @CodableCase("…")'
    tagWithoutTags: '.<style>' has no tags
      remove it, or write the case's name with 'empty: .name'
    repeatedKey: two values of the case have the key <path>
      write another key with '@CodableValue(key: "…")'
    keyOnPath: the path <path> goes through <key>, the key of another value
      write another key with '@CodableValue(key: "…")'
    pathIntoFlattened: the path goes through <key>, which '<type>' in '<name>' can write too
      start the path with another key, or give '<type>' its own key
    constantKeyIsTaken: '<option>' has the key <key>, which is already used
      remove it from '<option>', or give the other one another key
    contentKeyIsTagKey: tag and content have the same key <key>
      give them different keys
    contentUnderDouble: the tag <tag> can't be the key that 'content: .tag' asks for
      write a tag that is a string or an integer with '@CodableCase(…)'
    contentUnderKept (contentUnderDouble): a tag of type '<type>' can't be the key that 'content:
        .tag' asks for
      make the value 'String', 'Int' or 'Bool'
    keyGivenTwice: 'keys' already gives this value a key
      remove one of them
    implicitRawValue: the generator can't compute the raw value of '<name>'
      write it out: 'case <name> = …'
    unreadableRawValue: the raw value of '<name>' isn't a plain literal on one line
      write the tag with '// @CodableCase(…)'
    caseNamingWithRawValues: 'caseNaming' has no effect: the raw values are the tags
      remove it, or remove the raw type to use case names
    ignoringCaseWithoutStrings: 'ignoringCase' has no effect: no tag or raw value is a string
      remove it
    rawRepresentableAlready: '<name>' has raw values, so it already is 'RawRepresentable'
      remove the argument
    rawValuesOfSeveralKinds: 'rawRepresentable' needs tags of one kind, all strings or all
        integers
      remove the argument, or give the cases such tags with '@CodableCase(…)'
    codingKeyOfSkippedCase: '<name>' is skipped, but a dictionary key is always written
      remove the 'skip', or write 'skip: .decoding'
    codingKeysAlike: two cases would have the dictionary key <text>
      write another tag with '@CodableCase(…)', or remove 'codingKeys'
    conversionOfUntaggedCase: '<option>' needs a tag on every case, and '<name>' has none
      remove the argument, or give the case a tag
    repeatedTag: two cases have the tag <tag>
      write another tag with '@CodableCase("…")'
    repeatedAlias (repeatedTag): the case already has the tag <tag>
      remove the alias
    indistinctCasesOfTag: two cases have the tag <tag>, and <why>
      give one another tag, or give each a constant: 'constants: ["key": "value"]'
    tagMustBeString: a tag of '.<style>' must be a string, not <tag>
      write <string>
    rawValueMustBeString (tagMustBeString): a tag of '.<style>' must be a string, not the raw value
        <tag>
      give the case a tag, as in '// @CodableCase(<string>)'
    wrongNumberOfKeys: 'keys' names <keys>, but '<name>' has <values>
      name one key for each value, in order
    """

  static func keyIsTagKey(_ path: [String], _ tagPath: [String]) -> Message {
    let relation =
      switch path.count {
      case 1, tagPath.count: "is already used for the tag"
      case ..<tagPath.count: "is on the way to the tag"
      default: "goes through the tag's key"
      }
    return Message(
      .keyIsTagKey, "the key \(path.keyPath) \(relation)",
      hint: "write another key with '@CodableValue(key: \"…\")'")
  }

  // MARK: Conversions

  static func caseWithoutTag(
    _ name: String, isUnknown: Bool, _ option: String, types: [String]
  ) -> Message {
    Message(
      .unknownCaseWithoutTag,
      "'\(option)' needs \(isUnknown ? "the unknown case " : "")'\(name)' to store its tag as "
        + list(types.map { "'\($0)'" }, "or"),
      hint: "write 'case \(name)(\(types[0]))', or remove the argument")
  }
}
