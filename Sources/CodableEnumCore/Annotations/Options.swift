// What annotations can say, as Swift types. OptionTable.swift tells how each option is spelled,
// read, checked and documented.

package enum StyleName: String, CaseIterable, Sendable {
  case external, `internal`, adjacent, untagged, rawValue, array
}

package enum PayloadLayout: String, CaseIterable, Sendable { case keyed, unkeyed, compact, natural }

/// The key next to the tag with a case's values.
package enum ContentKey: Hashable, Sendable {
  case key(String)
  /// The tag itself: `{"type":"function","function":{…}}`
  case tag
}

/// The JSON of a case without values.
package enum EmptyForm: Hashable, Sendable {
  case object, array, `true`, null, name, omit
  /// Always the same JSON, other than the above. It is seldom written, and makes every copy of a plan
  /// larger if it isn't `indirect`.
  indirect case literal(Document)

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

enum NilForm: CaseIterable, Sendable { case omit, null }

/// What happens to a value that equals its declared default.
enum DefaultForm: CaseIterable, Sendable { case write, omit }

/// What happens to an optional property with JSON that can't be read.
enum InvalidProperty: CaseIterable, Sendable { case error, `nil` }

/// What happens to elements of an array that can't be read.
enum InvalidElements: CaseIterable, Sendable { case error, skip }

/// What happens to a case that can never be decoded.
enum OverlapForm: CaseIterable, Sendable { case error, allow }

/// How the case of an untagged object is chosen.
package enum ChoiceRule: CaseIterable, Sendable { case firstFit, byKeys }

/// What happens if an object has several keys that name cases.
enum SeveralKeys: CaseIterable, Sendable { case error, first }

/// How a nil of one value is written and read.
package enum ValueNilForm: CaseIterable, Sendable {
  case omit, null
  /// nil is null, and a missing key is an error.
  case required
  /// There is no nil: null is read as the declared default.
  case `default`
}

/// Whether a build without a lock of the enum fails.
package enum LockNeed: CaseIterable, Sendable { case optional, required }

enum UnknownKeys: CaseIterable, Sendable { case ignore, reject }

package enum KeyPrefix: String, CaseIterable, Sendable { case none, caseName }

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

  func covers(_ direction: OptionRules.Direction) -> Bool { only == nil || only == direction }
}

/// A value that was written, and its place, for diagnostics.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var offset: Int

  func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(value: transform(value), offset: offset)
  }

  var erased: Located<any Sendable> { map { $0 } }
}

/// The options of one annotation, as they were written. Each has a property that finds its value by
/// the option's name; the row of the table says of which type it is.
protocol AnnotationOptions: Sendable {
  /// Every option that the annotation has, in the order in which messages list them.
  static var table: [Option] { get }
  /// Every option that was written, in the order of the source, even if its value could not be
  /// read.
  var written: [WrittenOption] { get set }
  /// Whether an argument was reported that may have been meant as one of the options.
  var hasUnknownArgument: Bool { get set }

  init()
}

struct WrittenOption: Sendable {
  var name: String
  /// The offset of the label.
  var offset: Int
  /// nil if it could not be read.
  var value: Located<any Sendable>?
}

extension Located<any Sendable> {
  func typed<Option>() -> Located<Option> { map { $0 as! Option } }
}

extension [WrittenOption] {
  /// Returns the value of an option, if it was written and could be read. Most aren't there, so this
  /// isn't generic, which takes longer without optimization.
  func value(of name: String) -> Located<any Sendable>? {
    isEmpty ? nil : first { $0.name == name && $0.value != nil }?.value
  }
}

extension AnnotationOptions {
  func value(of name: String) -> Located<any Sendable>? { written.value(of: name) }

  func hasWritten(_ name: String) -> Bool { written.contains { $0.name == name } }

  func valueOffset(of name: String) -> Int? { written.first { $0.name == name }?.value?.offset }

  /// The options of the table whose values could be read, in its order, with the offsets of the
  /// values.
  var readOptions: [(option: Option, offset: Int)] {
    // Most cases and values have no options.
    if written.isEmpty { return [] }
    return Self.table.compactMap { option in valueOffset(of: option.name).map { (option, $0) } }
  }

  /// Returns whether one option, as it was written, leaves without effect another one that names it
  /// in `OptionRules.voidedBy`. If a value is skipped in one direction only, options about the other
  /// one have an effect.
  func voids(_ other: String, _ option: Option) -> Bool {
    let value = written.first { $0.name == other }?.value?.value
    if value as? Bool == false { return false }
    guard let skip = value as? Skip else { return value != nil }
    let direction = self.value(of: option.name).flatMap { option.rules.isAbout($0.value) }
    return skip == .both || direction.map(skip.covers) ?? false
  }
}

/// The options that describe one representation: those of `@CodableEnum` for the primary one, those
/// of a member of its `reads` for a further one.
package struct RepresentationOptions: AnnotationOptions {
  var written: [WrittenOption] = []
  var hasUnknownArgument = false
  /// The options of another representation, of which those for names apply here too.
  var shared: [WrittenOption] = []

  package var tag: Located<[String]>? { value(of: "tag")?.typed() }
  package var content: Located<ContentKey>? { value(of: "content")?.typed() }
  package var payload: Located<PayloadLayout>? { value(of: "payload")?.typed() }
  package var empty: Located<EmptyForm>? { value(of: "empty")?.typed() }
  package var caseNaming: Located<Naming>? { name("caseNaming")?.typed() }
  package var keyNaming: Located<Naming>? { name("keyNaming")?.typed() }
  package var keyPrefix: Located<KeyPrefix>? { name("keyPrefix")?.typed() }

  private func name(_ option: String) -> Located<any Sendable>? {
    value(of: option) ?? shared.value(of: option)
  }
}

/// A style with its options: `style: .internal, tag: "type"`, or `.internal(tag: "type")`.
package struct RequestedForm: Sendable {
  package var style: Located<StyleName>
  package var options: RepresentationOptions
}

/// A member of an object that is always written with the same value.
package typealias Constant = Document.Member

/// `@CodableEnum(…)`
package struct EnumOptions: AnnotationOptions {
  var written: [WrittenOption] = []
  var hasUnknownArgument = false

  /// Those that describe the primary representation.
  package var representation: RepresentationOptions {
    RepresentationOptions(written: written, hasUnknownArgument: hasUnknownArgument)
  }

  var style: Located<StyleName>? { value(of: "style")?.typed() }
  var nilValues: Located<NilForm>? { value(of: "nilValues")?.typed() }
  var nilProperty: Located<NilForm>? { value(of: "nilProperty")?.typed() }
  var unknownKeys: Located<UnknownKeys>? { value(of: "unknownKeys")?.typed() }
  package var missingTag: Located<String>? { value(of: "missingTag")?.typed() }
  package var unknownTag: Located<String>? { value(of: "unknownTag")?.typed() }
  var coercing: Located<Bool>? { value(of: "coercing")?.typed() }
  var ignoringCase: Located<Bool>? { value(of: "ignoringCase")?.typed() }
  package var reads: Located<[RequestedForm]>? { value(of: "reads")?.typed() }
  var conformance: Located<ConformanceChoice>? { value(of: "conformance")?.typed() }
  var requirements: Located<String>? { value(of: "where")?.typed() }
  var order: Located<[Located<String>]>? { value(of: "order")?.typed() }
  package var fallback: Located<String>? { value(of: "fallback")?.typed() }
  var defaultValues: Located<DefaultForm>? { value(of: "defaultValues")?.typed() }
  package var codingKeys: Located<Bool>? { value(of: "codingKeys")?.typed() }
  var rawRepresentable: Located<Bool>? { value(of: "rawRepresentable")?.typed() }
  var invalidProperty: Located<InvalidProperty>? { value(of: "invalidProperty")?.typed() }
  var invalidElements: Located<InvalidElements>? { value(of: "invalidElements")?.typed() }
  var accessors: Located<Bool>? { value(of: "accessors")?.typed() }
  package var lock: Located<LockNeed>? { value(of: "lock")?.typed() }
  var overlap: Located<OverlapForm>? { value(of: "overlap")?.typed() }
  package var choice: Located<ChoiceRule>? { value(of: "choice")?.typed() }
  var severalKeys: Located<SeveralKeys>? { value(of: "severalKeys")?.typed() }
}

/// `@CodableCase(…)`
package struct CaseOptions: AnnotationOptions {
  package enum Tag: Sendable {
    case pattern(TagPattern)
    case unknown
    case untagged
    /// `nil`: the tag is null.
    case null
    /// `.missingTag`: there is no key for the tag.
    case missing

    /// Those that are spelled as members.
    static let members: KeyValuePairs<String, Tag> = [
      "unknown": .unknown, "untagged": .untagged, "missingTag": .missing,
    ]
  }

  var written: [WrittenOption] = []
  var hasUnknownArgument = false

  /// The argument without a label.
  package var tag: Located<Tag>? { value(of: "")?.typed() }
  /// An `.unknown` case's own tag.
  var ownTag: Located<Scalar>? { value(of: "tag")?.typed() }
  package var aliases: Located<[Located<TagPattern>]>? { value(of: "aliases")?.typed() }
  package var content: Located<String>? { value(of: "content")?.typed() }
  package var constants: Located<[Located<Constant>]>? { value(of: "constants")?.typed() }
  package var extras: Located<[Located<Constant>]>? { value(of: "extras")?.typed() }
  var coder: Located<String>? { value(of: "coder")?.typed() }
  var keyNaming: Located<Naming>? { value(of: "keyNaming")?.typed() }
  var keyPrefix: Located<KeyPrefix>? { value(of: "keyPrefix")?.typed() }
  var keys: Located<[Located<String>]>? { value(of: "keys")?.typed() }
  var skip: Located<Skip>? { value(of: "skip")?.typed() }
  package var payload: Located<PayloadLayout>? { value(of: "payload")?.typed() }
  package var empty: Located<EmptyForm>? { value(of: "empty")?.typed() }

  package var isUnknown: Bool { if case .unknown = tag?.value { true } else { false } }
  package var isUntagged: Bool { if case .untagged = tag?.value { true } else { false } }
  package var hasNullTag: Bool { if case .null = tag?.value { true } else { false } }
  package var isMissingTag: Bool { if case .missing = tag?.value { true } else { false } }

  package func isSkipped(_ direction: OptionRules.Direction) -> Bool {
    skip?.value.covers(direction) ?? false
  }
}

/// `@CodableValue(…)`
package struct ValueOptions: AnnotationOptions {
  var written: [WrittenOption] = []
  var hasUnknownArgument = false
  /// The offset of the annotation.
  var offset: Int?

  package var key: Located<[String]>? { value(of: "key")?.typed() }
  var aliases: Located<[Located<String>]>? { value(of: "aliases")?.typed() }
  var skip: Located<Skip>? { value(of: "skip")?.typed() }
  /// Whether the value is the tag itself.
  package var tag: Located<Bool>? { value(of: "tag")?.typed() }
  package var flatten: Located<Bool>? { value(of: "flatten")?.typed() }
  var coder: Located<String>? { value(of: "coder")?.typed() }
  package var nilForm: Located<ValueNilForm>? { value(of: "nil")?.typed() }
  var defaultForm: Located<DefaultForm>? { value(of: "default")?.typed() }

  package func isSkipped(_ direction: OptionRules.Direction) -> Bool {
    // Most values have no options.
    !written.isEmpty && skip?.value.covers(direction) ?? false
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
  /// The options of its cases, by the first token of the declaration.
  var cases: [Int: CaseOptions] = [:]
  /// The options of associated values, by the first token of the value.
  var values: [Int: ValueOptions] = [:]
}
