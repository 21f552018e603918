/// One labelled option of an annotation. Its row in OptionTable.swift is the only place that knows
/// its name, what it takes and where it means something; reading, messages, checks and the
/// documentation's tables follow from it.
struct Option<Options: AnnotationOptions>: Sendable {
  let name: String
  /// What it takes, as the documentation's tables say it.
  let values: String
  let rules: OptionRules
  /// Keeps a value that could be read, and returns where it stands.
  let read: @Sendable (OptionReader, Argument, inout Options) -> Int?

  /// - Parameter example: What the documentation shows for values that cannot be listed.
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

  /// The option as one of an annotation that these options are a part of.
  func lifted<Whole>(to part: WritableKeyPath<Whole, Options> & Sendable) -> Option<Whole> {
    Option<Whole>(name: name, values: values, rules: rules) { reader, argument, whole in
      read(reader, argument, &whole[keyPath: part])
    }
  }
}

/// Where an option means something. Elsewhere it is an error, since nothing is ignored.
package struct OptionRules: Sendable {
  /// What must be generated for it.
  package enum Direction: Sendable { case encoding, decoding }

  /// What the values must be laid out as.
  enum Layout: Sendable {
    case any
    /// Values with keys.
    case keys
    /// Objects, if only empty ones.
    case objects
  }

  /// Whether a style can use it, with the options that it has.
  var isUsable: @Sendable (StyleRules, RepresentationOptions) -> Bool = { _, _ in true }
  /// Whether a form of `reads` that can use it is enough.
  var servesForms = false
  var needs: Direction?
  var layout = Layout.any
  /// The direction that an option of a value is about, if only one.
  var isAbout: Direction?
  /// Other options of the annotation that leave it without effect.
  var voidedBy: [String] = []
  /// Whether it says something of an `.unknown` case.
  var fitsUnknown = true
}

/// What an argument can be, and how it is read.
struct ArgumentKind<Value: Sendable>: Sendable {
  /// All possible values, if they can be listed.
  var values = ""
  /// The value, or nil if it was reported.
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
  /// What is `true` or left out.
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
  /// Alternatives are pointed at where the first one stands.
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
