/// One labelled option of an annotation. Its row in OptionTable.swift is the only place that
/// defines its name, its values and when it has a meaning. Reading, messages and checks follow from
/// it.
struct Option<Options: AnnotationOptions>: Sendable {
  let name: String
  let rules: OptionRules
  /// Reads an argument into the options. Returns the offset of its value, or nil if that could not
  /// be read.
  let read: @Sendable (OptionReader, Argument, inout Options) -> Int?

  /// - Parameter read: Returns nil for a value that it reported as wrong.
  init<Value>(
    _ name: String, _ read: @escaping @Sendable (OptionReader, Argument) -> Located<Value>?,
    _ property: WritableKeyPath<Options, Located<Value>?> & Sendable,
    _ rules: OptionRules = OptionRules()
  ) {
    self.name = name
    self.rules = rules
    self.read = { reader, argument, options in
      options[keyPath: property] = read(reader, argument)
      return options[keyPath: property]?.offset
    }
  }

  /// An option whose value is one of the members of a type.
  init<Member>(
    _ name: String, _ property: WritableKeyPath<Options, Located<Member>?> & Sendable,
    _ rules: OptionRules = OptionRules()
  ) where Member: RawRepresentable<String> & CaseIterable {
    self.init(name, { $0.member($1) }, property, rules)
  }

  /// The option of a part of an annotation.
  init<Part>(
    _ option: Option<Part>, of part: WritableKeyPath<Options, Part> & Sendable
  ) {
    name = option.name
    rules = option.rules
    read = { reader, argument, whole in option.read(reader, argument, &whole[keyPath: part]) }
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
