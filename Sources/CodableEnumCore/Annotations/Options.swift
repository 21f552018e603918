/// The options of `@CodableEnum`, by their labels.
enum EnumOption: String, CaseIterable, Sendable {
  case style, tag, content, payload, empty
  case caseNaming, keyNaming, keyPrefix
  case nilValues, nilProperty, unknownKeys, missingTag
  case coercing, ignoringCase, reads, conformance
  case `where`, accessors

  /// The options that a representation listed in `reads` may have.
  static let ofRepresentations: [EnumOption] = [
    .tag, .content, .payload, .empty, .caseNaming, .keyNaming, .keyPrefix,
  ]
}

/// The labels of `@CodableCase`.
enum CaseOption: String, CaseIterable, Sendable {
  case aliases, keys, skip, payload, empty
}

/// The labels of `@CodableValue`.
enum ValueOption: String, CaseIterable, Sendable {
  case key, aliases, skip, flatten, coder
  case `nil`
}

enum StyleName: String, CaseIterable, Sendable {
  case external, `internal`, adjacent, untagged, rawValue, array
}

/// How a case's values are laid out.
enum PayloadLayout: String, CaseIterable, Sendable {
  case keyed, unkeyed, compact, natural
}

/// What a case without values is.
enum EmptyForm: String, CaseIterable, Sendable {
  case object, array, `true`, null, name, omit
}

enum NilForm: String, CaseIterable, Sendable {
  case omit, null
}

enum UnknownKeys: String, CaseIterable, Sendable {
  case ignore, reject
}

enum KeyPrefix: String, CaseIterable, Sendable {
  case none, caseName
}

enum ConformanceChoice: String, CaseIterable, Sendable {
  case codable, encodable, decodable
}

enum CaseSkip: String, CaseIterable, Sendable {
  case encoding, decoding, both
}

/// A value that was written, and where: what validation reports about it points there.
struct Located<Value: Sendable>: Sendable {
  var value: Value
  var offset: Int
}

/// How one representation is described: the primary one by the options of `@CodableEnum`, a further
/// one by a member of its `reads`.
struct RepresentationOptions: Sendable {
  var style: Located<StyleName>
  var tag: Located<[String]>?
  var content: Located<String>?
  var payload: Located<PayloadLayout>?
  var empty: Located<EmptyForm>?
  var caseNaming: Located<Naming>?
  var keyNaming: Located<Naming>?
  var keyPrefix: Located<KeyPrefix>?
  /// Every option that was written, whether it could be read or not.
  var written: Set<EnumOption> = []
  /// Whether an argument was reported that may have been meant to be any option.
  var hasUnknownArgument = false
}

/// `@CodableEnum(…)`
struct EnumOptions: Sendable {
  var representation: RepresentationOptions
  var nilValues: Located<NilForm>?
  var nilProperty: Located<NilForm>?
  var unknownKeys: Located<UnknownKeys>?
  var missingTag: Located<String>?
  var coercing: Located<Bool>?
  var ignoringCase: Located<Bool>?
  var reads: Located<[RepresentationOptions]>?
  var conformance: Located<ConformanceChoice>?
  var requirements: Located<String>?
  var accessors: Located<Bool>?
  /// Every option that was written, to be checked against what the style can use.
  var written: [Located<EnumOption>] = []
}

/// `@CodableCase(…)`
struct CaseOptions: Sendable {
  enum Tag: Sendable {
    case scalar(Scalar)
    /// `.unknown`
    case unknown
  }

  /// Of the annotation itself.
  var offset: Int
  var tag: Located<Tag>?
  var aliases: [Located<Scalar>] = []
  var keys: Located<[Located<String>]>?
  var skip: Located<CaseSkip>?
  var payload: Located<PayloadLayout>?
  var empty: Located<EmptyForm>?
}

/// `@CodableValue(…)`
struct ValueOptions: Sendable {
  /// Of the annotation itself.
  var offset: Int
  var key: Located<String>?
  var aliases: [Located<String>] = []
  var skip: Located<Bool>?
  var flatten: Located<Bool>?
  var coder: Located<String>?
  var nilForm: Located<NilForm>?
}
