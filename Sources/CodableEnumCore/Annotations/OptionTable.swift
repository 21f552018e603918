// Every option of every annotation, once. A new option needs a row here, a property in
// Options.swift, and code in the model and the emission.

extension RepresentationOptions {
  static let table: [Option<Self>] = [
    Option("tag", { $0.path($1) }, \.tag, .init(fits: { $0.required.contains("tag") })),
    Option(
      "content", { $0.contentKey($1) }, \.content,
      .init(fits: { $0.required.contains("content") })),
    Option("payload", \.payload, .init(fits: { $0.payloads.count > 1 })),
    Option("empty", { $0.empty($1) }, \.empty, .init(fits: { $0.empties.count > 1 })),
    Option("caseNaming", \.caseNaming, .init(fits: { $0.hasTags }, servesNames: true)),
    Option("keyNaming", \.keyNaming, .ofKeys),
    Option("keyPrefix", \.keyPrefix, .ofKeys),
  ]

  package static var names: [String] { table.map(\.name) }
}

extension EnumOptions {
  static let table: [Option<Self>] =
    [Option("style", \.style)]
    + RepresentationOptions.table.map { Option($0, of: \.representation) } + [
      Option("nilValues", \.nilValues, .ofKeys),
      Option("nilProperty", \.nilProperty, .init(needs: .encoding)),
      Option(
        "unknownKeys", \.unknownKeys,
        .init(fits: { $0.hasValues }, needs: .decoding, layout: .objects)),
      Option(
        "missingTag", { $0.caseName($1) }, \.missingTag,
        .init(fits: { $0.tagPlace == .member || $0.tagsAreKeys }, needs: .decoding)),
      Option(
        "unknownTag", { $0.caseName($1) }, \.unknownTag,
        .init(fits: { $0.hasTags && $0.tagPlace != .value }, needs: .decoding)),
      Option(
        "coercing", { $0.boolean($1) }, \.coercing,
        .init(fits: { $0.hasTags && !$0.tagsAreKeys })),
      Option("ignoringCase", { $0.boolean($1) }, \.ignoringCase, .init(fits: { $0.hasTags })),
      Option("reads", { $0.forms($1) }, \.reads, .init(needs: .decoding)),
      Option("conformance", \.conformance),
      Option("where", { $0.requirements($1) }, \.requirements),
      Option(
        "order", { $0.caseNames($1) }, \.order,
        .init(fits: { !$0.hasTags }, servesForms: true, needs: .decoding)),
      Option("fallback", { $0.caseName($1) }, \.fallback, .init(needs: .decoding)),
      Option(
        "defaultValues", \.defaultValues,
        .init(fits: { $0.hasValues }, needs: .encoding, layout: .keys)),
      Option(
        "codingKeys", { $0.boolean($1) }, \.codingKeys, .init(fits: { $0.tagPlace == .value })),
      Option(
        "rawRepresentable", { $0.boolean($1) }, \.rawRepresentable,
        .init(fits: { $0.tagPlace == .value })),
      // With a fallback, everything can be read.
      Option(
        "invalidProperty", \.invalidProperty, .init(needs: .decoding, voidedBy: ["fallback"])),
      Option(
        "invalidElements", \.invalidElements, .init(needs: .decoding, voidedBy: ["fallback"])),
      Option("accessors", { $0.boolean($1) }, \.accessors),
      Option("lock", \.lock, .init(needs: .decoding)),
      Option(
        "choice", \.choice, .init(fits: { !$0.hasTags }, needs: .decoding, voidedBy: ["reads"])),
      Option("overlap", \.overlap, .init(fits: { !$0.hasTags }, needs: .decoding)),
      Option(
        "severalKeys", \.severalKeys,
        .init(
          fits: { $0.tagsAreKeys }, servesForms: true, needs: .decoding,
          voidedBy: ["ignoringCase"])),
    ]
}

extension CaseOptions {
  static let table: [Option<Self>] = [
    Option("tag", { $0.tag($1) }, \.ownTag),
    Option("aliases", { $0.tags($1) }, \.aliases),
    Option(
      "content", { $0.key($1) }, \.content,
      .init(fits: { $0.tagPlace == .member }, fitsUnknown: false)),
    Option("constants", { $0.constants($1) }, \.constants, ofMembers(voidedBy: ["coder"])),
    Option("extras", { $0.constants($1) }, \.extras, ofMembers(voidedBy: ["coder"])),
    Option("coder", { $0.typeName($1) }, \.coder, .init(fits: { $0.hasValues })),
    Option("keyNaming", \.keyNaming, ofMembers(voidedBy: ["keys", "coder"])),
    Option("keyPrefix", \.keyPrefix, ofMembers(voidedBy: ["keys", "coder"])),
    Option(
      "keys", { $0.keys($1) }, \.keys,
      .init(layout: .keys, voidedBy: ["coder"], fitsUnknown: false)),
    Option("skip", \.skip),
    Option("payload", \.payload, .init(voidedBy: ["coder"], fitsUnknown: false)),
    Option("empty", { $0.empty($1) }, \.empty, .init(voidedBy: ["constants"])),
  ]

  private static func ofMembers(voidedBy others: [String]) -> OptionRules {
    OptionRules(fits: { $0.hasValues }, layout: .keys, voidedBy: others, fitsUnknown: false)
  }
}

extension ValueOptions {
  static let table: [Option<Self>] = [
    Option("key", { $0.path($1) }, \.key, .init(layout: .keys, voidedBy: ["skip", "flatten"])),
    Option(
      "aliases", { $0.aliases($1) }, \.aliases,
      .init(layout: .keys, isAbout: .decoding, voidedBy: ["skip", "flatten"])),
    Option("skip", { $0.skip($1) }, \.skip),
    Option(
      "default", \.defaultForm,
      .init(needs: .encoding, layout: .keys, isAbout: .encoding, voidedBy: ["skip", "flatten"])),
    Option(
      "tag", { $0.flag($1) }, \.tag,
      .init(
        fits: { $0.hasTags },
        voidedBy: ["key", "aliases", "skip", "flatten", "coder", "nil", "default"])),
    Option("flatten", { $0.flag($1) }, \.flatten, .init(layout: .keys, voidedBy: ["skip"])),
    Option("coder", { $0.typeName($1) }, \.coder, .init(voidedBy: ["skip", "flatten"])),
    Option(
      "nil", \.nilForm, .init(layout: .keys, isAbout: .encoding, voidedBy: ["skip", "flatten"])),
  ]
}
