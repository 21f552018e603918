/// The words of MetaCodable, ReerCodable, CodableKit, serde, kotlinx.serialization and moshi, with
/// what to write here instead.
///
/// People who come from there begin with those words. The nearest of our words in spelling would be
/// a wrong guess: `default:` is not `payload:`.
enum ForeignWords {
  /// - Parameters:
  ///   - owner: An annotation, or a style that is a member of `reads`.
  ///   - value: The value of the label, to repeat it in the right place.
  static func hint(forLabel label: String, of owner: String, value: Literal) -> String? {
    let word = label.filter { $0 != "_" }.lowercased()
    return switch owner {
    case "@CodableCase": caseLabel(word, value)
    case "@CodableValue": valueLabel(word, value)
    default: enumLabel(word, value)
    }
  }

  private static func enumLabel(_ word: String, _ value: Literal) -> String? {
    switch word {
    case "discriminator", "discriminatorkey", "classdiscriminator", "identifiercodingkey",
      "typekey", "key":
      "write 'tag: \(value.asString ?? "\"type\"")'"
    case "default", "defaultcase", "fallbackcase", "fallbackcasename":
      "for unknown tags, write '// @CodableCase(.unknown)' before a case; for no tag, "
        + "'missingTag:'; for malformed data, 'fallback:'"
    case "unknown", "unknowncase", "other":
      "write '// @CodableCase(.unknown)' before the case for unknown tags"
    case "renameall": "write 'caseNaming:'; 'keyNaming:' is for the keys of values"
    case "renameallfields", "codingkeystyle": "write 'keyNaming:'"
    case "untagged": "write 'style: .untagged'"
    case "denyunknownfields": "write 'unknownKeys: .reject'"
    case "bound": "write 'where:'"
    default: nil
    }
  }

  private static func caseLabel(_ word: String, _ value: Literal) -> String? {
    switch word {
    case "name", "rename", "key", "serialname", "match", "value", "rawvalue", "identifier":
      "write it first, without a label: '@CodableCase(\(value.asScalar ?? "\"…\""))'"
    case "unknown", "other", "default", "fallback": "write '@CodableCase(.unknown)'"
    case "flatten": "write '// @CodableValue(flatten: true)' behind the value"
    case "renameall": "write 'keyNaming:'"
    case "with", "using", "transformer": "write 'coder:' with the name of a type"
    case "ignore", "ignored": "write 'skip: .both'"
    case "skipserializing": "write 'skip: .encoding'"
    case "skipdeserializing": "write 'skip: .decoding'"
    default: nil
    }
  }

  private static func valueLabel(_ word: String, _ value: Literal) -> String? {
    switch word {
    case "name", "rename", "serialname", "codingkey":
      "write 'key: \(value.asString ?? "\"…\"")'"
    case "with", "using", "transformer": "write 'coder:' with the name of a type"
    case "ignore", "ignored", "transient": "write 'skip: true'"
    case "skipserializing": "write 'skip: .encoding'"
    case "skipdeserializing": "write 'skip: .decoding'"
    default: nil
    }
  }

  /// Returns the member of ours that a word means.
  static func member(_ word: String, in names: [String]) -> String? {
    let ours: String? =
      switch word.filter({ $0 != "_" }).lowercased() {
      // Swift's names are in camel case.
      case "camelcase", "lowercamelcase": "verbatim"
      case "uppercamelcase": "pascalCase"
      case "tagged", "discriminated", "flat": "internal"
      case "keyed", "single": "external"
      case "raw": "rawValue"
      case "forbid", "deny", "strict": "reject"
      case "skip": "omit"
      case "explicit": "null"
      case "other", "default", "fallback": "unknown"
      default: nil
      }
    return ours.flatMap { names.contains($0) ? $0 : nil }
  }

  // MARK: Annotations

  /// Returns what to write for another library's annotation before an enum.
  static func annotationOfEnum(_ word: String) -> String? {
    switch word {
    case "CodedAt", "JsonClassDiscriminator", "PolymorphicEnumCodable":
      "write 'tag:' in '@CodableEnum'"
    case "ContentAt": "write 'content:' in '@CodableEnum'"
    case "UnTagged": "write 'style: .untagged' in '@CodableEnum'"
    case "CodingKeys", "SnakeCase", "KebabCase":
      "write 'caseNaming:' or 'keyNaming:' in '@CodableEnum'"
    default: annotation(madeOf: word) == .codableEnum ? "write '@CodableEnum'" : nil
    }
  }

  static func annotationInEnum(_ word: String) -> String? {
    switch word {
    case "CodedAs", "TypeLabel": "write '@CodableCase(\"…\", aliases: [\"…\"])'"
    case "CodableKey", "CodingKey", "SerialName", "Key", "JSONKey", "JsonKey":
      "write '@CodableCase(\"…\")' for what a case is called, '@CodableValue(key: \"…\")' for a value"
    case "CodedAt", "Json": "write '@CodableValue(key: \"…\")'"
    case "JsonNames": "write 'aliases: [\"…\"]' in '@CodableCase' or '@CodableValue'"
    case "CodedBy", "CustomCoding": "write '@CodableValue(coder: …)'"
    case "IgnoreCoding", "CodingIgnored", "Transient":
      "write '@CodableCase(skip: .both)', or '@CodableValue(skip: true)' for a value"
    case "Default": "declare the default, as in 'case list(items: [Item] = [])'"
    default:
      // For 'CodingValue', the spelling finds the nearest of ours.
      word.hasPrefix("Cod") ? nil : annotation(madeOf: word).map { "write '@\($0.rawValue)'" }
    }
  }

  /// Returns the annotation that a word means if it consists of words of ours: `EnumCodable`,
  /// `JSONKey`.
  static func annotation(madeOf word: String) -> AnnotationName? {
    guard word.utf8.count <= 30 else { return nil }
    let parts = Naming.words(Substring(word)).map { $0.lowercased() }
    guard parts.allSatisfy(ownParts.contains) else { return nil }
    if parts.contains("case") { return .codableCase }
    if parts.contains("value") || parts.contains("key") { return .codableValue }
    return parts.contains("enum") ? .codableEnum : nil
  }

  private static let ownParts: Set<String> = [
    "case", "codable", "coded", "coding", "enum", "json", "key", "value",
  ]
}
