/// Findings about tags, keys and raw values.
extension Message {
  static let namesTable = """
    labelledTag: 'tag:' is for unknown cases and next to a range; any other tag has no label
      write it first, as in '@CodableCase(<tag>)'
    secondOwnTag (labelledTag):
      remove it
    indistinctConstants: two cases have the tag <tag>, and their constants don't distinguish
        them
      give both a constant under the same key, with different values
    sharedTagBesideRange: two cases have the tag <tag>, and one of them also has a range of tags
      give the range to a case of its own, or give one of the two another tag
    casesOfOneName: two cases are called '<name>', so they have the same tag
      give one its own tag with '// @CodableCase("…")'
    indistinctCases: two cases are called '<name>', and no Swift pattern matches just this one
      rename one, and give it its tag with '// @CodableCase("…")'
    tagWithoutTags: '.<style>' has no tags
      remove it, or write the case's name with 'empty: .name'
    tagOfValues (tagWithoutTags):
      remove it
    tagOfLiteral (tagWithoutTags):
      write 'empty: <tag>' instead
    repeatedKey: two values of the case have the key <path>
      write another key with '@CodableValue(key: "…")'
    keyOnPath: the path <path> goes through <key>, the key of another value
      write another key with '@CodableValue(key: "…")'
    pathIntoFlattened: the path goes through <key>, which '<type>' in '<name>' can write too
      start the path with another key, or give '<type>' its own key
    constantKeyIsTaken: '<option>' has the key <key>, which is already used
      remove it from '<option>', or give the other one another key
    constantOnPath (constantKeyIsTaken): '<option>' has the key <key>, through which the path of a
        value goes
      make that object a value with a type of its own or, if all values are in it, the case's 'content'
    constantBesideOpen (constantKeyIsTaken): '<option>' has the key <key>, but the unknown case of
        '<type>' writes whole documents
      let that case keep the tag and values of its own instead, or give '<type>' a key with
        '@CodableValue(key: "…")'
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
    rawValueCollision (rawRepresentableAlready): '<name>' already has a 'rawValue'
      remove that property, or the argument
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
    sharedTagInCondition (repeatedTag): two cases have the tag <tag>, and '<name>' is inside '#if'
      give one of them another tag, or move '<name>' out of the '#if'
    repeatedAlias (repeatedTag): the case already has the tag <tag>
      remove the alias
    indistinctCasesOfTag: two cases have the tag <tag>, and <why>
      give one another tag, or give each a constant: 'constants: ["key": "value"]'
    tagMustBeString: a tag of '.<style>' must be a string, not <tag>
      write <string>
    rawValueMustBeString (tagMustBeString): a tag of '.<style>' must be a string, not the raw value
        <tag>
      give the case a tag, as in '// @CodableCase(<arguments>)'
    wrongNumberOfKeys: 'keys' names <keys>, but '<name>' has <values>
      name one key for each value, in order
    """

  /// - Parameter mayBeTag: Whether the value may be for unknown tags: it is the only one of its case.
  static func keyIsTagKey(
    _ path: [String], _ tagPath: [String], mayBeTag: Bool = false
  ) -> Message {
    let relation =
      switch path.count {
      case 1, tagPath.count: "is already used for the tag"
      case ..<tagPath.count: "is on the way to the tag"
      default: "goes through the tag's key"
      }
    return Message(
      .keyIsTagKey, "the key \(path.keyPath) \(relation)",
      hint: (mayBeTag ? "mark a case for unknown tags with '// @CodableCase(.unknown)', or " : "")
        + "write another key with '@CodableValue(key: \"…\")'")
  }

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
