/// The words of MetaCodable, ReerCodable, CodableKit, serde, kotlinx.serialization and moshi, with
/// what to write here instead.
///
/// People who come from there begin with those words. The nearest of our words in spelling would be
/// a wrong guess: `default:` is not `payload:`.
enum ForeignWords {
  // Each line of a table has words that mean the same, and what to write.

  /// `<"type">` stands for the value of the label, or for "type" if that has another kind.
  private static let enumLabels = """
    discriminator discriminatorkey classdiscriminator identifiercodingkey typekey key: \
    write 'tag: <"type">'
    default defaultcase fallbackcase fallbackcasename: for unknown tags, write \
    '// @CodableCase(.unknown)' before a case; for no tag, 'missingTag:'; for malformed data, \
    'fallback:'
    unknown unknowncase other: write '// @CodableCase(.unknown)' before the case for unknown tags
    renameall: write 'caseNaming:'; 'keyNaming:' is for the keys of values
    renameallfields codingkeystyle: write 'keyNaming:'
    untagged: write 'style: .untagged'
    denyunknownfields: write 'unknownKeys: .reject'
    bound: write 'where:'
    nil: write 'nilValues:'
    """

  private static let caseLabels = """
    name rename key serialname match value rawvalue identifier: \
    write it first, without a label: '@CodableCase(<"…">)'
    unknown other default fallback: write '@CodableCase(.unknown)'
    flatten: write '// @CodableValue(flatten: true)' after the value
    renameall: write 'keyNaming:'
    with using transformer: write 'coder:' with the name of a type
    ignore ignored: write 'skip: .both'
    skipserializing: write 'skip: .encoding'
    skipdeserializing: write 'skip: .decoding'
    """

  private static let valueLabels = """
    nilvalues: write 'nil:'
    defaultvalues: write 'default:'
    keys: write 'key:'
    name rename serialname codingkey: write 'key: <"…">'
    with using transformer: write 'coder:' with the name of a type
    ignore ignored transient: write 'skip: true'
    skipserializing: write 'skip: .encoding'
    skipdeserializing: write 'skip: .decoding'
    """

  /// Swift's names are in camel case already, so that is `.verbatim`.
  private static let members = """
    camelcase lowercamelcase: verbatim
    uppercamelcase: pascalCase
    tagged discriminated flat: internal
    keyed single: external
    raw: rawValue
    forbid deny strict: reject
    skip: omit
    explicit: null
    other default fallback: unknown
    """

  private static let annotationsOfEnums = """
    CodedAt JsonClassDiscriminator PolymorphicEnumCodable: write 'tag:' in '@CodableEnum'
    ContentAt: write 'content:' in '@CodableEnum'
    UnTagged: write 'style: .untagged' in '@CodableEnum'
    CodingKeys SnakeCase KebabCase: write 'caseNaming:' or 'keyNaming:' in '@CodableEnum'
    """

  private static let annotationsInEnums = """
    CodedAs TypeLabel: write '@CodableCase("…", aliases: ["…"])'
    CodableKey CodingKey SerialName Key JSONKey JsonKey: \
    write '@CodableCase("…")' for what a case is called, '@CodableValue(key: "…")' for a value
    CodedAt Json: write '@CodableValue(key: "…")'
    JsonNames: write 'aliases: ["…"]' in '@CodableCase' or '@CodableValue'
    CodedBy CustomCoding: write '@CodableValue(coder: …)'
    IgnoreCoding CodingIgnored Transient: \
    write '@CodableCase(skip: .both)', or '@CodableValue(skip: true)' for a value
    Default: declare the default, as in 'case list(items: [Item] = [])'
    """

  private static func find(_ word: String, in table: String) -> String? {
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts[0].split(separator: " ").contains(Substring(word)) {
        return String(parts[1].dropFirst())
      }
    }
    return nil
  }

  private static func plain(_ word: String) -> String { word.filter { $0 != "_" }.lowercased() }

  /// - Parameters:
  ///   - owner: An annotation, or a style that is a member of `reads`.
  ///   - value: The value of the label, to repeat it in the right place.
  static func hint(forLabel label: String, of owner: String, value: Literal) -> String? {
    let isCase = owner == "@CodableCase"
    let table = isCase ? caseLabels : owner == "@CodableValue" ? valueLabels : enumLabels
    guard let hint = find(plain(label), in: table) else { return nil }
    let parts = hint.split { "<>".contains($0) }
    guard parts.count == 3 else { return hint }
    return parts[0] + ((isCase ? value.asScalar : value.asString) ?? String(parts[1])) + parts[2]
  }

  /// Returns the member of ours that a word means.
  static func member(_ word: String, in names: [String]) -> String? {
    find(plain(word), in: members).flatMap { names.contains($0) ? $0 : nil }
  }

  /// Returns what to write for another library's annotation before an enum.
  static func annotationOfEnum(_ word: String) -> String? {
    find(word, in: annotationsOfEnums)
      ?? (annotation(madeOf: word) == .codableEnum ? "write '@CodableEnum'" : nil)
  }

  static func annotationInEnum(_ word: String) -> String? {
    if let hint = find(word, in: annotationsInEnums) { return hint }
    // The reader finds what is meant by 'CodingValue'.
    return word.hasPrefix("Cod") ? nil : annotation(madeOf: word).map { "write '@\($0.rawValue)'" }
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
