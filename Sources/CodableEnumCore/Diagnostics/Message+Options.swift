/// Findings about single arguments: labels and kinds of values.
extension Message {
  static var missingStyle: Message {
    Message(
      .missingStyle, "'@CodableEnum' needs a style",
      hint: "write 'style:' with one of \(list(StyleName.allCases.map { ".\($0.rawValue)" }, "or"))"
    )
  }

  static func unknownLabel(_ label: String, of owner: String, _ labels: [String]) -> Message {
    Message(
      .unknownLabel, "'\(owner)' has no argument '\(label)'",
      hint: suggestion(for: label, in: labels) { "\($0):" })
  }

  /// - Parameter likely: What was probably meant, with its label.
  static func missingLabel(of owner: String, _ labels: [String], likely: String?) -> Message {
    Message(
      .missingLabel, "this argument of '\(owner)' needs a label",
      hint: "write \(likely.map { "'\($0)'" } ?? list(labels.map { "'\($0):'" }, "or"))")
  }

  static func repeatedLabel(_ label: String) -> Message {
    Message(.repeatedLabel, "'\(label)' is given twice", hint: "remove one of them")
  }

  /// - Parameter likely: What was probably meant.
  static func wrongKindOfValue(
    label: String?, expected: String, found: String, likely: String?
  ) -> Message {
    let owner = label.map { "'\($0)'" } ?? "this argument"
    return Message(
      .wrongKindOfValue, "\(owner) takes \(expected), not \(found)",
      hint: likely.map { "write '\($0)'" })
  }

  static func unknownMember(_ name: String, of label: String, _ names: [String]) -> Message {
    Message(
      .unknownMember,
      label.isEmpty ? "there is no '.\(name)' here" : "'\(label)' has no value '.\(name)'",
      hint: suggestion(for: name, in: names) { ".\($0)" })
  }

  static func memberTakesNoArguments(_ name: String) -> Message {
    Message(
      .memberTakesNoArguments, "'.\(name)' takes no arguments here",
      hint: "write options of the style as arguments of '@CodableEnum'")
  }

  static var emptyPath: Message {
    Message(.emptyPath, "the path to the tag is empty", hint: "name at least one key")
  }

  static var emptyReads: Message {
    Message(
      .emptyReads, "'reads' lists no representation",
      hint: "name one, as in '[.external]', or remove the option")
  }

  static func uselessFalse(_ label: String) -> Message {
    Message(.uselessFalse, "'\(label): false' has no effect", hint: "remove the argument")
  }

  static func optionNeedsEncoding(_ option: String) -> Message {
    Message(
      .optionNeedsEncoding, "'\(option)' has no effect, since nothing is encoded",
      hint: "remove it, or the 'conformance: .decodable'")
  }

  static func optionNeedsDecoding(_ option: String) -> Message {
    Message(
      .optionNeedsDecoding, "'\(option)' has no effect, since nothing is decoded",
      hint: "remove it, or the 'conformance: .encodable'")
  }

  static func conflictingOptions(_ option: String, _ other: String) -> Message {
    Message(
      .conflictingOptions, "'\(option)' has no effect together with '\(other)'",
      hint: "remove one of them")
  }
}
