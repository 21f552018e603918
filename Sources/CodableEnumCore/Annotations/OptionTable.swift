// Every option of every annotation, once. A new option needs a row here, a property in
// Options.swift, and code in the model and the emission.

extension RepresentationOptions {
  static let table: [Option<Self>] = [
    Option(
      "tag", .path, example: #""type"` or a path `["meta", "type"]"#, \.tag,
      .init(isUsable: { rules, _ in rules.required.contains("tag") })),
    Option(
      "content", .contentKey, example: #""value"` or `.tag"#, \.content,
      .init(isUsable: { rules, _ in rules.required.contains("content") })),
    Option(
      "payload", .member, \.payload, .init(isUsable: { rules, _ in rules.payloads.count > 1 })),
    Option("empty", .empty, \.empty, .init(isUsable: { rules, _ in rules.empties.count > 1 })),
    Option(
      "caseNaming", .member, \.caseNaming,
      // Without tags, `empty: .name` still writes the name of a case.
      .init(isUsable: { rules, options in rules.hasTags || options.empty?.value == .name })),
    Option("keyNaming", .member, \.keyNaming, .init(isUsable: hasValues, layout: .keys)),
    Option("keyPrefix", .member, \.keyPrefix, .init(isUsable: hasValues, layout: .keys)),
  ]

  @Sendable fileprivate static func hasValues(_ rules: StyleRules, _: RepresentationOptions) -> Bool
  {
    rules.hasValues
  }

  @Sendable fileprivate static func hasTags(_ rules: StyleRules, _: RepresentationOptions) -> Bool {
    rules.hasTags
  }
}

extension EnumOptions {
  static let table: [Option<Self>] =
    [Option("style", .member, \.style)]
    + RepresentationOptions.table.map { $0.lifted(to: \.representation) } + [
      Option(
        "nilValues", .member, \.nilValues,
        .init(isUsable: RepresentationOptions.hasValues, layout: .keys)),
      Option("nilProperty", .member, \.nilProperty, .init(needs: .encoding)),
      Option(
        "unknownKeys", .member, \.unknownKeys,
        .init(isUsable: RepresentationOptions.hasValues, needs: .decoding, layout: .objects)),
      Option(
        "missingTag", .caseName, example: ".someCase", \.missingTag,
        .init(
          isUsable: { rules, _ in rules.tagPlace == .member || rules.tagsAreKeys },
          needs: .decoding)),
      Option(
        "unknownTag", .caseName, example: ".someCase", \.unknownTag,
        .init(
          isUsable: { rules, _ in rules.hasTags && rules.tagPlace != .value }, needs: .decoding)),
      Option(
        "coercing", .boolean, \.coercing,
        .init(isUsable: { rules, _ in rules.hasTags && !rules.tagsAreKeys })),
      Option(
        "ignoringCase", .boolean, \.ignoringCase, .init(isUsable: RepresentationOptions.hasTags)),
      Option(
        "reads", .forms, example: #"[.external, .adjacent(tag: "t", content: "c")]"#, \.reads,
        .init(needs: .decoding)),
      Option("conformance", .member, \.conformance),
      Option("where", .requirements, example: #""T: Codable""#, \.requirements),
      Option(
        "order", .caseNames, example: "[.b, .a]", \.order,
        .init(isUsable: { rules, _ in !rules.hasTags }, servesForms: true, needs: .decoding)),
      Option("fallback", .caseName, example: ".someCase", \.fallback, .init(needs: .decoding)),
      Option(
        "defaultValues", .member, \.defaultValues,
        .init(isUsable: RepresentationOptions.hasValues, needs: .encoding, layout: .keys)),
      Option("codingKeys", .boolean, \.codingKeys, .init(isUsable: isTag)),
      Option("rawRepresentable", .boolean, \.rawRepresentable, .init(isUsable: isTag)),
      // With a fallback, everything can be read.
      Option(
        "invalidProperty", .member, \.invalidProperty,
        .init(needs: .decoding, voidedBy: ["fallback"])),
      Option(
        "invalidElements", .member, \.invalidElements,
        .init(needs: .decoding, voidedBy: ["fallback"])),
      Option("accessors", .boolean, \.accessors),
      Option("lock", .member, \.lock, .init(needs: .decoding)),
      Option(
        "choice", .member, \.choice,
        .init(isUsable: { rules, _ in !rules.hasTags }, needs: .decoding, voidedBy: ["reads"])),
      Option(
        "overlap", .member, \.overlap,
        .init(isUsable: { rules, _ in !rules.hasTags }, needs: .decoding)),
      Option(
        "severalKeys", .member, \.severalKeys,
        .init(
          isUsable: { rules, _ in rules.tagsAreKeys }, servesForms: true, needs: .decoding,
          voidedBy: ["ignoringCase"])),
    ]
}

extension EnumOptions {
  /// Whether the tag is the whole value.
  @Sendable private static func isTag(_ rules: StyleRules, _: RepresentationOptions) -> Bool {
    rules.tagPlace == .value
  }
}

extension CaseOptions {
  static let table: [Option<Self>] = [
    Option("tag", .tag, example: #""other""#, \.ownTag),
    Option("aliases", .tags, example: #"["denied", 3, 400...499]"#, \.aliases),
    Option(
      "content", .key, example: #""value""#, \.content,
      .init(isUsable: { rules, _ in rules.tagPlace == .member }, fitsUnknown: false)),
    Option(
      "constants", .constants, example: #"["strict": false, "ids": [1, nil]]"#, \.constants,
      .init(
        isUsable: RepresentationOptions.hasValues, layout: .keys, voidedBy: ["coder"],
        fitsUnknown: false)),
    Option(
      "extras", .constants, example: #"["version": "2.0", "meta": ["v": 1]]"#, \.extras,
      .init(
        isUsable: RepresentationOptions.hasValues, layout: .keys, voidedBy: ["coder"],
        fitsUnknown: false)),
    Option(
      "coder", .typeName, example: "Coder", \.coder,
      .init(isUsable: RepresentationOptions.hasValues)),
    Option(
      "keyNaming", .member, \.keyNaming,
      .init(
        isUsable: RepresentationOptions.hasValues, layout: .keys, voidedBy: ["keys", "coder"],
        fitsUnknown: false)),
    Option(
      "keyPrefix", .member, \.keyPrefix,
      .init(
        isUsable: RepresentationOptions.hasValues, layout: .keys, voidedBy: ["keys", "coder"],
        fitsUnknown: false)),
    Option(
      "keys", .keys, example: #"["position", "users"]"#, \.keys,
      .init(layout: .keys, voidedBy: ["coder"], fitsUnknown: false)),
    Option("skip", .member, \.skip),
    Option("payload", .member, \.payload, .init(voidedBy: ["coder"], fitsUnknown: false)),
    Option("empty", .empty, \.empty, .init(voidedBy: ["constants"])),
  ]
}

extension ValueOptions {
  static let table: [Option<Self>] = [
    Option(
      "key", .path, example: #""position"` or a path `["image_url", "url"]"#, \.key,
      .init(layout: .keys, voidedBy: ["skip", "flatten"])),
    Option(
      "aliases", .aliases, example: #"["pos"]"#, \.aliases,
      .init(layout: .keys, isAbout: .decoding, voidedBy: ["skip", "flatten"])),
    Option("skip", .skip, \.skip),
    Option(
      "default", .member, \.defaultForm,
      .init(
        needs: .encoding, layout: .keys, isAbout: .encoding, voidedBy: ["skip", "flatten"])),
    Option(
      "tag", .flag, \.tag,
      .init(
        isUsable: RepresentationOptions.hasTags,
        voidedBy: ["key", "aliases", "skip", "flatten", "coder", "nil", "default"])),
    Option("flatten", .flag, \.flatten, .init(layout: .keys, voidedBy: ["skip"])),
    Option("coder", .typeName, example: "Coder", \.coder, .init(voidedBy: ["skip", "flatten"])),
    Option(
      "nil", .member, \.nilForm,
      .init(layout: .keys, isAbout: .encoding, voidedBy: ["skip", "flatten"])),
  ]
}
