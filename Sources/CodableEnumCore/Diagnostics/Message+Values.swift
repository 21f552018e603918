/// Findings about associated values: nil, defaults, and tags that they keep.
extension Message {
  static func nilOnNonOptional(_ type: String) -> Message {
    Message(.nilOnNonOptional, "'\(type)' is never nil", hint: "remove the argument")
  }

  static func skipWithoutDefault(_ type: String) -> Message {
    Message(
      .skipWithoutDefault, "a skipped value of type '\(type)' has nothing to be read as",
      hint: "give it a default value, as in 'name: \(type) = …', or make it optional")
  }

  static func unlabelledDefault(_ type: String) -> Message {
    Message(
      .unlabelledDefault,
      "without this value of type '\(type)', the next one without a label would take its place",
      hint: "give it a label, or remove 'skip' or '.omit' here")
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

  // MARK: Kept tags

  static func rangeWithoutValue(_ range: TagPattern) -> Message {
    Message(
      .rangeWithoutValue,
      "nothing keeps which tag of \(range.text) was read, and so none can be written",
      hint: "give the case a value for it, marked with '// @CodableValue(tag: true)', or write "
        + "beside the range which tag is written, 'tag: …'")
  }

  static func overlappingRanges(_ range: TagRange, _ other: TagRange) -> Message {
    Message(
      .overlappingRanges, "the ranges \(range.text) and \(other.text) overlap",
      hint: "take what both hold out of one of them; single tags may lie in another case's range")
  }

  /// What is to be written beside a range, and would be read as another case.
  static func writtenTagIsNotRead(_ tag: Scalar, _ range: TagPattern) -> Message {
    Message(
      .writtenTagIsNotRead,
      "\(tag.json) is written, but not read as the case: it is not in \(range.text)",
      hint: "write a tag of the range, or add 'aliases: [\(tag.json)]'")
  }

  static func writtenTagBesideKept(_ tag: Scalar) -> Message {
    Message(
      .writtenTagIsNotRead, "\(tag.json) is never written, since a value of the case keeps the tag",
      hint: "remove 'tag', or the value's '@CodableValue(tag: true)'")
  }

  static func secondTagValue(_ name: String) -> Message {
    Message(.secondTagValue, "two values of '\(name)' are the tag", hint: "leave one")
  }

  static func keptTagType(_ type: String, _ tag: TagPattern) -> Message {
    let fitting =
      switch tag {
      case .range(.doubles): "Double"
      case .range(.strings): "String"
      case .range(.integers), .exact(.integer): "Int"
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

  // MARK: Places

  static func enumInItsOwnPlace(_ type: String, ofCase name: String) -> Message {
    Message(
      .enumInItsOwnPlace,
      "'\(name)' holds its own enum in the same place, so decoding it would never end",
      hint: "give the '\(type)' a key: '@CodableValue(key: \"…\")'")
  }

  static func flattenedTagKey(_ type: String, _ key: String, ofCase name: String) -> Message {
    Message(
      .flattenedTagKey, "'\(type)' also writes the tag's key \(key.quoted)",
      hint: "give the value in '\(name)' a key, or write '@CodableCase(.untagged)' if no tag of "
        + "'\(type)' is one of this enum's")
  }

  static func flattenedKeyIsTaken(_ type: String, _ key: String, ofCase name: String) -> Message {
    Message(
      .flattenedKeyIsTaken,
      "'\(type)' also writes the key \(key.quoted), which '\(name)' already has",
      hint: "give one of the two another key with '@CodableValue(key: \"…\")'")
  }

  static func optionalOfNull(_ type: String, _ inner: String, ofCase name: String) -> Message {
    Message(
      .optionalOfNull,
      "'\(type)' in '\(name)' is null both for nil and for a '\(inner)' that is written as null",
      hint: "use '\(inner)'")
  }
}
