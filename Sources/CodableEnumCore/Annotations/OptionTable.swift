// Every option of every annotation, once. A new option needs a row here, a property in
// Options.swift of the type that its reader has, and code in the model and the emission.

extension RepresentationOptions {
  static let table: [Option] = [
    Option("tag", OptionReader.path, .init(fits: { $0.tagsAreMembers })),
    Option("content", OptionReader.contentKey, .init(fits: { $0 == .adjacent })),
    Option("payload", of: PayloadLayout.allCases, .init(fits: { $0.payloads.count > 1 })),
    Option("empty", OptionReader.empty, .init(fits: { $0.empties.count > 1 })),
    Option("caseNaming", of: Naming.allCases, .init(fits: { $0.hasTags }, servesNames: true)),
    Option("keyNaming", of: Naming.allCases, .ofKeys),
    Option("keyPrefix", of: KeyPrefix.allCases, .ofKeys),
  ]

  package static var names: [String] { table.map(\.name) }
}

extension EnumOptions {
  static let table: [Option] =
    [Option("style", of: StyleName.allCases)] + RepresentationOptions.table + [
      Option(
        "nilValues", of: NilForm.allCases,
        .init(fits: { $0.hasValues }, needs: .encoding, layout: .keys)),
      Option("nilProperty", of: NilForm.allCases, .init(needs: .encoding)),
      Option(
        "unknownKeys", of: UnknownKeys.allCases,
        .init(fits: { $0.hasValues }, needs: .decoding, layout: .objects)),
      Option(
        "missingTag", OptionReader.caseName,
        .init(fits: { $0.tagsAreMembers || $0.tagsAreKeys }, needs: .decoding)),
      Option(
        "unknownTag", OptionReader.caseName,
        .init(fits: { $0.hasTags }, needs: .decoding)),
      Option(
        "coercing", OptionReader.boolean,
        .init(fits: { $0.hasTags && !$0.tagsAreKeys }, needs: .decoding)),
      Option("ignoringCase", OptionReader.boolean, .init(fits: { $0.hasTags })),
      Option("reads", OptionReader.forms, .init(needs: .decoding)),
      Option("conformance", of: ConformanceChoice.allCases),
      Option("where", OptionReader.requirements),
      Option(
        "order", OptionReader.caseNames,
        .init(fits: { !$0.hasTags }, servesForms: true, needs: .decoding)),
      Option("fallback", OptionReader.caseName, .init(needs: .decoding)),
      Option(
        "defaultValues", of: DefaultForm.allCases,
        .init(fits: { $0.hasValues }, needs: .encoding, layout: .keys)),
      Option("codingKeys", OptionReader.boolean, .init(fits: { !$0.hasValues })),
      Option("rawRepresentable", OptionReader.boolean, .init(fits: { !$0.hasValues })),
      // With a fallback, everything can be read.
      Option(
        "invalidProperty", of: InvalidProperty.allCases,
        .init(needs: .decoding, voidedBy: ["fallback"])),
      Option(
        "invalidElements", of: InvalidElements.allCases,
        .init(needs: .decoding, voidedBy: ["fallback"])),
      Option("accessors", OptionReader.boolean),
      Option("lock", of: LockNeed.allCases, .init(needs: .decoding)),
      Option(
        "choice", of: ChoiceRule.allCases,
        .init(fits: { !$0.hasTags }, needs: .decoding, voidedBy: ["reads"])),
      Option(
        "overlap", of: OverlapForm.allCases,
        .init(fits: { !$0.hasTags }, servesForms: true, needs: .decoding)),
      Option(
        "severalKeys", of: SeveralKeys.allCases,
        .init(
          fits: { $0.tagsAreKeys }, servesForms: true, needs: .decoding,
          voidedBy: ["ignoringCase"])),
    ]
}

extension CaseOptions {
  static let table: [Option] = [
    Option("tag", OptionReader.tag),
    Option("aliases", OptionReader.tags),
    Option("content", OptionReader.key, .init(fits: { $0.tagsAreMembers }, fitsUnknown: false)),
    Option("constants", OptionReader.constants, ofMembers(voidedBy: ["coder"])),
    Option("extras", OptionReader.constants, ofMembers(voidedBy: ["coder"])),
    Option("coder", OptionReader.typeName, .init(fits: { $0.hasValues })),
    Option("keyNaming", of: Naming.allCases, ofMembers(voidedBy: ["keys", "coder"])),
    Option("keyPrefix", of: KeyPrefix.allCases, ofMembers(voidedBy: ["keys", "coder"])),
    Option(
      "keys", OptionReader.keys, .init(layout: .keys, voidedBy: ["coder"], fitsUnknown: false)),
    Option("skip", of: Skip.allCases),
    Option("payload", of: PayloadLayout.allCases, .init(voidedBy: ["coder"], fitsUnknown: false)),
    Option("empty", OptionReader.empty, .init(voidedBy: ["constants"])),
  ]

  private static func ofMembers(voidedBy others: [String]) -> OptionRules {
    OptionRules(fits: { $0.hasValues }, layout: .keys, voidedBy: others, fitsUnknown: false)
  }
}

extension ValueOptions {
  static let table: [Option] = [
    Option("key", OptionReader.path, .init(layout: .keys, voidedBy: ["skip", "flatten"])),
    Option(
      "aliases", OptionReader.aliases,
      .init(layout: .keys, isAbout: { _ in .decoding }, voidedBy: ["skip", "flatten"])),
    Option("skip", OptionReader.skip),
    Option(
      "default", of: DefaultForm.allCases,
      .init(
        needs: .encoding, layout: .keys, isAbout: { _ in .encoding }, voidedBy: ["skip", "flatten"])
    ),
    Option(
      "tag", OptionReader.flag,
      .init(
        fits: { $0.hasTags },
        voidedBy: ["key", "aliases", "skip", "flatten", "coder", "nil", "default"])),
    Option("flatten", OptionReader.flag, .init(layout: .keys, voidedBy: ["skip"])),
    Option("coder", OptionReader.typeName, .init(voidedBy: ["skip", "flatten"])),
    Option(
      "nil", of: ValueNilForm.allCases,
      .init(
        layout: .keys, isAbout: { $0 as? ValueNilForm == .default ? .decoding : .encoding },
        voidedBy: ["skip", "flatten"])),
  ]
}

/// One labelled option of an annotation. Its row in OptionTable.swift is the only place that
/// defines its name, its values and when it has a meaning. Reading, messages and checks follow from
/// it.
struct Option: Sendable {
  let name: String
  /// Reads its value. Returns nil for one that was reported as wrong.
  let read: @Sendable (OptionReader, Argument) -> Located<any Sendable>?
  let rules: OptionRules

  init<Value>(
    _ name: String, _ read: @escaping @Sendable (OptionReader) -> (Argument) -> Located<Value>?,
    _ rules: OptionRules = OptionRules()
  ) {
    self.name = name
    self.read = { reader, argument in read(reader)(argument)?.erased }
    self.rules = rules
  }

  /// An option that takes one of a fixed set, by its name in Swift.
  init<Member: Sendable>(
    _ name: String, of members: [Member], _ rules: OptionRules = OptionRules()
  ) {
    self.init(name, { reader in { reader.member($0, of: members) } }, rules)
  }
}

/// When an option has a meaning. Otherwise it is an error, because nothing is ignored.
package struct OptionRules: Sendable {
  package enum Direction: Sendable { case encoding, decoding }

  /// How the values must be laid out.
  enum Layout: Sendable {
    case any
    case keys
    /// Objects, even empty ones.
    case objects
  }

  /// Whether a style can use it.
  var fits: @Sendable (StyleName) -> Bool = { _ in true }
  /// Whether it is also usable if `empty: .name` writes the names of cases.
  var servesNames = false
  /// Whether it is enough if any form, or a case without a tag, can use it.
  var servesForms = false
  var needs: Direction?
  var layout = Layout.any
  /// The only direction that an option of a value concerns, if any, given what was written for it.
  var isAbout: @Sendable (any Sendable) -> Direction? = { _ in nil }
  /// Other options of the annotation that leave it without effect.
  var voidedBy: [String] = []
  /// Whether it has a meaning for an `.unknown` case without a payload.
  var fitsUnknown = true

  static let ofKeys = OptionRules(fits: { $0.hasValues }, layout: .keys)

  /// Returns whether a style can use it, given the options of the form.
  func isUsable(_ style: StyleName, _ options: RepresentationOptions) -> Bool {
    fits(style) || servesNames && options.empty?.value == .name
  }
}

/// What annotations with a style can say.
extension StyleName {
  /// Whether a tag tells the cases apart.
  var hasTags: Bool { self != .untagged }
  /// Whether the tag is the key of the payload, and so a string.
  var tagsAreKeys: Bool { self == .external }
  /// Whether the tag is a member of an object, next to the values or their key.
  var tagsAreMembers: Bool { self == .internal || self == .adjacent }
  /// Whether a document can contain anything but the tag.
  var hasValues: Bool { self != .rawValue }

  package var required: [String] {
    (tagsAreMembers ? ["tag"] : []) + (self == .adjacent ? ["content"] : [])
  }

  /// The layouts that a case's values can have; the first is the default.
  package var payloads: [PayloadLayout] {
    switch self {
    case .external: [.keyed, .unkeyed, .compact, .natural]
    case .internal, .rawValue: [.keyed]
    case .adjacent, .untagged: [.natural, .keyed, .unkeyed, .compact]
    case .array: [.unkeyed, .keyed, .compact, .natural]
    }
  }

  /// What a case without values can be; the first is the default.
  package var empties: [EmptyForm] {
    switch self {
    case .external: [.object, .array, .true, .null, .name]
    case .internal, .rawValue: [.omit]
    case .adjacent, .array: [.omit, .object, .array, .true, .null]
    case .untagged: [.null, .object, .array, .true, .name]
    }
  }

  /// Returns whether a case without values can be written like this. If a style has a choice, any
  /// literal is possible.
  func canBeEmpty(as form: EmptyForm) -> Bool {
    form.literal != nil ? empties.count > 1 : empties.contains(form)
  }
}
