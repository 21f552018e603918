/// A marked enum with everything decided, for emission to print. Nothing in it can be wrong, so
/// emission has no errors.
package final class EnumModel: Sendable {
  package let declared: DeclaredEnum
  /// The path of the enum's file as given, for `#sourceLocation`; nil if the directive can't spell
  /// it, because its string has no escapes (SE-0034). The compiler must get the same path as for
  /// the file: it warns if two paths of a module end in one file name.
  let path: String?
  let isolation: Isolation
  /// nil if the enum isn't encoded.
  let encoding: Conformance?
  package let decoding: Conformance?
  /// The form that is written, and read first; then the forms that are only read.
  package let representations: [Representation]
  /// What a document is tried as, in order; without steps if the enum isn't decoded.
  package let dispatch: Dispatch
  /// See `Representation.arrayOfEnum`.
  var arrayOfEnum: CasePlan? {
    dispatch.isSole && dispatch.fallback == nil ? primary.arrayOfEnum : nil
  }
  /// Whether dictionaries with this type as key may be arrays of keys and values.
  let readsPairs: Bool
  /// How generic functions of other types name this type.
  let genericSignature: (parameters: [String], type: String)
  /// `rawValue` and `codingKey`.
  let conversions: [TagConversion]
  let accessors: [Accessor]
  /// Imports of the enum's file, if generated code names types.
  let imports: [Import]
  /// A prefix for generated members that no case and no other member has.
  let memberPrefix: String

  init(
    _ modeler: EnumModeler, _ representations: [Representation], _ dispatch: Dispatch,
    _ accessors: [Accessor]
  ) {
    declared = modeler.declared
    path = modeler.writablePath
    isolation = modeler.isolation
    encoding = declared.conformance == .decodable ? nil : modeler.conformance("Encodable")
    decoding = declared.conformance == .encodable ? nil : modeler.conformance("Decodable")
    self.representations = representations
    self.dispatch = dispatch
    readsPairs = modeler.types.universe.resolver.hasDictionaries(declared)
    genericSignature = modeler.scope.signature
    conversions = modeler.conversions(representations[0])
    self.accessors = accessors
    imports = modeler.imports(
      representations, accessors, clauses: [encoding, decoding].compactMap { $0?.requirements })
    memberPrefix = modeler.memberPrefix
  }

  package var primary: Representation { representations[0] }
  var displayName: String { declared.displayName }
  /// How generated members name the enum: `Self`, unless that means a case or an accessor.
  var ownName: String {
    let names = declared.cases.map(\.baseName) + accessors.map(\.name)
    guard names.contains("Self") else { return "Self" }
    return genericSignature.parameters.isEmpty ? place.typePath : genericSignature.type
  }
  var place: EnumPlace { declared.place }
  package var position: Diagnostic.Position { declared.places.position(declared.nameOffset) }
  /// Whether the first of several keys that name cases is read.
  package var takesFirstKey: Bool { declared.options.severalKeys?.value == .first }
  /// Whether optional properties of this type are nil if they can't be read.
  package var forgivesProperties: Bool { declared.options.invalidProperty?.value == .nil }
  /// Whether arrays of this type leave out elements that can't be read.
  package var forgivesElements: Bool { declared.options.invalidElements?.value == .skip }

  /// The number of cases that one function switches over. The compiler gives up on checking that a
  /// switch over a thousand cases is exhaustive, and takes longer for each case of a long function.
  static let switchLimit = 100

  /// For errors: `Message.image`.
  func name(of item: CaseModel) -> String { "\(displayName).\(item.baseName)" }
}

enum Access: Comparable, CaseIterable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`

  /// nil for a word that says something else.
  init?(_ modifier: String) {
    let name = modifier == "open" ? "public" : modifier
    guard let access = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = access
  }

  /// The modifier and a space; empty for internal.
  var modifier: String { self == .internal ? "" : "\(self) " }
}

package struct Conformance: Sendable {
  /// The statements of the conformance in the sources, each as the `#if` branches around it,
  /// without those around the enum. A statement without an `#if` is an empty list. If the sources
  /// state it, only the members are missing.
  var statements: [[[String]]] = []
  /// `T: Swift.Encodable`, or empty.
  var requirements = ""

  /// Whether the sources state it in every build.
  var isDeclared: Bool { statements.contains([]) }
}

/// A case as patterns and calls must spell it.
package struct CaseModel: Sendable {
  let item: DeclaredCase
  /// The types of the values, if the same call may mean another member of the enum.
  let types: [String?]
  /// Whether another case has the name too, so patterns need the labels.
  package let sharesName: Bool
  /// Whether the case without its labels may be another case, or a property.
  let needsLabels: Bool
  /// Whether a build can have both cases, so no pattern tells them apart.
  let isIndistinct: Bool

  /// As declared, with backticks.
  var name: String { item.name }
  package var baseName: String { item.baseName }
  var parameters: [DeclaredValue] { item.values }
  var isDeprecated: Bool { item.availability.isDeprecated }
}

extension DeclaredValue {
  /// The label as calls and patterns spell it, with its colon; empty without a label.
  var prefix: String { label.map { "\($0.escapedLabel): " } ?? "" }
}

/// `var data: D?`
struct Accessor: Sendable {
  var name: String
  /// The type without the optional around it.
  var type: TokenWords
  let first: DeclaredValue
  /// The value by the index of each case that has it.
  var values: [Int: DeclaredValue]
  /// The `#if` branches around all cases with the value.
  var conditions: [[String]]
}

/// The marked enums of a target and their models.
package struct TargetModels {
  /// In order of file and line.
  package let all: [EnumModel]
  package let models: [String: [EnumModel]]
  package let universe: Universe
  package var resolver: TypeResolver { universe.resolver }
  private let genericParameters: Set<FormatType>

  init(_ all: [EnumModel], _ universe: Universe) {
    self.all = all
    self.universe = universe
    models = Dictionary(grouping: all) { $0.declared.displayName }
    genericParameters = Set(all.flatMap { universe.resolver.parameters(of: $0.declared) })
  }

  /// Whether a type is a generic parameter of a marked enum or its parents.
  package func isGenericParameter(_ type: FormatType) -> Bool { genericParameters.contains(type) }
}
