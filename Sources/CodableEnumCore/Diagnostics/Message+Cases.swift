/// Findings about single cases: those that options name, those without a tag, and unknown ones.
extension Message {
  static func noSuchCase(_ name: String, in enumName: String, _ names: [String]) -> Message {
    Message(
      .noSuchCase, "'\(enumName)' has no case '\(name)'",
      hint: suggestion(for: name, in: names) { ".\($0)" })
  }

  static func severalCasesNamed(_ name: String, in option: String) -> Message {
    Message(
      .severalCasesNamed, "several cases are called '\(name)'",
      hint: "'\(option)' needs a case with a unique name")
  }

  static func namedCaseIsSkipped(_ name: String) -> Message {
    Message(
      .namedCaseIsSkipped, "'\(name)' is never decoded",
      hint: "name another case, or remove its 'skip'")
  }

  static func fallbackWithoutValue(_ type: String, ofCase name: String) -> Message {
    Message(
      .fallbackWithoutValue,
      "'fallback: .\(name)' needs a default for this '\(type)'",
      hint: "give it a default, or make it optional; a single 'CodableEnumAnyValue' works too")
  }

  static func caseOrderedTwice(_ name: String) -> Message {
    Message(.caseOrderedTwice, "'order' names '\(name)' twice", hint: "remove one of them")
  }

  static func orderedCaseWithTag(_ name: String) -> Message {
    Message(
      .ineffectiveOrder, "'order' is for cases without a tag, and '\(name)' has one",
      hint: "remove it")
  }

  static func orderedUnknownCase(_ name: String) -> Message {
    Message(
      .ineffectiveOrder, "'\(name)' takes unknown values, so it always comes last",
      hint: "remove it")
  }

  static func missingTagCaseIsUnknown(_ name: String) -> Message {
    Message(
      .missingTagCaseIsUnknown, "'\(name)' stores the tag, but there is no tag to store",
      hint: "name a case that doesn't store it")
  }

  static func missingKeyBeside(_ other: String) -> Message {
    Message(
      .missingKey, "'missingTag' of '.external' can't be used with \(other)",
      hint: "remove one of them; both claim objects without a known key")
  }

  static func missingKeyOfArray(_ name: String) -> Message {
    Message(
      .missingKey,
      "'missingTag' needs values with keys, but '\(name)' writes an array",
      hint: "write 'payload: .keyed' for the case")
  }

  static func missingKeyOfScalar(_ name: String) -> Message {
    Message(
      .missingKey, "'missingTag' needs a case that is an object, and '\(name)' isn't one",
      hint: "write 'payload: .keyed' for the case")
  }

  static func missingKeyTakesNull(_ name: String, _ key: String, _ missing: String) -> Message {
    Message(
      .missingKey,
      "'\(name)' can be written as {\(key.quoted):null}, which 'missingTag' "
        + (name == missing ? "reads like an object without a key" : "decodes as '\(missing)'"),
      hint: "write something else there, with 'payload: .keyed' or another 'empty'")
  }

  // MARK: Cases without a tag

  static func taglessStyle(_ name: String, _ style: StyleName) -> Message {
    Message(
      .taglessCase, "'.\(style.rawValue)' can't use the tag '\(name)'",
      hint: name == "nil" && style == .untagged
        ? "write '@CodableCase(empty: nil)'"
        : "give the case a tag, or use '.internal' or '.adjacent'")
  }

  static func taglessBeside(_ name: String, _ other: String) -> Message {
    Message(
      .taglessCase, "'\(name)' can't be used with \(other)",
      hint: "remove one of them, or give the case a tag")
  }

  static func taglessTwice(isNull: Bool) -> Message {
    Message(
      .taglessCase, isNull ? "two cases have null as tag" : "two cases are objects without a tag",
      hint: "give one of them a tag, as in '@CodableCase(\"…\")'")
  }

  static func taglessOption(_ option: String) -> Message {
    Message(.taglessCase, "'\(option)' has no effect: the case has no tag", hint: "remove it")
  }

  static func taglessContent(_ name: String) -> Message {
    Message(
      .taglessCase, "'content: .tag' can't use the tag '\(name)' as a key",
      hint: "give the case a key with 'content: \"…\"'")
  }

  static func taglessValue(_ name: String, _ key: String) -> Message {
    Message(
      .taglessCase,
      "a value of '\(name)' may write \(key.quoted), where other cases have their tag",
      hint: "give the value a key with '@CodableValue(key: \"…\")', or the case a tag")
  }

  static func untaggedCaseWithoutTags(_ style: StyleName) -> Message {
    Message(
      .untaggedCaseWithoutTags, "'.\(style.rawValue)' has no tags", hint: "remove it")
  }

  static func untaggedCaseOption(_ option: String) -> Message {
    Message(
      .untaggedCaseOption, "'\(option)' has no effect on a case without a tag", hint: "remove it")
  }

  /// - Parameter reason: What the case does that an ordinary one doesn't.
  static func unknownTagCase(_ name: String, _ reason: String) -> Message {
    Message(
      .unknownTagCase, "'unknownTag' needs an ordinary case, but '\(name)' \(reason)",
      hint: "name a case with its own tag, or remove 'unknownTag'")
  }

  static func missingTagCaseIsUntagged(_ name: String) -> Message {
    Message(
      .untaggedCaseOption, "'\(name)' is already tried where the tag is missing",
      hint: "name a case with a tag, or remove 'missingTag'")
  }

  static func untaggedBesideMissingTag(_ name: String, _ missing: String) -> Message {
    Message(
      .ambiguousUntagged, "'\(name)' can be written as {}, which is decoded as '\(missing)'",
      hint: "give '\(name)' a non-optional value, or remove 'missingTag'")
  }

  static func ambiguousUntagged(_ name: String, document: String) -> Message {
    Message(
      .ambiguousUntagged,
      "'\(name)' can't be decoded from \(document), which has a case's tag",
      hint: "give its values keys that aren't tags, or give the case a tag")
  }

  // MARK: Unknown cases

  static var secondUnknownCase: Message {
    Message(.secondUnknownCase, "two cases are marked '.unknown'", hint: "keep one")
  }

  static func unknownCaseValue(_ name: String, _ style: StyleName) -> Message {
    let marking = "mark the one that stores the tag with '// @CodableValue(tag: true)', or "
    return Message(
      .unknownCaseValue,
      "'.unknown' case '\(name)' has several values and doesn't say which one stores the tag",
      hint: "\(style.rules.hasTags ? marking : "")keep one value")
  }

  static func valueBesideContent(_ name: String) -> Message {
    Message(
      .unknownCaseValue,
      "nothing is left for this value of '\(name)': another one takes the whole document",
      hint: "remove one of the two; a value for the tag can stay")
  }

  static func tagWithoutItsName(_ name: String, label: String, tag: String) -> Message {
    Message(
      .unknownLosesTag, "'\(name)' would decode the unknown tag into '\(label)'",
      hint: "call the value '\(tag)', or write '// @CodableValue(tag: true)' if that's meant")
  }

  static func unknownLosesTag(_ name: String, _ type: String) -> Message {
    Message(
      .unknownLosesTag, "'\(type)' can't hold the unknown tag, so '\(name)' would lose it",
      hint: "use 'CodableEnumAnyValue', which stores the whole document")
  }

  static var unknownCaseValueOption: Message {
    Message(
      .unknownCaseValueOption, "a value of the unknown case is the tag or the whole document",
      hint: "remove the annotation")
  }

  static func unknownCaseOption(_ option: String) -> Message {
    Message(
      .unknownCaseOption, "'\(option)' has no effect on the unknown case", hint: "remove it")
  }

  static func tagOfKeepingCase(_ option: String) -> Message {
    Message(
      .unknownCaseOption,
      "'\(option)' has no effect: this unknown case writes the tag that it stores",
      hint: "remove it, or the values of the case")
  }

  static func keptKey(_ type: String) -> Message {
    Message(
      .unknownTagOfExternal, "a tag of '.external' is a key, so it can't be '\(type)'",
      hint: "write 'String'")
  }

  static func keptName(_ name: String) -> Message {
    Message(
      .unknownTagOfExternal,
      "'\(name)' stores its tag, but its key in '.external' would be its name, not one of its tags",
      hint: "remove '.external' from 'reads'")
  }
}
