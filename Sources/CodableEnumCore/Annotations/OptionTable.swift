// Every option of every annotation, once. A new option needs a row here, a property in
// Options.swift of the type that its kind has, and code in the model and the emission.

extension RepresentationOptions {
  static let table: [Option] = [
    Option("tag", .path, .init(fits: { $0.required.contains("tag") })),
    Option(
      "content", .contentKey,
      .init(fits: { $0.required.contains("content") })),
    Option("payload", .member(PayloadLayout.allCases), .init(fits: { $0.payloads.count > 1 })),
    Option("empty", .empty, .init(fits: { $0.empties.count > 1 })),
    Option("caseNaming", .member(Naming.allCases), .init(fits: { $0.hasTags }, servesNames: true)),
    Option("keyNaming", .member(Naming.allCases), .ofKeys),
    Option("keyPrefix", .member(KeyPrefix.allCases), .ofKeys),
  ]

  package static var names: [String] { table.map(\.name) }
}

extension EnumOptions {
  static let table: [Option] =
    [Option("style", .member(StyleName.allCases))] + RepresentationOptions.table + [
      Option("nilValues", .member(NilForm.allCases), .ofKeys),
      Option("nilProperty", .member(NilForm.allCases), .init(needs: .encoding)),
      Option(
        "unknownKeys", .member(UnknownKeys.allCases),
        .init(fits: { $0.hasValues }, needs: .decoding, layout: .objects)),
      Option(
        "missingTag", .caseName,
        .init(fits: { $0.tagPlace == .member || $0.tagsAreKeys }, needs: .decoding)),
      Option(
        "unknownTag", .caseName,
        .init(fits: { $0.hasTags && $0.tagPlace != .value }, needs: .decoding)),
      Option(
        "coercing", .boolean,
        .init(fits: { $0.hasTags && !$0.tagsAreKeys })),
      Option("ignoringCase", .boolean, .init(fits: { $0.hasTags })),
      Option("reads", .forms, .init(needs: .decoding)),
      Option("conformance", .member(ConformanceChoice.allCases)),
      Option("where", .requirements),
      Option(
        "order", .caseNames,
        .init(fits: { !$0.hasTags }, servesForms: true, needs: .decoding)),
      Option("fallback", .caseName, .init(needs: .decoding)),
      Option(
        "defaultValues", .member(DefaultForm.allCases),
        .init(fits: { $0.hasValues }, needs: .encoding, layout: .keys)),
      Option("codingKeys", .boolean, .init(fits: { $0.tagPlace == .value })),
      Option(
        "rawRepresentable", .boolean,
        .init(fits: { $0.tagPlace == .value })),
      // With a fallback, everything can be read.
      Option(
        "invalidProperty", .member(InvalidProperty.allCases),
        .init(needs: .decoding, voidedBy: ["fallback"])),
      Option(
        "invalidElements", .member(InvalidElements.allCases),
        .init(needs: .decoding, voidedBy: ["fallback"])),
      Option("accessors", .boolean),
      Option("lock", .member(LockNeed.allCases), .init(needs: .decoding)),
      Option(
        "choice", .member(ChoiceRule.allCases),
        .init(fits: { !$0.hasTags }, needs: .decoding, voidedBy: ["reads"])),
      Option(
        "overlap", .member(OverlapForm.allCases), .init(fits: { !$0.hasTags }, needs: .decoding)),
      Option(
        "severalKeys", .member(SeveralKeys.allCases),
        .init(
          fits: { $0.tagsAreKeys }, servesForms: true, needs: .decoding,
          voidedBy: ["ignoringCase"])),
    ]
}

extension CaseOptions {
  static let table: [Option] = [
    Option("tag", .tag),
    Option("aliases", .tags),
    Option(
      "content", .key,
      .init(fits: { $0.tagPlace == .member }, fitsUnknown: false)),
    Option("constants", .constants, ofMembers(voidedBy: ["coder"])),
    Option("extras", .constants, ofMembers(voidedBy: ["coder"])),
    Option("coder", .typeName, .init(fits: { $0.hasValues })),
    Option("keyNaming", .member(Naming.allCases), ofMembers(voidedBy: ["keys", "coder"])),
    Option("keyPrefix", .member(KeyPrefix.allCases), ofMembers(voidedBy: ["keys", "coder"])),
    Option(
      "keys", .keys,
      .init(layout: .keys, voidedBy: ["coder"], fitsUnknown: false)),
    Option("skip", .member(Skip.allCases)),
    Option(
      "payload", .member(PayloadLayout.allCases), .init(voidedBy: ["coder"], fitsUnknown: false)),
    Option("empty", .empty, .init(voidedBy: ["constants"])),
  ]

  private static func ofMembers(voidedBy others: [String]) -> OptionRules {
    OptionRules(fits: { $0.hasValues }, layout: .keys, voidedBy: others, fitsUnknown: false)
  }
}

extension ValueOptions {
  static let table: [Option] = [
    Option("key", .path, .init(layout: .keys, voidedBy: ["skip", "flatten"])),
    Option(
      "aliases", .aliases,
      .init(layout: .keys, isAbout: .decoding, voidedBy: ["skip", "flatten"])),
    Option("skip", .skip),
    Option(
      "default", .member(DefaultForm.allCases),
      .init(needs: .encoding, layout: .keys, isAbout: .encoding, voidedBy: ["skip", "flatten"])),
    Option(
      "tag", .flag,
      .init(
        fits: { $0.hasTags },
        voidedBy: ["key", "aliases", "skip", "flatten", "coder", "nil", "default"])),
    Option("flatten", .flag, .init(layout: .keys, voidedBy: ["skip"])),
    Option("coder", .typeName, .init(voidedBy: ["skip", "flatten"])),
    Option(
      "nil", .member(ValueNilForm.allCases),
      .init(layout: .keys, isAbout: .encoding, voidedBy: ["skip", "flatten"])),
  ]
}
