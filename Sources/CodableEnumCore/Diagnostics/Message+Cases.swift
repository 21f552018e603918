/// Findings about single cases: those that options name, those without a tag, and unknown ones.
extension Message {
  static let casesTable = """
    severalCasesNamed: several cases are called '<name>'
      '<option>' needs a case with a unique name
    namedCaseIsSkipped: '<name>' is never decoded
      name another case, or remove its 'skip'
    namedCaseIsUnavailable (namedCaseIsSkipped):
      name another case: this one is unavailable
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
      give the value a key with '@CodableValue(key: "…")', the case one with 'content: "…"', or a tag
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
    uselessMissingTag (ambiguousUntagged): '<name>' can be decoded from {}, so an object without a
        tag is never '<missing>'
      give '<name>' a non-optional value, or remove 'missingTag'
    ambiguousUntagged: '<name>' can't be decoded from <document>, which is read by its tag
      give its values keys that aren't tags, or give the case a tag
    untaggedBesideUnknown (ambiguousUntagged):
      '<unknown>' reads any unknown tag: remove it, or give the values of '<name>' keys that aren't
        tags
    secondUnknownCase: two cases are marked '.unknown'
      keep one
    conditionalMissingTag: 'missingTag' next to 'reads' needs a case that every build has, but
        '<name>' is inside '#if'
      move it out of the '#if', or remove one of the two arguments
    conditionalUnknownCase: '<name>' takes what no other case does, so every build needs it
      move it out of the '#if'
    valueBesideContent (unknownCaseValue): nothing is left for this value of '<name>': another
        one stores the whole document
      remove one of the two; a value for the tag can stay
    tagWithoutItsName (unknownLosesTag): '<name>' would decode the unknown tag into '<label>'
      call the value '<tag>', or write '// @CodableValue(tag: true)' if that's meant
    unknownMayBeNil (unknownLosesTag): nil in '<name>' would be written as null, which isn't read
      use a type that is no optional
    unknownMayLackTag (unknownLosesTag): not every '<type>' has a tag, and without one '<name>'
        isn't read
      use 'CodableEnumAnyValue', which stores the whole document
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
    unknownCaseValueOfUntagged (unknownCaseValue):
      keep one value
    """
}
