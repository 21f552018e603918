/// A marked enum with everything decided: what emission prints. Nothing in it can turn out wrong, so
/// emission has no errors.
package final class EnumModel: Sendable {
  /// For messages and documentation, without backticks.
  let displayName: String
  /// Where its extensions stand: path, access, availability and `#if` branches.
  let place: EnumPlace
  /// The path of the enum's file as it was given, for `#sourceLocation`. The compiler must be given
  /// the same one: it warns where two paths of a module end in one file name. nil if it cannot be
  /// written: the directive's string knows no escapes (SE-0034).
  let path: String?
  /// What the file is called whatever machine it is on.
  let label: String
  /// The line of the `enum` keyword.
  let line: Int
  let isolation: Isolation
  /// nil if no such conformance was asked for.
  let encoding: Conformance?
  let decoding: Conformance?
  let cases: [CaseModel]
  let caseTree: [Conditional<Int>]
  /// What is written, and read first; then what is read as well.
  package let representations: [Representation]
  /// How they are told apart; nil if there is but one.
  let reading: ReadingPlan?
  package let fallback: Fallback?
  /// See `Representation.arrayOfEnum`.
  var arrayOfEnum: CasePlan? {
    reading == nil && fallback == nil ? primary.arrayOfEnum : nil
  }
  /// Non-nil if optional properties of this type are to be written in a certain way.
  let nilProperty: NilForm?
  /// Whether of several keys that name cases the first is read.
  package let takesFirstKey: Bool
  /// Whether optional properties of this type are nil where they cannot be read.
  package let forgivesProperties: Bool
  /// Whether arrays of this type leave out what cannot be read.
  package let forgivesElements: Bool
  /// For functions of other types: how a generic one names the type.
  let genericSignature: GenericSignature
  /// `rawValue` and `codingKey`.
  let conversions: [TagConversion]
  let accessors: [Accessor]
  /// Imports of the enum's file, if types are named in what is generated.
  let imports: [String]
  let usesAnyValue: Bool
  /// What the names of generated members begin with, and no case's.
  let memberPrefix: String

  package var primary: Representation { representations[0] }

  /// How many cases one function switches over. The compiler gives up on checking that a switch over
  /// a thousand cases is exhaustive, and takes longer for each case of a long function.
  static let switchLimit = 100

  /// For errors: `Message.image`.
  func name(of item: CaseModel) -> String { "\(displayName).\(item.baseName)" }

  init(
    displayName: String,
    place: EnumPlace,
    path: String?,
    label: String,
    line: Int,
    isolation: Isolation,
    encoding: Conformance?,
    decoding: Conformance?,
    cases: [CaseModel],
    caseTree: [Conditional<Int>],
    representations: [Representation],
    reading: ReadingPlan?,
    fallback: Fallback?,
    nilProperty: NilForm?,
    takesFirstKey: Bool,
    forgivesProperties: Bool,
    forgivesElements: Bool,
    genericSignature: GenericSignature,
    conversions: [TagConversion],
    accessors: [Accessor],
    imports: [String],
    usesAnyValue: Bool
  ) {
    self.displayName = displayName
    self.place = place
    self.path = path
    self.label = label
    self.line = line
    self.isolation = isolation
    self.encoding = encoding
    self.decoding = decoding
    self.cases = cases
    self.caseTree = caseTree
    self.representations = representations
    self.reading = reading
    self.fallback = fallback
    self.nilProperty = nilProperty
    self.takesFirstKey = takesFirstKey
    self.forgivesProperties = forgivesProperties
    self.forgivesElements = forgivesElements
    self.genericSignature = genericSignature
    self.conversions = conversions
    self.accessors = accessors
    self.imports = imports
    self.usesAnyValue = usesAnyValue
    var prefix = "codableEnum"
    while cases.contains(where: { $0.baseName.hasPrefix(prefix) }) { prefix += "_" }
    memberPrefix = prefix
  }
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
  /// Where the sources state it already, so that only the members are missing: the `#if` branches
  /// around each statement, without those around the enum; empty for one without any.
  var statements: [[[String]]] = []
  /// `T: Swift.Encodable`, or empty.
  var requirements = ""

  /// Whether the sources state it in every build.
  var isDeclared: Bool { statements.contains([]) }
}

/// The case that is made of what nothing reads.
package struct Fallback: Sendable {
  package var plan: CasePlan
  /// The position of the value that takes the whole encoded value.
  var content: Int?
  /// The `#if` branches around the case, without those around the enum.
  var conditions: [[String]]
}

/// `Outer<T>.Inner` in `func encode<T>(_ value: Outer<T>.Inner)`.
struct GenericSignature: Sendable {
  var parameters: [String] = []
  var type = ""
}

/// A case as patterns and calls must spell it.
package struct CaseModel: Sendable {
  struct Parameter: Sendable {
    /// As declared.
    let label: String?
    /// As calls and patterns spell it, with its colon; nothing without one.
    let prefix: String
    /// Where another member of the enum might be meant by the same call.
    let type: String?
    let line: Int

    init(label: String?, type: String?, line: Int) {
      self.label = label
      self.type = type
      self.line = line
      prefix = label.map { "\($0.escapedLabel): " } ?? ""
    }
  }

  /// As declared, with backticks.
  var name: String
  package var line: Int
  var parameters: [Parameter]
  /// Another case has the name too, so that patterns need the labels.
  package var sharesName: Bool
  /// A build can have both, and so no pattern tells them apart.
  var isIndistinct = false
  var isDeprecated: Bool

  package var baseName: String { name.withoutBackticks }
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
  var offset: Int
  var line: Int
}
