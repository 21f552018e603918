/// Findings about tags, keys and raw values.
extension Message {
  static func repeatedTag(_ tag: TagPattern, inSameCase: Bool) -> Message {
    Message(
      .repeatedTag,
      inSameCase
        ? "the case already has the tag \(tag.text)" : "two cases have the tag \(tag.text)",
      hint: inSameCase ? "remove the alias" : "write another tag with '@CodableCase(\"…\")'")
  }

  static func indistinctConstants(_ tag: Scalar) -> Message {
    Message(
      .indistinctConstants,
      "two cases have the tag \(tag.json), and their constants don't tell which is which",
      hint: "give both a constant under the same key, with different values")
  }

  static func sharedTagBesideRange(_ tag: Scalar) -> Message {
    Message(
      .sharedTagBesideRange,
      "two cases have the tag \(tag.json), and one of them also has a range of tags",
      hint: "give the range to a case of its own, or give one of the two another tag")
  }

  /// - Parameter document: A document that may be either case.
  static func indistinctCasesOfTag(_ tag: Scalar, _ document: String?) -> Message {
    Message(
      .indistinctCasesOfTag,
      "two cases have the tag \(tag.json)"
        + (document.map { ", and both can be \($0)" } ?? ", and looking can't tell them apart"),
      hint: "give one another tag, or give each a constant: 'constants: [\"key\": \"value\"]'")
  }

  static func casesOfOneName(_ name: String) -> Message {
    Message(
      .casesOfOneName, "two cases are called '\(name)', so they have the same tag",
      hint: "give one its own tag with '// @CodableCase(\"…\")'")
  }

  static func indistinctCases(_ name: String) -> Message {
    Message(
      .indistinctCases,
      "two cases are called '\(name)', and no Swift pattern matches just this one",
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
      "'tag:' is for unknown cases; the tag of any other case has no label",
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
      .tagWithoutTags, "'.\(style.rawValue)' has no tags",
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
      .keyOnPath, "the path \(text(path)) goes through \(text(key)), the key of another value",
      hint: "write another key with '@CodableValue(key: \"…\")'")
  }

  static func pathIntoFlattened(_ key: String, _ type: String, ofCase name: String) -> Message {
    Message(
      .pathIntoFlattened,
      "the path goes through \(key.quoted), which '\(type)' in '\(name)' can write too",
      hint: "start the path with another key, or give '\(type)' its own key")
  }

  static func keyIsTagKey(_ path: [String], _ tagPath: [String]) -> Message {
    let relation =
      switch path.count {
      case 1, tagPath.count: "is already used for the tag"
      case ..<tagPath.count: "is on the way to the tag"
      default: "goes through the tag's key"
      }
    return Message(
      .keyIsTagKey, "the key \(text(path)) \(relation)",
      hint: "write another key with '@CodableValue(key: \"…\")'")
  }

  /// A key as in an annotation: `"url"`, `["image_url", "url"]`.
  private static func text(_ path: [String]) -> String {
    path.count == 1 ? path[0].quoted : "[\(path.map(\.quoted).joined(separator: ", "))]"
  }

  static func constantKeyIsTaken(_ key: String, in option: String) -> Message {
    Message(
      .constantKeyIsTaken, "'\(option)' has the key \(key.quoted), which is already used",
      hint: "remove it from '\(option)', or give the other one another key")
  }

  static func contentKeyIsTagKey(_ key: String) -> Message {
    Message(
      .contentKeyIsTagKey, "tag and content have the same key \(key.quoted)",
      hint: "give them different keys")
  }

  static func contentUnderDouble(_ tag: Scalar) -> Message {
    Message(
      .contentUnderDouble, "the tag \(tag.json) can't be the key that 'content: .tag' asks for",
      hint: "write a tag that is a string or an integer with '@CodableCase(…)'")
  }

  static func contentUnderKept(_ type: String) -> Message {
    Message(
      .contentUnderDouble, "a tag of type '\(type)' can't be the key that 'content: .tag' asks for",
      hint: "make the value 'String', 'Int' or 'Bool'")
  }

  static func keyGivenTwice(_ key: String) -> Message {
    Message(.keyGivenTwice, "'keys' already gives this value a key", hint: "remove one of them")
  }

  static func wrongNumberOfKeys(_ count: Int, values: Int, of name: String) -> Message {
    Message(
      .wrongNumberOfKeys,
      "'keys' names \(count) key\(count == 1 ? "" : "s"), but '\(name)' has \(values) value\(values == 1 ? "" : "s")",
      hint: "name one key for each value, in order")
  }

  static func implicitRawValue(_ name: String) -> Message {
    Message(
      .implicitRawValue, "the generator can't compute the raw value of '\(name)'",
      hint: "write it out: 'case \(name) = …'")
  }

  static func unreadableRawValue(_ name: String) -> Message {
    Message(
      .unreadableRawValue, "the raw value of '\(name)' isn't a plain literal on one line",
      hint: "write the tag with '// @CodableCase(…)'")
  }

  static var caseNamingWithRawValues: Message {
    Message(
      .caseNamingWithRawValues,
      "'caseNaming' has no effect: the raw values are the tags",
      hint: "remove it, or remove the raw type to use case names")
  }

  static var ignoringCaseWithoutStrings: Message {
    Message(
      .ignoringCaseWithoutStrings,
      "'ignoringCase' has no effect: no tag or raw value is a string", hint: "remove it")
  }

  // MARK: Conversions

  static func rawRepresentableAlready(_ name: String) -> Message {
    Message(
      .rawRepresentableAlready, "'\(name)' has raw values, so it already is 'RawRepresentable'",
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
      "'\(name)' is skipped, but a dictionary key is always written",
      hint: "remove the 'skip', or write 'skip: .decoding'")
  }

  static func codingKeysAlike(_ text: String) -> Message {
    Message(
      .codingKeysAlike, "two cases would have the dictionary key \(text.quoted)",
      hint: "write another tag with '@CodableCase(…)', or remove 'codingKeys'")
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

  static func conversionOfUntaggedCase(_ name: String, _ option: String) -> Message {
    Message(
      .conversionOfUntaggedCase, "'\(option)' needs a tag on every case, and '\(name)' has none",
      hint: "remove the argument, or give the case a tag")
  }
}
