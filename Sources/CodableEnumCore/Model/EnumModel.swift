/// A marked enum with everything decided: what emission prints. Nothing in it can turn out wrong, so
/// emission has no errors.
struct EnumModel: Sendable {
  /// As an extension names it: `Outer.Inner`, with backticks as declared.
  var typePath: String
  /// For messages and documentation, without backticks.
  var displayName: String
  /// The path of the enum's file as it was given, for `#sourceLocation`. The compiler must be given
  /// the same one: it warns where two paths of a module end in one file name. nil if it cannot be
  /// written: the directive's string knows no escapes (SE-0034).
  var path: String?
  /// What the file is called whatever machine it is on.
  var label: String
  /// The line of the `enum` keyword.
  var line: Int
  var access: Access
  var isolation: Isolation
  /// The `@available` attributes of the enum and its parents, as written.
  var availability: [String]
  /// The `#if` branches around the enum, outermost first: each with the directives of its chain up
  /// to its own.
  var conditions: [[String]]
  /// nil if no such conformance was asked for.
  var encoding: Conformance?
  var decoding: Conformance?
  /// What is written, and read first.
  var primary: Representation
  /// What is read as well.
  var reads: [Representation]
  var cases: [CaseModel]
  /// Indices into `cases`.
  var caseTree: [Conditional<Int>]
  var unknownCase: UnknownCase?
  /// The case that a value without a tag is.
  var missingTagCase: Int?
  var rejectsUnknownKeys: Bool
  /// Non-nil if optional properties of this type are to be written in a certain way.
  var nilProperty: NilForm?
  /// For `nilProperty`: how a generic function names the type.
  var genericSignature: GenericSignature
  var accessors: [Accessor]
  /// Imports of the enum's file, if types are named in what is generated.
  var imports: [String]
  var usesAnyValue: Bool
}

/// What the enum's declaration says of its isolation.
enum Isolation: Equatable, Sendable {
  /// Nothing: it has that of the module.
  case unspecified
  case nonisolated
  /// With the attribute of the global actor as written, `@MainActor`.
  case globalActor(String)

  /// The modifier of an extension that has no other isolation than the enum.
  var modifier: String { self == .nonisolated ? "nonisolated " : "" }
}

enum Access: Int, Comparable, Sendable {
  case `internal`, package, `public`

  static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

  /// The modifier with a space behind it; nothing for internal.
  var modifier: String {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}

/// How a conformance is stated.
struct Conformance: Sendable {
  /// Whether the sources state it already, so that only the members are missing.
  var isDeclared = false
  /// `T: Swift.Encodable`, or empty.
  var requirements = ""
}

/// `Outer<T>.Inner` in `func encode<T>(_ value: Outer<T>.Inner)`.
struct GenericSignature: Sendable {
  var parameters: [String] = []
  var type = ""
}

struct CaseModel: Sendable {
  /// As declared, with backticks.
  var name: String
  var line: Int
  var values: [ValueModel]
  /// Another case has the name too, so that patterns need the labels.
  var sharesName: Bool
  /// A build can have both, and so no pattern tells them apart.
  var isIndistinct = false
  var isSkippedInEncoding: Bool
  var isSkippedInDecoding: Bool
  var isDeprecated: Bool
  /// `@available(*, unavailable)`: the case cannot be made, but it can be named in a pattern.
  var isUnavailable: Bool
  /// The condition of `#available` under which the case can be made: `macOS 15, *`.
  var introduced: String?

  var baseName: String { name.withoutBackticks }
}

struct ValueModel: Sendable {
  /// The argument label, as declared.
  var label: String?
  /// The label or the parameter's name, without backticks.
  var name: String?
  var type: TypeSpelling
  /// The type is one of the generic parameters in scope.
  var isGenericParameter: Bool
  var hasDefault: Bool
  var isSkipped: Bool
  /// The type that encodes and decodes the value in place of its own conformance.
  var coder: String?
  var writesNull: Bool
  /// Leaves out a nil that only shows at run time, where the type is a generic parameter.
  var omitsDynamicNil: Bool
  var line: Int
  var offset: Int
}

/// The case that takes tags that no other case has.
struct UnknownCase: Sendable {
  var index: Int
  /// The value that takes the tag.
  var tagValue: Int?
  /// The value that takes the whole encoded value.
  var contentValue: Int?
}

/// `var data: D?`
struct Accessor: Sendable {
  var name: String
  /// Without the optional.
  var type: TokenWords
  /// For each case that has the value: the case, and which value it is.
  var values: [Int: Int]
  /// The `#if` branches that hold all cases with the value.
  var conditions: [[String]]
  /// Of the first value with the name.
  var position: Diagnostic.Position
}
