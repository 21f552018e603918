/// One labelled option of an annotation. Its row in OptionTable.swift is the only place that
/// defines its name, its values and when it has a meaning. Reading, messages, checks and the tables
/// in the documentation follow from it.
struct Option<Options: AnnotationOptions>: Sendable {
  let name: String
  /// The possible values, as the tables in the documentation show them.
  let values: String
  let rules: OptionRules
  /// Reads an argument into the options. Returns the offset of its value, or nil if that could not
  /// be read.
  let read: @Sendable (OptionReader, Argument, inout Options) -> Int?

  /// - Parameter example: What the documentation shows if the values can't be listed.
  init<Value>(
    _ name: String, _ kind: ArgumentKind<Value>, example: String? = nil,
    _ property: WritableKeyPath<Options, Located<Value>?> & Sendable,
    _ rules: OptionRules = OptionRules()
  ) {
    self.name = name
    self.rules = rules
    values = example.map { "`\($0)`" } ?? kind.values
    read = { reader, argument, options in
      options[keyPath: property] = kind.read(reader, argument)
      return options[keyPath: property]?.offset
    }
  }

  private init(
    name: String, values: String, rules: OptionRules,
    read: @escaping @Sendable (OptionReader, Argument, inout Options) -> Int?
  ) {
    self.name = name
    self.values = values
    self.rules = rules
    self.read = read
  }

  /// Returns the option for an annotation that contains these options.
  func lifted<Whole>(to part: WritableKeyPath<Whole, Options> & Sendable) -> Option<Whole> {
    Option<Whole>(name: name, values: values, rules: rules) { reader, argument, whole in
      read(reader, argument, &whole[keyPath: part])
    }
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

  /// Whether a style can use it, given the options of the form.
  var isUsable: @Sendable (StyleRules, RepresentationOptions) -> Bool = { _, _ in true }
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
}

/// What an argument can be, and how it is read.
struct ArgumentKind<Value: Sendable>: Sendable {
  /// All possible values, if they can be listed.
  var values = ""
  /// Reads the value. Returns nil if it was reported as wrong.
  let read: @Sendable (OptionReader, Argument) -> Located<Value>?
}

extension ArgumentKind where Value: RawRepresentable<String> & CaseIterable {
  /// `.member`, one of a fixed set.
  static var member: ArgumentKind {
    ArgumentKind(values: Value.allCases.map { "`.\($0.rawValue)`" }.joined(separator: " ")) {
      $0.member($1, Value.self)
    }
  }
}

extension ArgumentKind<Bool> {
  static let boolean = ArgumentKind(values: "`true`") { $0.boolean($1) }
  /// An option that is either `true` or left out.
  static let flag = ArgumentKind(values: "`true`") { $0.flag($1) }
}

extension ArgumentKind<Skip> {
  /// `true` for both directions, or one of them.
  static let skip = ArgumentKind(values: "`true` `.encoding` `.decoding`") { $0.skip($1) }
}

extension ArgumentKind<String> {
  static let key = ArgumentKind { $0.key($1) }
  static let requirements = ArgumentKind { $0.requirements($1) }
  static let typeName = ArgumentKind { $0.typeName($1) }
  static let caseName = ArgumentKind { $0.caseName($1) }
}

extension ArgumentKind<EmptyForm> {
  static let empty = ArgumentKind(
    values: EmptyForm.named.map { "`\($0.argument)`" }.joined(separator: " ")
      + #" or a literal, `"home"`"#
  ) { $0.empty($1) }
}

extension ArgumentKind<ContentKey> {
  static let contentKey = ArgumentKind { $0.contentKey($1) }
}

extension ArgumentKind<[String]> {
  static let path = ArgumentKind { $0.path($1) }
}

extension ArgumentKind<[Located<String>]> {
  static let keys = ArgumentKind { $0.keys($1) }
  static let caseNames = ArgumentKind { $0.caseNames($1) }
  /// Diagnostics about all alternatives point at the first one.
  static let aliases = ArgumentKind { reader, argument in
    reader.keys(argument).flatMap { list in
      list.value.first.map { Located(value: list.value, offset: $0.offset) }
    }
  }
}

extension ArgumentKind<Scalar> {
  static let tag = ArgumentKind { $0.tag($1) }
}

extension ArgumentKind<[Located<TagPattern>]> {
  static let tags = ArgumentKind { reader, argument in
    let tags = reader.patterns(argument)
    return tags.first.map { Located(value: tags, offset: $0.offset) }
  }
}

extension ArgumentKind<[Located<Constant>]> {
  static let constants = ArgumentKind { $0.constants($1) }
}

extension ArgumentKind<[RequestedForm]> {
  static let forms = ArgumentKind { $0.forms($1) }
}
