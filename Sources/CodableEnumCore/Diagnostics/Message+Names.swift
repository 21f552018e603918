/// Findings about tags, keys and raw values.
extension Message {
  static func repeatedTag(_ tag: Scalar, inSameCase: Bool) -> Message {
    Message(
      .repeatedTag,
      inSameCase
        ? "the case has the tag \(tag.json) already" : "two cases have the tag \(tag.json)",
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
        + "coders, unknown cases and cases without values need",
      hint: "rename one, and give it its tag with '// @CodableCase(\"…\")'")
  }

  static func tagMustBeString(_ tag: Scalar, _ style: StyleName) -> Message {
    Message(
      .tagMustBeString, "a tag of '.\(style.rawValue)' must be a string, not \(tag.json)",
      hint: "write \(tag.spelling.quoted)")
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

  static func severalCasesNamed(_ name: String) -> Message {
    Message(
      .severalCasesNamed, "several cases are called '\(name)'",
      hint: "'missingTag' needs a case whose name is its own")
  }

  static func missingTagCaseIsSkipped(_ name: String) -> Message {
    Message(
      .missingTagCaseIsSkipped, "'\(name)' is never decoded",
      hint: "name a case that is, or remove its 'skip'")
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

  // MARK: Unknown cases

  static var secondUnknownCase: Message {
    Message(.secondUnknownCase, "two cases are marked '.unknown'", hint: "leave one")
  }

  static func unknownCaseWithoutTags(_ style: StyleName) -> Message {
    Message(
      .unknownCaseWithoutTags, "'.\(style.rawValue)' has no tags that could be unknown",
      hint: "a last case with a value of type 'CodableEnumAnyValue' takes what no other case does")
  }

  static func unknownCaseValue(_ name: String) -> Message {
    Message(
      .unknownCaseValue, "it is not clear what this value of the unknown case '\(name)' takes",
      hint: "label one value 'tag' and one 'content', or leave a single value")
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

  static func unknownTagOfExternal(_ type: String) -> Message {
    Message(
      .unknownTagOfExternal, "a tag of '.external' is a key, and so never of type '\(type)'",
      hint: "write 'String'")
  }
}
