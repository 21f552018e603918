/// Findings about options that do not fit the style or the layout.
extension Message {
  static func missingOption(_ option: String, of style: StyleName) -> Message {
    Message(
      .missingOption, "'.\(style.rawValue)' needs '\(option):'",
      hint: "name the key, as in '\(option): \"\(option == "tag" ? "type" : "value")\"'")
  }

  /// - Parameter users: The styles that can use it.
  static func unusableOption(
    _ option: String, of style: StyleName, _ users: [StyleName]
  ) -> Message {
    Message(
      .unusableOption, "'.\(style.rawValue)' cannot use '\(option)'",
      hint: "remove it; it belongs to \(list(users.map { ".\($0.rawValue)" }, "and"))")
  }

  static func unusablePayload(
    _ payload: PayloadLayout, _ style: StyleName, _ usable: [PayloadLayout]
  ) -> Message {
    Message(
      .unusablePayload,
      "'.\(style.rawValue)' cannot lay out values as '.\(payload.rawValue)'",
      hint: usable.isEmpty
        ? "remove the argument" : "write \(list(usable.map { "'.\($0.rawValue)'" }, "or"))")
  }

  static func unusableEmpty(
    _ empty: EmptyForm, _ style: StyleName, _ usable: [EmptyForm]
  ) -> Message {
    Message(
      .unusableEmpty,
      "'.\(style.rawValue)' cannot write a case without values as '\(empty.argument)'",
      hint: usable.count < 2
        ? "remove the argument" : "write \(list(usable.map { "'\($0.argument)'" }, "or"))")
  }

  static func optionWithoutKeys(_ option: String) -> Message {
    Message(
      .optionWithoutKeys, "'\(option)' has no effect, since no value of the enum has a key",
      hint: "remove it; 'payload: .keyed' would make objects of the values, which is other JSON")
  }

  static func keyWithoutObject(_ option: String, _ layout: PayloadLayout) -> Message {
    Message(
      .keyWithoutObject,
      "'\(option)' has no effect, since '.\(layout.rawValue)' lays out values without keys",
      hint: "remove it, or write 'payload: .keyed' for the case")
  }

  static func skipByPosition(_ skip: Skip, _ layout: PayloadLayout) -> Message {
    Message(
      .skipByPosition,
      "'skip: .\(skip.rawValue)' would move the values behind it, since '.\(layout.rawValue)' lays "
        + "out values by position",
      hint: "write 'payload: .keyed', or 'skip: true' to leave it out in both directions")
  }

  static func namingWithoutNames(_ option: String, _ name: String) -> Message {
    Message(
      .namingWithoutNames,
      "'\(option)' has no effect, since no value of '\(name)' has a label that becomes its key",
      hint: "remove it")
  }

  static func coderOnCaseWithoutValues(_ name: String) -> Message {
    Message(
      .coderOnCaseWithoutValues, "'coder' has no effect, since '\(name)' has no values",
      hint: "remove it; 'empty' and 'constants' say what a case without values is")
  }

  static func valueOptionWithCaseCoder(_ coder: String, _ name: String) -> Message {
    Message(
      .valueOptionWithCaseCoder,
      "the annotation has no effect, since '\(coder)' codes all values of '\(name)' together",
      hint: "remove it, or the 'coder' of the case")
  }

  static func coderWithRejectedKeys(_ coder: String, _ name: String) -> Message {
    Message(
      .coderWithRejectedKeys,
      "'unknownKeys: .reject' cannot tell the keys that '\(coder)' reads for '\(name)' from unknown ones",
      hint:
        "give the case a key for what the coder writes with 'content: \"…\"', or remove the option")
  }

  static func payloadOnCaseWithoutValues(_ name: String) -> Message {
    Message(
      .payloadOnCaseWithoutValues, "'payload' has no effect, since '\(name)' has no values",
      hint: "remove it; 'empty' says how a case without values is written")
  }

  static func emptyOnCaseWithValues(_ name: String) -> Message {
    Message(
      .emptyOnCaseWithValues, "'empty' has no effect, since '\(name)' has values",
      hint: "remove it; 'payload' says how a case with values is written")
  }

  static func contentWithoutPayload(_ name: String) -> Message {
    Message(
      .contentWithoutPayload, "'content' has no effect, since '\(name)' writes no values",
      hint: "remove it, or write something under the key with 'empty: .object'")
  }

  static func rawValueCaseWithValues(_ name: String) -> Message {
    Message(
      .rawValueCaseWithValues, "'.rawValue' cannot write the values of '\(name)'",
      hint:
        "use another style; '.external' with 'empty: .name' writes cases without values as names")
  }

  static func internalValueWithoutKey(_ type: String, ofCase name: String) -> Message {
    Message(
      .internalValueWithoutKey,
      "the value of type '\(type)' of '\(name)' has no name to be its key",
      hint: "write '// @CodableValue(key: \"…\")' behind it, or give it a label")
  }

  /// - Parameter hasKey: Whether the value would have one if it were not asked to be flattened.
  static func flattenedNonObject(
    _ type: String, hasKey: Bool, ofCase name: String
  ) -> Message {
    Message(
      .flattenedNonObject,
      "'\(type)' in '\(name)' is no object, so that its keys cannot stand beside others",
      hint: hasKey
        ? "remove 'flatten: true'; its label gives it a key"
        : "give it a key with '// @CodableValue(key: \"…\")', or a label")
  }

  static func flattenedOption(_ option: String, _ type: String, ofCase name: String) -> Message {
    Message(
      .flattenedOption,
      "'\(option)' has no effect, since '\(type)' in '\(name)' has no key: its own keys stand beside "
        + "the tag",
      hint: "remove it, or give the value a key with 'key: \"…\"'")
  }

  static func flattenedBesideDictionary(ofCase name: String) -> Message {
    Message(
      .flattenedBesideDictionary,
      "two values of '\(name)' are flattened, one a dictionary, which would take the other's keys",
      hint: "give one of them a key with '// @CodableValue(key: \"…\")'")
  }

  static func flattenedWithRejectedKeys(_ type: String, ofCase name: String) -> Message {
    Message(
      .flattenedWithRejectedKeys,
      "'unknownKeys: .reject' cannot tell the keys of '\(type)' in '\(name)' from unknown ones",
      hint: "give the value a key with '// @CodableValue(key: \"…\")', or remove the option")
  }

  /// - Parameters:
  ///   - canSwap: Whether the other order would do.
  ///   - order: Whether `order` says it, and not the declaration; nil where there is no `order`.
  static func unreachableCase(
    _ name: String, earlier: String, document: String, canSwap: Bool, onlyByOrder: Bool,
    order: Bool?, isEmpty: Bool, hasLabels: Bool, isAllowed: Bool
  ) -> Message {
    let swap =
      switch order {
      case nil: "declare '\(name)' before '\(earlier)'"
      case false? where onlyByOrder: "write 'order: [.\(name), .\(earlier)]'"
      case false?:
        "declare '\(name)' before '\(earlier)', or write 'order: [.\(name), .\(earlier)]'"
      case true?: "name '.\(name)' before '.\(earlier)' in 'order'"
      }
    let cure =
      isEmpty
      ? "write it in another way with 'empty:', as in 'empty: .object'"
      : hasLabels ? "give its values other labels" : "give one of the two a 'coder' or other types"
    return Message(
      .unreachableCase, isAllowed ? .warning : .error,
      "'\(earlier)' is tried first and also accepts what '\(name)' writes: \(document)",
      hint: canSwap
        ? swap : "\(cure), or use a style with a tag")
  }

  static func unreachableUnknown(
    _ name: String, taking other: String, document: String
  ) -> Message {
    Message(
      .unreachableCase, "'\(other)' also accepts what '\(name)' writes: \(document)",
      hint: "give '\(other)' a value that must be there, or a tag")
  }

  /// A warning: values that are not empty are read right.
  static func sharedEmptyDocument(_ name: String, earlier: String, document: String) -> Message {
    Message(
      .overlappingCases, .warning,
      "an empty '\(name)' is decoded as '\(earlier)', which is tried first: \(document)",
      hint: order(earlier, name))
  }

  /// A warning: whether data is lost is for those to say who know the type.
  static func undecidedOverlap(_ name: String, earlier: String, type: String) -> Message {
    Message(
      .overlappingCases, .warning,
      "'\(earlier)' is tried first and may also accept what '\(name)' writes: the sources don't "
        + "show how '\(type)' is coded",
      hint: order(earlier, name))
  }

  private static func order(_ earlier: String, _ name: String) -> String {
    "if that's right, write 'order: [.\(earlier), .\(name)]'"
  }

  /// A warning: what is read is right, if slow.
  static func indistinctRecursion(_ name: String, _ other: String) -> Message {
    Message(
      .indistinctRecursion, .warning,
      "'\(name)' and '\(other)' hold the enum itself and look alike, so that reading takes time "
        + "exponential in how deep values nest",
      hint: "give one of them a key that the other does not have, or use a style with a tag")
  }

  static func ambiguousForms(
    _ first: StyleName, _ second: StyleName, document: String, ofCase name: String
  ) -> Message {
    Message(
      .ambiguousForms,
      "'.\(first.rawValue)' and '.\(second.rawValue)' can write the same for different values of "
        + "'\(name)': \(document)",
      hint: "remove one of the two, or give the case tags, keys or types that tell them apart")
  }
}
