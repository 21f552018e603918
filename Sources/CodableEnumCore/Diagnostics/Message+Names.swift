/// Findings about tags, keys and raw values.
extension Message {
  static func repeatedTag(_ tag: TagPattern, inSameCase: Bool) -> Message {
    Message(
      .repeatedTag,
      inSameCase
        ? "the case has the tag \(tag.text) already" : "two cases have the tag \(tag.text)",
      hint: inSameCase ? "remove the alias" : "write another tag with '@CodableCase(\"…\")'")
  }

  static func indistinctConstants(_ tag: Scalar) -> Message {
    Message(
      .indistinctConstants,
      "two cases have the tag \(tag.json), and their constants do not tell them apart",
      hint: "give both the same tags, and constants of one key with different values")
  }

  static func casesOfOneName(_ name: String) -> Message {
    Message(
      .casesOfOneName, "two cases are called '\(name)', and nothing tells them apart",
      hint: "give one of them a tag of its own with '// @CodableCase(\"…\")'")
  }

  static func indistinctCases(_ name: String) -> Message {
    Message(
      .indistinctCases,
      "two cases are called '\(name)', which Swift's patterns cannot tell apart, as accessors, "
        + "coders, omitted defaults, unknown cases and cases without values need",
      hint: "rename one, and give it its tag with '// @CodableCase(\"…\")'")
  }

  static func tagMustBeString(_ tag: TagPattern, _ style: StyleName) -> Message {
    Message(
      .tagMustBeString, "a tag of '.\(style.rawValue)' must be a string, not \(tag.text)",
      hint: tag.exact.map { "write \($0.spelling.quoted)" } ?? "write each tag as a string")
  }

  /// - Parameter isSecond: Whether the case has a tag without a label, too.
  static func labelledTag(_ tag: Scalar, isSecond: Bool) -> Message {
    Message(
      .labelledTag,
      "'tag' is what an unknown case is written as; the tag of any other has no label",
      hint: isSecond ? "remove it" : "write it first, as in '@CodableCase(\(tag.json))'")
  }

  static func rawValueMustBeString(_ rawValue: Scalar, _ style: StyleName) -> Message {
    Message(
      .tagMustBeString,
      "a tag of '.\(style.rawValue)' must be a string, not the raw value \(rawValue.json)",
      hint: "give the case a tag, as in '// @CodableCase(\(rawValue.spelling.quoted))'")
  }

  static func tagWithoutTags(_ style: StyleName) -> Message {
    Message(
      .tagWithoutTags, "'.\(style.rawValue)' writes no tag",
      hint: "remove it, or write the case's name with 'empty: .name'")
  }

  static func repeatedKey(_ path: [String]) -> Message {
    Message(
      .repeatedKey, "two values of the case have the key \(text(path))",
      hint: "write another key with '@CodableValue(key: \"…\")'")
  }

  /// - Parameter path: A path that begins with `key`.
  static func keyOnPath(_ key: [String], _ path: [String]) -> Message {
    Message(
      .keyOnPath, "the path \(text(path)) leads through \(text(key)), where a value stands",
      hint: "write another key with '@CodableValue(key: \"…\")'")
  }

  static func pathIntoFlattened(_ key: String, _ type: String, ofCase name: String) -> Message {
    Message(
      .pathIntoFlattened,
      "the path leads through \(key.quoted), which '\(type)' in '\(name)' may write itself, since its "
        + "keys stand beside the others",
      hint: "write a path with another first key, or give '\(type)' a key of its own")
  }

  static func keyIsTagKey(_ path: [String], _ tagPath: [String]) -> Message {
    let relation =
      switch path.count {
      case 1, tagPath.count: "is the tag's key"
      case ..<tagPath.count: "is on the way to the tag"
      default: "leads through the tag's key"
      }
    return Message(
      .keyIsTagKey, "a value's key is \(text(path)), which \(relation)",
      hint: "write another key with '@CodableValue(key: \"…\")'")
  }

  /// A key as in an annotation: `"url"`, `["image_url", "url"]`.
  private static func text(_ path: [String]) -> String {
    path.count == 1 ? path[0].quoted : "[\(path.map(\.quoted).joined(separator: ", "))]"
  }

  static func constantKeyIsTaken(_ key: String) -> Message {
    Message(
      .constantKeyIsTaken, "'constants' has a key that is written already, \(key.quoted)",
      hint: "remove it from 'constants', or give the other one a key of its own")
  }

  static func contentKeyIsTagKey(_ key: String) -> Message {
    Message(
      .contentKeyIsTagKey, "tag and content have the same key \(key.quoted)",
      hint: "give them different keys")
  }

  static func contentUnderDouble(_ tag: Scalar) -> Message {
    Message(
      .contentUnderDouble, "the text of the tag \(tag.json) is no key for 'content: .tag'",
      hint: "write a tag that is a string or an integer with '@CodableCase(…)'")
  }

  static func keyGivenTwice(_ key: String) -> Message {
    Message(.keyGivenTwice, "the value has a key in 'keys' already", hint: "remove one of them")
  }

  static func wrongNumberOfKeys(_ count: Int, values: Int, of name: String) -> Message {
    Message(
      .wrongNumberOfKeys,
      "'keys' names \(count) key\(count == 1 ? "" : "s"), but '\(name)' has \(values) value\(values == 1 ? "" : "s")",
      hint: "name one key for each value, in order")
  }

  static func implicitRawValue(_ name: String) -> Message {
    Message(
      .implicitRawValue, "the raw value of '\(name)' cannot be told from the source alone",
      hint: "write it out: 'case \(name) = …'")
  }

  static func unreadableRawValue(_ name: String) -> Message {
    Message(
      .unreadableRawValue, "the raw value of '\(name)' is not a plain literal in one line",
      hint: "write what stands on the wire with '// @CodableCase(…)'")
  }

  static var caseNamingWithRawValues: Message {
    Message(
      .caseNamingWithRawValues,
      "'caseNaming' has no effect, since the raw values are what is written",
      hint: "remove it; or remove the raw type, so that names are written")
  }

  static var ignoringCaseWithoutStrings: Message {
    Message(
      .ignoringCaseWithoutStrings,
      "'ignoringCase' has no effect, since no tag or raw value is a string", hint: "remove it")
  }

  static func noSuchCase(_ name: String, in enumName: String, _ names: [String]) -> Message {
    Message(
      .noSuchCase, "'\(enumName)' has no case '\(name)'",
      hint: suggestion(for: name, in: names) { ".\($0)" })
  }

  static func severalCasesNamed(_ name: String, in option: String) -> Message {
    Message(
      .severalCasesNamed, "several cases are called '\(name)'",
      hint: "'\(option)' needs a case whose name is its own")
  }

  static func namedCaseIsSkipped(_ name: String) -> Message {
    Message(
      .namedCaseIsSkipped, "'\(name)' is never decoded",
      hint: "name a case that is, or remove its 'skip'")
  }

  static func fallbackWithoutValue(_ type: String, ofCase name: String) -> Message {
    Message(
      .fallbackWithoutValue,
      "'fallback' has nothing to make this value of '\(name)' of, which is of type '\(type)'",
      hint: "give it a default, or make it optional or the only 'CodableEnumAnyValue'")
  }

  static func caseOrderedTwice(_ name: String) -> Message {
    Message(.caseOrderedTwice, "'order' names '\(name)' twice", hint: "remove one of them")
  }

  static func missingTagCaseIsUnknown(_ name: String) -> Message {
    Message(
      .missingTagCaseIsUnknown, "'\(name)' keeps the tag, and here there is none",
      hint: "name a case that does not keep it")
  }

  static func nilOnNonOptional(_ type: String) -> Message {
    Message(.nilOnNonOptional, "'\(type)' is never nil", hint: "remove the argument")
  }

  static func skipWithoutDefault(_ type: String) -> Message {
    Message(
      .skipWithoutDefault, "a skipped value of type '\(type)' has nothing to be read as",
      hint: "give it a default value, as in 'name: \(type) = …', or make it optional")
  }

  static func unusableDefault(_ type: String) -> Message {
    Message(
      .unusableDefault,
      "the default of this skipped value cannot be taken, since the next value without a label "
        + "would take its place",
      hint: "give it a label, as in 'name: \(type) = …'")
  }

  static func noDefaultToOmit(_ type: String) -> Message {
    Message(
      .noDefaultToOmit,
      "'default' has no effect, since calls cannot leave this value of type '\(type)' to a default",
      hint: "give it one, as in 'name: \(type) = …', or remove the argument")
  }

  static var noDefaultsToOmit: Message {
    Message(
      .noDefaultsToOmit,
      "'defaultValues' has no effect, since no value with a key has a default that a missing key is "
        + "read as",
      hint: "remove it; of an optional, a missing key is nil")
  }

  static func defaultOfOptional(_ type: String) -> Message {
    Message(
      .defaultOfOptional,
      "a missing key of a value of type '\(type)' is nil, so that its default must be written",
      hint: "remove the argument, or make the value no optional")
  }

  static func defaultBesideTag(_ type: String) -> Message {
    Message(
      .defaultBesideTag,
      "this value of type '\(type)' stands in the object that holds the tag, and so always has its "
        + "key",
      hint: "remove the argument, or give the value another key")
  }

  // MARK: Conversions

  static func rawRepresentableAlready(_ name: String) -> Message {
    Message(
      .rawRepresentableAlready, "'\(name)' has raw values, and so is 'RawRepresentable' already",
      hint: "remove the argument")
  }

  static var rawValuesOfSeveralKinds: Message {
    Message(
      .rawValuesOfSeveralKinds,
      "'rawRepresentable' needs tags of one kind, all strings or all integers",
      hint: "remove the argument, or give the cases such tags with '@CodableCase(…)'")
  }

  static func codingKeyOfSkippedCase(_ name: String) -> Message {
    Message(
      .codingKeyOfSkippedCase,
      "'codingKeys' cannot keep '\(name)' from being written, since a key is never refused",
      hint: "remove the 'skip', or write 'skip: .decoding'")
  }

  static func codingKeysAlike(_ text: String) -> Message {
    Message(
      .codingKeysAlike, "two cases have the key \(text.quoted), since keys are text",
      hint: "write another tag with '@CodableCase(…)', or remove 'codingKeys'")
  }

  static func unknownCaseWithoutTag(_ name: String, _ option: String, types: [String]) -> Message {
    Message(
      .unknownCaseWithoutTag,
      "'\(option)' needs the tag of the unknown case '\(name)' as a value of type "
        + list(types.map { "'\($0)'" }, "or"),
      hint: "write 'case \(name)(\(types[0]))', or remove the argument")
  }

  // MARK: Kept tags

  static func rangeWithoutValue(_ range: TagPattern) -> Message {
    Message(
      .rangeWithoutValue,
      "nothing keeps which tag of \(range.text) was read, and so none can be written",
      hint: "give the case a value for it, marked with '// @CodableValue(tag: true)'")
  }

  static func overlappingRanges(_ range: TagRange, _ other: TagRange) -> Message {
    Message(
      .overlappingRanges, "the ranges \(range.text) and \(other.text) overlap",
      hint: "take what both hold out of one of them; single tags may lie in another case's range")
  }

  static func secondTagValue(_ name: String) -> Message {
    Message(.secondTagValue, "two values of '\(name)' are the tag", hint: "leave one")
  }

  static func keptTagType(_ type: String, _ tag: TagPattern) -> Message {
    let fitting =
      switch tag {
      case .range, .exact(.integer): "Int"
      case .exact(.string): "String"
      case .exact(.boolean): "Bool"
      case .exact(.double): "Double"
      }
    return Message(
      .keptTagType, "a value of type '\(type)' cannot be the tag \(tag.text)",
      hint: type == fitting ? nil : "make the value '\(fitting)', or give the case other tags")
  }

  static func keptTagWithoutTags(_ style: StyleName) -> Message {
    Message(
      .keptTagWithoutTags, "'.\(style.rawValue)' has no tag that this value could be",
      hint: "remove the style from 'reads'")
  }

  // MARK: Cases without a tag

  static func untaggedCaseWithoutTags(_ style: StyleName) -> Message {
    Message(
      .untaggedCaseWithoutTags, "no case of '.\(style.rawValue)' has a tag", hint: "remove it")
  }

  static func untaggedCaseOption(_ option: String) -> Message {
    Message(
      .untaggedCaseOption, "'\(option)' has no effect on a case that has no tag", hint: "remove it")
  }

  static func missingTagCaseIsUntagged(_ name: String) -> Message {
    Message(
      .untaggedCaseOption, "'\(name)' is read where there is no tag in any case, if it fits",
      hint: "name a case that has a tag, or remove 'missingTag'")
  }

  static func ambiguousUntagged(_ name: String, document: String) -> Message {
    Message(
      .ambiguousUntagged,
      "what '\(name)' writes without a tag may be read as a case that has one: \(document)",
      hint: "give its values keys that hold no tag, or give the case a tag")
  }

  // MARK: Unknown cases

  static var secondUnknownCase: Message {
    Message(.secondUnknownCase, "two cases are marked '.unknown'", hint: "leave one")
  }

  static func unknownCaseValue(_ name: String, _ style: StyleName) -> Message {
    let marking = "mark the value that takes the tag with '// @CodableValue(tag: true)', or "
    return Message(
      .unknownCaseValue, "it is not clear what this value of the unknown case '\(name)' takes",
      hint: "\(style.rules.hasTags ? marking : "")leave one value")
  }

  static func valueBesideContent(_ name: String) -> Message {
    Message(
      .unknownCaseValue,
      "this value of '\(name)' has nothing to take beside one that takes the whole encoded value",
      hint: "leave one of them, beside the tag if that is kept")
  }

  static var unknownCaseValueOption: Message {
    Message(
      .unknownCaseValueOption, "a value of the unknown case is the tag or the whole encoded value",
      hint: "remove the annotation")
  }

  static func unknownCaseOption(_ option: String) -> Message {
    Message(
      .unknownCaseOption, "'\(option)' means nothing for the unknown case", hint: "remove it")
  }

  static func tagOfKeepingCase(_ option: String) -> Message {
    Message(
      .unknownCaseOption,
      "'\(option)' means nothing for an unknown case that keeps what it takes, and writes that",
      hint: "remove it, or the values of the case")
  }

  static func keptKey(_ type: String) -> Message {
    Message(
      .unknownTagOfExternal, "a tag of '.external' is a key, and so never of type '\(type)'",
      hint: "write 'String'")
  }
}
