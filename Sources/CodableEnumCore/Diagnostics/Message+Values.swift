/// Findings about associated values: nil, defaults, and tags that they keep.
extension Message {
  static func nilOnNonOptional(_ type: String) -> Message {
    Message(.nilOnNonOptional, "'\(type)' is never nil", hint: "remove the argument")
  }

  static func skipWithoutDefault(_ type: String) -> Message {
    Message(
      .skipWithoutDefault, "a skipped '\(type)' needs a default value for decoding",
      hint: "give it one, as in 'name: \(type) = …', or make it optional")
  }

  static func unlabelledDefault(_ type: String) -> Message {
    Message(
      .unlabelledDefault,
      "without this '\(type)', the next unlabelled value would take its place",
      hint: "give it a label, or remove 'skip' or '.omit' here")
  }

  static func unusableDefault(_ type: String) -> Message {
    Message(
      .unusableDefault,
      "this skipped value can't use its default: the next unlabelled value would take its place",
      hint: "give it a label, as in 'name: \(type) = …'")
  }

  static func noDefaultToOmit(_ type: String) -> Message {
    Message(
      .noDefaultToOmit,
      "'default' has no effect: this '\(type)' has no default value",
      hint: "give it one, as in 'name: \(type) = …', or remove the argument")
  }

  static var noDefaultsToOmit: Message {
    Message(
      .noDefaultsToOmit,
      "'defaultValues' has no effect: no value with a key has a default",
      hint: "remove it; a missing optional is nil, whatever its default")
  }

  static func defaultOfOptional(_ type: String) -> Message {
    Message(
      .defaultOfOptional,
      "a missing '\(type)' is nil, so its default must be written",
      hint: "remove the argument, or make the value non-optional")
  }

  static func defaultBesideTag(_ type: String) -> Message {
    Message(
      .defaultBesideTag,
      "this '\(type)' is in the same object as the tag, so its key is always written",
      hint: "remove the argument, or give the value another key")
  }

  // MARK: Kept tags

  static func rangeWithoutValue(_ range: TagPattern) -> Message {
    Message(
      .rangeWithoutValue,
      "no value stores which tag in \(range.text) was decoded, so the case can't be encoded",
      hint: "add a value for it, marked with '// @CodableValue(tag: true)', or write the tag to "
        + "encode next to the range: 'tag: …'")
  }

  static func overlappingRanges(_ range: TagRange, _ other: TagRange) -> Message {
    Message(
      .overlappingRanges, "the ranges \(range.text) and \(other.text) overlap",
      hint: "shorten one of them; a single tag can be inside another case's range")
  }

  /// A tag to write that isn't in the case's range, so it would not be read as the case.
  static func writtenTagIsNotRead(_ tag: Scalar, _ range: TagPattern) -> Message {
    Message(
      .writtenTagIsNotRead,
      "\(tag.json) would be written, but not read back: it isn't in \(range.text)",
      hint: "write a tag of the range, or add 'aliases: [\(tag.json)]'")
  }

  static func writtenTagBesideKept(_ tag: Scalar) -> Message {
    Message(
      .writtenTagIsNotRead,
      "\(tag.json) is never written, because a value of the case stores the tag",
      hint: "remove 'tag', or the value's '@CodableValue(tag: true)'")
  }

  static func secondTagValue(_ name: String) -> Message {
    Message(.secondTagValue, "two values of '\(name)' store the tag", hint: "keep one")
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
      .keptTagType, "'\(type)' can't store the tag \(tag.text)",
      hint: type == fitting ? nil : "make the value '\(fitting)', or give the case other tags")
  }

  static func keptTagWithoutTags(_ style: StyleName) -> Message {
    Message(
      .keptTagWithoutTags, "'.\(style.rawValue)' has no tag for this value to store",
      hint: "remove the style from 'reads'")
  }

  // MARK: Places

  static func enumInItsOwnPlace(_ type: String, ofCase name: String) -> Message {
    Message(
      .enumInItsOwnPlace,
      "'\(name)' contains its own enum in the same place, so decoding would never end",
      hint: "give '\(type)' a key: '@CodableValue(key: \"…\")'")
  }

  /// The property is never a tag, whatever its value.
  static func flattenedNoTag(_ type: String, _ key: String, ofCase name: String) -> Message {
    Message(
      .flattenedTagKey,
      "the property \(key.quoted) of '\(type)' has the tag's key, but can't be a tag of '\(name)'",
      hint: "give the value in '\(name)' a key, or the property another one")
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

  /// The object may have no keys but the tag's.
  static func flattenedNil(_ type: String, _ inner: String, ofCase name: String) -> Message {
    Message(
      .optionalOfNull,
      "'\(type)' in '\(name)' writes the same for nil as for '\(inner)' if all its optionals are nil",
      hint: "use '\(inner)', or give the value a key: '@CodableValue(key: \"…\")'")
  }

  static func optionalOfNull(_ type: String, _ inner: String, ofCase name: String) -> Message {
    Message(
      .optionalOfNull,
      "'\(type)' in '\(name)' writes null for nil, and also for some values of '\(inner)'",
      hint: "use '\(inner)'")
  }
}
