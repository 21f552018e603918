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
    payloadOnCaseWithoutValues: '<option>' has no effect: '<name>' has no values
      remove it; for a case without values, use 'empty'
    emptyOnCaseWithValues: '<option>' has no effect: '<name>' has values
      remove it; for a case with values, use 'payload'
    contentWithoutPayload: 'content' has no effect: '<name>' writes no values
      remove it, or write something under the key with 'empty: .object'
    rawValueCaseWithValues: '.rawValue' can't write the values of '<name>'
      use another style; '.external' with 'empty: .name' writes cases without values as names
    rawValueCaseWithTag (rawValueCaseWithValues):
      write '// @CodableCase(.unknown)' before it if it keeps any other tag, or use another style;
        '.external' with 'empty: .name' writes cases without values as names
    internalValueWithoutKey: this '<type>' in '<name>' needs a key
      write '// @CodableValue(key: "…")' after it, or give it a label
    unnamedObject (internalValueWithoutKey):
      write '// @CodableValue(flatten: true)' after it to put its keys next to the tag, or
        '// @CodableValue(key: "…")' to nest them
    nestedObject: the parameter's name would nest the keys of '<type>' in '<name>' under <key>
      write '// @CodableValue(flatten: true)' to put them next to the tag, or
        '// @CodableValue(key: <key>)' to nest them
    flattenedBesideDictionary: a flattened dictionary in '<name>' would take the keys of the
        other flattened value
      give one of them a key with '// @CodableValue(key: "…")'
    flattenedWithRejectedKeys: 'unknownKeys: .reject' can't know the keys of '<type>' in '<name>'
      give the value a key with '// @CodableValue(key: "…")', or remove the option
    flattenedRejects (flattenedWithRejectedKeys): '<type>' in '<name>' rejects the key <key>, which
        is next to its own
      give the value a key with '// @CodableValue(key: "…")', or remove 'unknownKeys' from '<type>'
    unreachableUnknown (unreachableCase): '<other>' also accepts what '<name>' writes: <document>
      give '<other>' a value that must be there, or a tag
    ambiguousForms: '.<first>' also matches what '.<second>' writes for '<name>': <document>
      remove one of the two, or give the case other tags, keys or types
    missingOption: '.<style>' needs '<option>:'
      name the key, as in '<option>: "<key>"'
    unusableOption: '.<style>' can't use '<option>'
      remove it; it is for <styles>
    unusableUnknownTag (unusableOption): '.<style>' can't use 'unknownTag'
      write '// @CodableCase(.unknown)' before the case instead; the option is for <styles>
    unusablePayload: '.<style>' can't use 'payload: .<payload>'
      remove it, or give the values a key of their own with 'content: "…"'
    unusableEmpty: '.<style>' can't use 'empty: <form>'
      write <usable>
    noChoiceOfEmpty (unusableEmpty):
      remove the argument
    flattenedNonObject: '<type>' in '<name>' has no keys of its own to write next to others
      give it a key with '// @CodableValue(key: "…")', or a label
    flattenedAnyValue (flattenedNonObject):
      write '// @CodableValue(flatten: true)' after it to store the whole document in it, or give it a
        key with '// @CodableValue(key: "…")'
    flattenedLabelled (flattenedNonObject):
      remove 'flatten: true'; its label gives it a key
    flattenedOption: '<option>' has no effect: '<type>' in '<name>' writes its own keys next to the
        tag
      remove it, or give the value a key with 'key: "…"'
    flattenedCoder (flattenedOption):
      give the value a key with 'key: "…"', or code the whole case with '@CodableCase(coder: …)'
    sharedEmptyDocument (overlappingCases, warning): an empty '<name>' is decoded as '<earlier>',
        which is tried first: <document>
      if that's right, write 'order: [.<earlier>, .<name>]'
    undecidedOverlap (overlappingCases, warning): '<earlier>' is tried first and may also accept
        what '<name>' writes: the sources don't show how '<type>' is coded
      if that's right, write 'order: [.<earlier>, .<name>]'
    undecidedByHand (overlappingCases, warning): '<earlier>' is tried first and may also accept
        what '<name>' writes: '<type>' has coding by hand
      if that's right, write 'order: [.<earlier>, .<name>]'
    indistinctRecursion (warning): '<name>' and '<other>' look alike, so decoding time grows
        exponentially with nesting depth
      give one of them a key that the other doesn't have, or use a style with a tag
    indistinctObjects (indistinctRecursion, warning):
      write 'choice: .byKeys', or use a style with a tag
    indistinctStructs (indistinctRecursion, warning): an object with the keys of both '<name>' and
        '<other>' takes decoding time that grows exponentially with nesting depth
      write 'choice: .byKeys', or use a style with a tag
    """
}
