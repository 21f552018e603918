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
