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
      hint: "give both constants of one key with different values")
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

  static func constantKeyIsTaken(_ key: String, in option: String) -> Message {
    Message(
      .constantKeyIsTaken, "'\(option)' has a key that is written already, \(key.quoted)",
      hint: "remove it from '\(option)', or give the other one a key of its own")
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

  static func contentUnderKept(_ type: String) -> Message {
    Message(
      .contentUnderDouble, "the text of a tag of type '\(type)' is no key for 'content: .tag'",
      hint: "make the value 'String', 'Int' or 'Bool'")
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

  static func caseWithoutTag(
    _ name: String, isUnknown: Bool, _ option: String, types: [String]
  ) -> Message {
    Message(
      .unknownCaseWithoutTag,
      "'\(option)' needs the tag of \(isUnknown ? "the unknown case " : "")'\(name)' as a value of type "
        + list(types.map { "'\($0)'" }, "or"),
      hint: "write 'case \(name)(\(types[0]))', or remove the argument")
  }

  static func conversionOfUntaggedCase(_ name: String, _ option: String) -> Message {
    Message(
      .conversionOfUntaggedCase, "'\(option)' needs a tag of every case, and '\(name)' has none",
      hint: "remove the argument, or give the case a tag")
  }
}
