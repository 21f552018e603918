/// Findings about single cases: those that options name, those without a tag, and unknown ones.
extension Message {
  static let casesTable = """
    severalCasesNamed: several cases are called '<name>'
      '<option>' needs a case with a unique name
    namedCaseIsSkipped: '<name>' is never decoded
      name another case, or remove its 'skip'
    fallbackWithoutValue: 'fallback: .<name>' needs a default for this '<type>'
      give it a default, or make it optional; a single 'CodableEnumAnyValue' works too
    caseOrderedTwice: 'order' names '<name>' twice
      remove one of them
    orderedCaseWithTag (ineffectiveOrder): 'order' is for cases without a tag, and '<name>' has
        one
      remove it
    orderedUnknownCase (ineffectiveOrder): '<name>' takes unknown values, so it always comes last
      remove it
    missingTagCaseIsUnknown: '<name>' stores the tag, but there is no tag to store
      name a case that doesn't store it
    missingKeyBeside (missingKey): 'missingTag' of '.external' can't be used with <other>
      remove one of them; both claim objects without a known key
    missingKeyOfArray (missingKey): 'missingTag' needs values with keys, but '<name>' writes an
        array
      write 'payload: .keyed' for the case
    missingKeyOfScalar (missingKey): 'missingTag' needs a case that is an object, and '<name>'
        isn't one
      write 'payload: .keyed' for the case
    taglessStyle (taglessCase): '.<style>' can't use the tag '<name>'
      give the case a tag, or use '.internal' or '.adjacent'
    untaggedNull (taglessCase): '.untagged' can't use the tag 'nil'
      write '@CodableCase(empty: nil)'
    taglessBeside (taglessCase): '<name>' can't be used with <other>
      remove one of them, or give the case a tag
    taglessOption (taglessCase): '<option>' has no effect: the case has no tag
      remove it
    taglessContent (taglessCase): 'content: .tag' can't use the tag '<name>' as a key
      give the case a key with 'content: "…"'
    taglessValue (taglessCase): a value of '<name>' may write <key>, where other cases have their
        tag
      give the value a key with '@CodableValue(key: "…")', or the case a tag
    untaggedCaseWithoutTags: '.<style>' has no tags
      remove it
    untaggedCaseOption: '<option>' has no effect on a case without a tag
      remove it
    unknownTagCase: 'unknownTag' needs an ordinary case, but '<name>' <reason>
      name a case with its own tag, or remove 'unknownTag'
    missingTagCaseIsUntagged (untaggedCaseOption): '<name>' is already tried where the tag is
        missing
      name a case with a tag, or remove 'missingTag'
    untaggedBesideMissingTag (ambiguousUntagged): '<name>' can be written as {}, which is decoded
        as '<missing>'
      give '<name>' a non-optional value, or remove 'missingTag'
    ambiguousUntagged: '<name>' can't be decoded from <document>, which has a case's tag
      give its values keys that aren't tags, or give the case a tag
    secondUnknownCase: two cases are marked '.unknown'
      keep one
    conditionalMissingTag: 'missingTag' next to 'reads' needs a case of every build, but '<name>' is
        inside '#if'
      move it out of the '#if', or remove one of the two arguments
    conditionalUnknownCase: '<name>' takes what no other case does, so every build needs it
      move it out of the '#if'
    valueBesideContent (unknownCaseValue): nothing is left for this value of '<name>': another
        one takes the whole document
      remove one of the two; a value for the tag can stay
    tagWithoutItsName (unknownLosesTag): '<name>' would decode the unknown tag into '<label>'
      call the value '<tag>', or write '// @CodableValue(tag: true)' if that's meant
    unknownLosesTag: '<type>' can't hold the unknown tag, so '<name>' would lose it
      use 'CodableEnumAnyValue', which stores the whole document
    unknownCaseValueOption: a value of the unknown case is the tag or the whole document
      remove the annotation
    unknownCaseOption: '<option>' has no effect on the unknown case
      remove it
    tagOfKeepingCase (unknownCaseOption): '<option>' has no effect: this unknown case writes the
        tag that it stores
      remove it, or the values of the case
    keptKey (unknownTagOfExternal): a tag of '.external' is a key, so it can't be '<type>'
      write 'String'
    keptName (unknownTagOfExternal): '<name>' stores its tag, but its key in '.external' would be
        its name, not one of its tags
      remove '.external' from 'reads'
    noSuchCase: '<enum>' has no case '<name>'
      <suggestion>
    missingKeyTakesNull (missingKey): '<name>' can be written as {<key>:null}, which 'missingTag'
        decodes as '<missing>'
      write something else there, with 'payload: .keyed' or another 'empty'
    missingKeyIsNull (missingKey): '<name>' can be written as {<key>:null}, which 'missingTag' reads
        like an object without a key
      write something else there, with 'payload: .keyed' or another 'empty'
    taglessTwice (taglessCase): two cases are objects without a tag
      give one of them a tag, as in '@CodableCase("…")'
    nullTwice (taglessCase): two cases have null as tag
      give one of them a tag, as in '@CodableCase("…")'
    unknownCaseValue: '.unknown' case '<name>' has several values and doesn't say which one stores
        the tag
      mark the one that stores the tag with '// @CodableValue(tag: true)', or keep one value
    unknownCaseValueOfUntagged (unknownCaseValue): '.unknown' case '<name>' has several values and
        doesn't say which one stores the tag
      keep one value
    """
}

/// Findings about associated values: nil, defaults, and tags that they keep.
extension Message {
  static let valuesTable = """
    nilOnNonOptional: '<type>' is never nil
      remove the argument
    skipWithoutDefault: a skipped '<type>' needs a default value for decoding
      give it one, as in 'name: <type> = …', or make it optional
    unlabelledDefault: without this '<type>', the next unlabelled value would take its place
      give it a label, or remove 'skip' or '.omit' here
    unusableDefault: this skipped value can't use its default: the next unlabelled value would
        take its place
      give it a label, as in 'name: <type> = …'
    noDefaultToOmit: 'default' has no effect: this '<type>' has no default value
      give it one, as in 'name: <type> = …', or remove the argument
    noDefaultsToOmit: 'defaultValues' has no effect: no value with a key has a default
      remove it; a missing optional is nil, whatever its default
    defaultOfOptional: a missing '<type>' is nil, so its default must be written
      remove the argument, or make the value non-optional
    defaultBesideTag: this '<type>' is in the same object as the tag, so its key is always
        written
      remove the argument, or give the value another key
    rangeWithoutValue: no value stores which tag in <range> was decoded, so the case can't be
        encoded
      add a value for it, marked with '// @CodableValue(tag: true)', or write the tag to encode
        next to the range: 'tag: …'
    overlappingRanges: the ranges <range> and <other> overlap
      shorten one of them; a single tag can be inside another case's range
    writtenTagIsNotRead: <tag> would be written, but not read back: it isn't in <range>
      write a tag of the range, or add 'aliases: [<tag>]'
    writtenTagBesideKept (writtenTagIsNotRead): <tag> is never written, because a value of the
        case stores the tag
      remove 'tag', or the value's '@CodableValue(tag: true)'
    secondTagValue: two values of '<name>' store the tag
      keep one
    keptTagWithoutTags: '.<style>' has no tag for this value to store
      remove the style from 'reads'
    enumInItsOwnPlace: '<name>' contains its own enum in the same place, so decoding would never
        end
      give '<type>' a key: '@CodableValue(key: "…")'
    flattenedNoTag (flattenedTagKey): the property <key> of '<type>' has the tag's key, but can't
        be a tag of '<name>'
      give the value in '<name>' a key, or the property another one
    flattenedTagKey: '<type>' also writes the tag's key <key>
      give the value in '<name>' a key, or write '@CodableCase(.untagged)' if no tag of '<type>'
        is one of this enum's
    flattenedKeyIsTaken: '<type>' also writes the key <key>, which '<name>' already has
      give one of the two another key with '@CodableValue(key: "…")'
    flattenedNil (optionalOfNull): '<type>' in '<name>' writes the same for nil as for '<inner>'
        if all its optionals are nil
      use '<inner>', or give the value a key: '@CodableValue(key: "…")'
    optionalOfNull: '<type>' in '<name>' writes null for nil, and also for some values of
        '<inner>'
      use '<inner>'
    valueOfAny: '<type>' in '<name>' isn't Codable
      write 'CodableEnumAnyValue' instead of 'Any', or give the value a 'coder'
    valueOfNever: '<type>' has no values, so '<name>' is never decoded
      write '// @CodableCase(skip: .both)'
    """

  // MARK: Kept tags

  static func keptTagType(_ type: String, _ tag: TagPattern) -> Message {
    let fitting =
      switch tag {
      case .range(.doubles): "Double"
      case .range(.strings): "String"
      case .range(.integers), .exact(.integer): "Int"
      case .exact(.string): "String"
      case .exact(.boolean): "Bool"
      case .exact(.double): "Double"
      }
    return Message(
      .keptTagType, "'\(type)' can't store the tag \(tag.text)",
      hint: type == fitting ? nil : "make the value '\(fitting)', or give the case other tags")
  }
}
