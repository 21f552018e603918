/// Findings about associated values: nil, defaults, and tags that they keep.
extension Message {
  static let valuesTable = """
    nilOnNonOptional: '<type>' is never nil
      remove the argument
    nilOfChoosingKey: the key of a '<type>' chooses the case, so it's always written
      remove the argument
    skipWithoutDefault: a skipped '<type>' needs a default value for decoding
      give it one, as in 'name: <type> = …', or make it optional
    flattenedDefault (skipWithoutDefault): a flattened '<type>' is read from its keys, which are
        never written
      make it optional, or remove 'flatten'
    unlabelledDefault: without this '<type>', the next unlabelled value would take its place
      give it a label, or remove 'skip' or '.omit' if it has one
    unusableDefault: this '<type>' can't use its default: the next unlabelled value would take its
        place
      give it a label, as in 'name: <type> = …'
    noDefault: '<option>' has no effect: this '<type>' has no default value
      give it one, as in 'name: <type> = …', or remove the argument
    noDefaultsToOmit: 'defaultValues' has no effect: no value with a key has a default
      remove it; a missing optional is nil, whatever its default
    nilReadAsDefault (defaultOfOptional): '<type>' can be null, which would be read as its default
      remove the argument, or use a type that is never null
    defaultOfOptional: a missing '<type>' is nil, so its default must be written
      remove the argument, or make the value non-optional
    defaultOfCaller (defaultOfOptional): '<default>' differs for each call, so it can't replace a
        missing key
      write a constant instead, or remove the argument
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
    scalarTag (keptTagType): '<type>' can't store a tag, which is a string, a number or a Bool
      make the value 'String', 'Int', 'Double', 'Bool' or 'CodableEnumAnyValue'
    keptTagWithoutTags: '.<style>' has no tag for this value to store
      remove the style from 'reads'
    enumInItsOwnPlace: '<name>' contains its own enum in the same place, so decoding would never
        end
      give '<type>' a key: '@CodableValue(key: "…")'
    unknownInItsOwnPlace (enumInItsOwnPlace):
      write 'CodableEnumAnyValue' in place of '<type>'
    flattenedNoTag (flattenedTagKey): the property <key> of '<type>' has the tag's key, but can't
        be a tag of '<name>'
      give the value in '<name>' a key, or the property another one
    flattenedTagKey: '<type>' also writes the tag's key <key>
      give the value in '<name>' a key, or write '@CodableCase(.untagged)' if no tag of '<type>'
        is one of this enum's
    flattenedKeyIsTaken: '<type>' also writes the key <key>, which '<name>' already has
      give one of the two another key with '@CodableValue(key: "…")'
    flattenedOpen (flattenedKeyIsTaken): '<type>' can write any key, so also <key>, which '<name>'
        already has
      give '<type>' a key with '@CodableValue(key: "…")'
    flattenedUnknown (flattenedKeyIsTaken): the unknown case of '<type>' writes whole documents, so
        also the key <key>, which '<name>' already has
      let that case keep the tag and values of its own instead, or give '<type>' a key with
        '@CodableValue(key: "…")'
    flattenedUnknownKey (flattenedKeyIsTaken): the unknown case of '<type>' can't be read next to
        the key <key> of '<name>': an unknown key must be alone
      remove that case, or give '<type>' a key with '@CodableValue(key: "…")'
    flattenedNil (optionalOfNull): no key tells whether '<type>' in '<name>' is nil: '<inner>' has
        none of its own that is always there
      use '<inner>', or give the value a key: '@CodableValue(key: "…")'
    flattenedChoice (optionalOfNull): no key tells whether '<type>' in '<name>' is nil: '<inner>'
        has none of its own that is always there
      use '<inner>' with a case for nothing: '// @CodableCase(.untagged, empty: .object)', 'case
        none'
    optionalOfNull: '<type>' in '<name>' writes null for nil, and also for some values of
        '<inner>'
      use '<inner>'
    optionalOfEnum (optionalOfNull):
      use '<inner>', with a default if its key can be missing
    valueOfAny: '<type>' in '<name>' isn't Codable
      write 'CodableEnumAnyValue' instead of 'Any', or give the value a 'coder'
    valueOfNever: '<type>' has no values, so '<name>' is never decoded
      write '// @CodableCase(skip: .both)'
    """

  static func keptTagType(_ type: String, _ tag: TagPattern) -> Message {
    let fitting =
      switch tag {
      case .range(let range): range.example.names.type
      case .exact(let tag): tag.names.type
      }
    return Message(
      .keptTagType, "'\(type)' can't store the tag \(tag.text)",
      hint: type == fitting ? nil : "make the value '\(fitting)', or give the case other tags")
  }
}
