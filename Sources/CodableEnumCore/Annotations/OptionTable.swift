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

/// One labelled option of an annotation. Its row in OptionTable.swift is the only place that
/// defines its name, its values and when it has a meaning. Reading, messages and checks follow from
/// it.
struct Option: Sendable {
  /// What it takes; the function of the same name in `OptionReader` reads it.
  enum Kind: Sendable {
    case path, key, keys, aliases, contentKey, tag, tags, constants, empty, boolean, flag, skip
    case caseName, caseNames, typeName, requirements, forms
    /// One of a fixed set, by its name in Swift.
    case member([any Sendable])
  }

  let name: String
  let kind: Kind
  let rules: OptionRules

  init(_ name: String, _ kind: Kind, _ rules: OptionRules = OptionRules()) {
    self.name = name
    self.kind = kind
    self.rules = rules
  }
}

/// When an option has a meaning. Otherwise it is an error, because nothing is ignored.
package struct OptionRules: Sendable {
  /// A direction of coding.
  package enum Direction: Sendable { case encoding, decoding }

  /// How the values must be laid out.
  enum Layout: Sendable {
    case any
    /// Values with keys.
    case keys
    /// Objects, even empty ones.
    case objects
  }

  /// Whether a style can use it.
  var fits: @Sendable (StyleRules) -> Bool = { _ in true }
  /// Whether it is also usable if `empty: .name` writes the names of cases.
  var servesNames = false
  /// Whether it is enough if any form, or a case without a tag, can use it.
  var servesForms = false
  var needs: Direction?
  var layout = Layout.any
  /// The only direction that an option of a value concerns, if any.
  var isAbout: Direction?
  /// Other options of the annotation that leave it without effect.
  var voidedBy: [String] = []
  /// Whether it has a meaning for an `.unknown` case without a payload.
  var fitsUnknown = true

  /// For keys of values.
  static let ofKeys = OptionRules(fits: { $0.hasValues }, layout: .keys)

  /// Returns whether a style can use it, given the options of the form.
  func isUsable(_ style: StyleRules, _ options: RepresentationOptions) -> Bool {
    fits(style) || servesNames && options.empty?.value == .name
  }
}

/// The rules for annotations with a style.
package struct StyleRules: Sendable {
  /// The place of the tag, which tells the cases apart.
  enum TagPlace: Sendable {
    /// There is none.
    case none
    /// The tag is the key of the payload, and so a string.
    case key
    /// A member of an object.
    case member
    /// The first element of an array.
    case element
    /// The whole value.
    case value
  }

  var tagPlace: TagPlace
  /// The options that the style requires.
  var required: [String] = []
  /// The layouts that a case's values can have; the first is the default.
  package var payloads: [PayloadLayout]
  /// What a case without values can be; the first is the default.
  package var empties: [EmptyForm]

  /// Returns whether a case without values can be written like this. If a style has a choice, any
  /// literal is possible.
  func canBeEmpty(as form: EmptyForm) -> Bool {
    form.literal != nil ? empties.count > 1 : empties.contains(form)
  }

  var hasTags: Bool { tagPlace != .none }
  var tagsAreKeys: Bool { tagPlace == .key }
  /// Whether a document can contain anything but the tag.
  var hasValues: Bool { tagPlace != .value }
}

extension StyleName {
  package var rules: StyleRules {
    switch self {
    case .external:
      StyleRules(
        tagPlace: .key, payloads: [.keyed, .unkeyed, .compact, .natural],
        empties: [.object, .array, .true, .null, .name])
    case .internal:
      StyleRules(tagPlace: .member, required: ["tag"], payloads: [.keyed], empties: [.omit])
    case .adjacent:
      StyleRules(
        tagPlace: .member, required: ["tag", "content"],
        payloads: [.natural, .keyed, .unkeyed, .compact],
        empties: [.omit, .object, .array, .true, .null])
    case .untagged:
      StyleRules(
        tagPlace: .none, payloads: [.natural, .keyed, .unkeyed, .compact],
        empties: [.null, .object, .array, .true, .name])
    case .rawValue: StyleRules(tagPlace: .value, payloads: [.keyed], empties: [.omit])
    case .array:
      StyleRules(
        tagPlace: .element, payloads: [.unkeyed, .keyed, .compact, .natural],
        empties: [.omit, .object, .array, .true, .null])
    }
  }
}
