// What annotations can say, as Swift types. OptionTable.swift tells how each option is spelled,
// read, checked and documented.

package enum StyleName: String, CaseIterable, Sendable {
  case external, `internal`, adjacent, untagged, rawValue, array
}

/// How a case's values are laid out.
package enum PayloadLayout: String, CaseIterable, Sendable {
  case keyed, unkeyed, compact, natural
}

/// The key next to the tag with a case's values.
package enum ContentKey: Hashable, Sendable {
  case key(String)
  /// The tag itself: `{"type":"function","function":{…}}`
  case tag
}

/// The JSON of a case without values.
package enum EmptyForm: Hashable, Sendable {
  case object, array, `true`, null, name, omit
  /// Always the same JSON, other than the above.
  case literal(Document)

  /// Those with a name.
  package static let named: [EmptyForm] = [.object, .array, .true, .null, .name, .omit]

  init(_ document: Document) {
    self =
      switch document {
      case .null: .null
      case .array([]): .array
      case .scalar(.boolean(true)): .true
      default: .literal(document)
      }
  }

  var literal: Document? { if case .literal(let document) = self { document } else { nil } }

  /// The spelling in an annotation: `.object`, `"home"`.
  package var argument: String { literal?.swift ?? ".\(self)" }
}

enum NilForm: String, CaseIterable, Sendable {
  case omit, null
}

/// What happens to a value that equals its declared default.
enum DefaultForm: String, CaseIterable, Sendable {
  case write, omit
}

/// What happens to an optional property with JSON that can't be read.
enum InvalidProperty: String, CaseIterable, Sendable {
  case error, `nil`
}

/// What happens to elements of an array that can't be read.
enum InvalidElements: String, CaseIterable, Sendable {
  case error, skip
}

/// What happens to a case that can never be decoded.
enum OverlapForm: String, CaseIterable, Sendable {
  case error, allow
}

/// How the case of an untagged object is chosen.
package enum ChoiceRule: String, CaseIterable, Sendable {
  case firstFit, byKeys
}

/// What happens if an object has several keys that name cases.
enum SeveralKeys: String, CaseIterable, Sendable {
  case error, first
}

/// How a nil of one value is written and read.
package enum ValueNilForm: String, CaseIterable, Sendable {
  case omit, null
  /// nil is null, and a missing key is an error.
  case required
}

/// Whether a build without a lock of the enum fails.
package enum LockNeed: String, CaseIterable, Sendable {
  case optional, required
}

enum UnknownKeys: String, CaseIterable, Sendable {
  case ignore, reject
}

package enum KeyPrefix: String, CaseIterable, Sendable {
  case none, caseName
}

package enum ConformanceChoice: String, CaseIterable, Sendable {
  case codable, encodable, decodable
}

/// The directions in which a case or a value is left out.
enum Skip: String, CaseIterable, Sendable {
  case encoding, decoding, both

  /// nil for both directions.
  var only: OptionRules.Direction? {
    switch self {
    case .both: nil
    case .encoding: .encoding
    case .decoding: .decoding
    }
  }

  func covers(_ direction: OptionRules.Direction) -> Bool {
    only == nil || only == direction
  }
}

/// A value that was written, and its place, for diagnostics.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var offset: Int

  func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(value: transform(value), offset: offset)
  }
}

/// The options of one annotation.
protocol AnnotationOptions: Sendable {
  /// Every option that the annotation has, in the order in which messages list them.
  static var table: [Option<Self>] { get }
  /// Every option that was written, in the order of the source, even if its value could not be
  /// read.
  var written: [WrittenOption] { get set }

  /// Returns whether one option, as it was written, leaves without effect another one that names it
  /// in `OptionRules.voidedBy`.
  func voids(_ other: String, _ option: Option<Self>) -> Bool

  init()
}

/// An option as it was written.
struct WrittenOption: Sendable {
  var name: String
  /// The offset of the label.
  var offset: Int
  /// The offset of its value; nil if that could not be read.
  var valueOffset: Int?
}

extension AnnotationOptions {
  func voids(_ other: String, _ option: Option<Self>) -> Bool { valueOffset(of: other) != nil }

  func hasWritten(_ name: String) -> Bool { written.contains { $0.name == name } }

  func valueOffset(of name: String) -> Int? {
    written.first { $0.name == name }?.valueOffset
  }

  /// The options of the table whose values could be read, in its order, with the offsets of the
  /// values.
  var readOptions: [(option: Option<Self>, offset: Int)] {
    // Most cases and values have no options.
    if written.isEmpty { return [] }
    return Self.table.compactMap { option in valueOffset(of: option.name).map { (option, $0) } }
  }
}

/// The options of a part of an enum. The part may have no annotation.
protocol PartOptions: AnnotationOptions {
  /// Those of a part without an annotation.
  static var none: Self { get }
  /// The offset of the annotation.
  var offset: Int? { get }
}

/// The options that describe one representation: those of `@CodableEnum` for the primary one, those
/// of a member of its `reads` for a further one.
package struct RepresentationOptions: AnnotationOptions {
  package var tag: Located<[String]>?
  package var content: Located<ContentKey>?
  package var payload: Located<PayloadLayout>?
  package var empty: Located<EmptyForm>?
  package var caseNaming: Located<Naming>?
  package var keyNaming: Located<Naming>?
  package var keyPrefix: Located<KeyPrefix>?
  var written: [WrittenOption] = []
  /// Whether an argument was reported that may have been meant as one of the options.
  var hasUnknownArgument = false
}

/// A style with its options: `style: .internal, tag: "type"`, or `.internal(tag: "type")`.
package struct RequestedForm: Sendable {
  package var style: Located<StyleName>
  package var options: RepresentationOptions
}

/// A member of an object that is always written with the same value.
package struct Constant: Sendable {
  package var key: String
  package var value: Document
}

/// `@CodableEnum(…)`
package struct EnumOptions: AnnotationOptions {
  var style: Located<StyleName>?
  package var representation = RepresentationOptions()
  var nilValues: Located<NilForm>?
  var nilProperty: Located<NilForm>?
  var unknownKeys: Located<UnknownKeys>?
  package var missingTag: Located<String>?
  package var unknownTag: Located<String>?
  var coercing: Located<Bool>?
  var ignoringCase: Located<Bool>?
  package var reads: Located<[RequestedForm]>?
  var conformance: Located<ConformanceChoice>?
  var requirements: Located<String>?
  var order: Located<[Located<String>]>?
  package var fallback: Located<String>?
  var defaultValues: Located<DefaultForm>?
  package var codingKeys: Located<Bool>?
  var rawRepresentable: Located<Bool>?
  var invalidProperty: Located<InvalidProperty>?
  var invalidElements: Located<InvalidElements>?
  var accessors: Located<Bool>?
  package var lock: Located<LockNeed>?
  var overlap: Located<OverlapForm>?
  package var choice: Located<ChoiceRule>?
  var severalKeys: Located<SeveralKeys>?
  var written: [WrittenOption] = []
}

/// `@CodableCase(…)`
package struct CaseOptions: PartOptions {
  static let none = CaseOptions()

  package enum Tag: Sendable {
    case pattern(TagPattern)
    /// `.unknown`
    case unknown
    /// `.untagged`
    case untagged
    /// `nil`: the tag is null.
    case null
    /// `.missingTag`: there is no key for the tag.
    case missing
  }

  var offset: Int?
  package var tag: Located<Tag>?
  /// An `.unknown` case's own tag.
  var ownTag: Located<Scalar>?
  package var aliases: Located<[Located<TagPattern>]>?
  package var content: Located<String>?
  var constants: Located<[Located<Constant>]>?
  var extras: Located<[Located<Constant>]>?
  var coder: Located<String>?
  var keyNaming: Located<Naming>?
  var keyPrefix: Located<KeyPrefix>?
  var keys: Located<[Located<String>]>?
  var skip: Located<Skip>?
  package var payload: Located<PayloadLayout>?
  package var empty: Located<EmptyForm>?
  var written: [WrittenOption] = []

  package var isUnknown: Bool { if case .unknown = tag?.value { true } else { false } }
  package var isUntagged: Bool { if case .untagged = tag?.value { true } else { false } }
  package var hasNullTag: Bool { if case .null = tag?.value { true } else { false } }
  package var isMissingTag: Bool { if case .missing = tag?.value { true } else { false } }

  package func isSkipped(_ direction: OptionRules.Direction) -> Bool {
    skip?.value.covers(direction) ?? false
  }
}

/// `@CodableValue(…)`
package struct ValueOptions: PartOptions {
  static let none = ValueOptions()

  var offset: Int?
  package var key: Located<[String]>?
  var aliases: Located<[Located<String>]>?
  var skip: Located<Skip>?
  /// Whether the value is the tag itself.
  package var tag: Located<Bool>?
  package var flatten: Located<Bool>?
  var coder: Located<String>?
  package var nilForm: Located<ValueNilForm>?
  var defaultForm: Located<DefaultForm>?
  var written: [WrittenOption] = []
  /// Whether an argument was reported that may have been meant as one of the options.
  var hasUnknownArgument = false

  package func isSkipped(_ direction: OptionRules.Direction) -> Bool {
    skip?.value.covers(direction) ?? false
  }

  /// If the value is skipped in one direction only, options about the other one have an effect.
  func voids(_ other: String, _ option: Option<Self>) -> Bool {
    guard other == "skip", let skip = skip?.value else { return valueOffset(of: other) != nil }
    return skip == .both || option.rules.isAbout.map(skip.covers) ?? false
  }
}

/// An enum with its annotations: the results of the parser and the annotation reader, joined.
struct MarkedEnum: Sendable {
  /// Index into `ParsedFile.declarations`.
  var declaration: Int
  /// The offset of the annotation.
  var offset: Int
  var style: Located<StyleName>
  var options: EnumOptions
  var cases: [MarkedCase] = []
}

/// One case of a marked enum.
struct MarkedCase: Sendable {
  var declaration: CaseDeclaration
  var element: EnumElement
  var options: CaseOptions
  /// The options of each associated value.
  var values: [ValueOptions]
}
