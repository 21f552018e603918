/// One wire form of an enum: its style, and a plan for each case.
struct Representation: Sendable {
  /// 0 for the primary one, which is written, then counted in the order of `reads`.
  var number: Int
  var style: any WireStyle
  var matching: TagMatching
  /// One for each case of the enum.
  var cases: [CasePlan]
  /// Those that are read, each by its tag, or by what it looks like in the order of trying.
  var readable: [Conditional<CasePlan>]
  /// The case that takes what no other case does.
  var unknown: UnknownPlan?
  /// The case that an object without a tag is.
  var missingTag: CasePlan?
  var rejectsUnknownKeys: Bool
  /// What can be seen of each case; of untagged forms alone.
  var looks: [CaseLook] = []

  var isPrimary: Bool { number == 0 }

  /// The tags as errors list them.
  var knownTags: [String] {
    cases.filter { $0.reading == .known }.flatMap { $0.tags.map(\.spelling) }
  }
}

/// One case in one representation: everything that writing and reading it needs.
final class CasePlan: Sendable {
  enum Writing: Sendable {
    case values
    /// It throws: the case is skipped, or cannot be made.
    case error
    /// What an unknown case took is written back as it came.
    case content
  }

  enum Reading: Sendable {
    /// Where its tag stands, or where no tag does and it fits.
    case known
    /// Where nothing else does.
    case unknown
    case never
  }

  /// Where the case can be made.
  enum Availability: Sendable {
    case always, never
    /// `macOS 15, *`
    case since(String)
  }

  /// The tag that is written.
  enum Tag: Sendable {
    case literal(Scalar)
    /// The one that an unknown case kept in this value.
    case kept(ValuePlan)
  }

  /// Which case of the enum it is.
  let index: Int
  let model: CaseModel
  let writing: Writing
  let reading: Reading
  let availability: Availability
  let tag: Tag
  /// All that are read, the written one first.
  let tags: [Scalar]
  /// What a tag that was read is compared with, as `TagMatching` reads it.
  let patterns: [Scalar]
  let layout: PayloadLayout
  let payload: Payload
  /// Whether an absent payload reads as one whose values are all nil or defaults.
  let absence: PayloadAbsence
  /// Arguments of the call that makes the case for values that are not read and have no default.
  let unreadArguments: [Int: String]
  /// The same where no value is read.
  let absentValues: [Int: String]

  init(
    index: Int, model: CaseModel, writing: Writing, reading: Reading, availability: Availability,
    tag: Tag, tags: [Scalar], patterns: [Scalar], layout: PayloadLayout, payload: Payload,
    absence: PayloadAbsence, unreadArguments: [Int: String], absentValues: [Int: String]
  ) {
    self.index = index
    self.model = model
    self.writing = writing
    self.reading = reading
    self.availability = availability
    self.tag = tag
    self.tags = tags
    self.patterns = patterns
    self.layout = layout
    self.payload = payload
    self.absence = absence
    self.unreadArguments = unreadArguments
    self.absentValues = absentValues
  }

  /// Whether anything is read as the case.
  var isRead: Bool {
    if case .never = availability { false } else { reading != .never }
  }

  /// The plan with the values that are written, or that are read.
  func restricted(to direction: OptionRules.Direction) -> CasePlan {
    payload.values.allSatisfy { $0.isCoded(in: direction) }
      ? self : with(payload.restricted(to: direction))
  }

  func with(_ payload: Payload) -> CasePlan {
    CasePlan(
      index: index, model: model, writing: writing, reading: reading, availability: availability,
      tag: tag, tags: tags, patterns: patterns, layout: layout, payload: payload,
      absence: absence, unreadArguments: unreadArguments, absentValues: absentValues)
  }

  /// Positions of the values that are written, of a plan for encoding.
  var boundValues: [Int] {
    if case .kept(let value) = tag { return [value.position] }
    return payload.values.map(\.position).sorted()
  }
}

/// The case that takes what no other case does.
struct UnknownPlan: Sendable {
  var plan: CasePlan
  /// The value that takes the tag.
  var tag: ValuePlan?
  /// The value that takes the whole encoded value.
  var content: ValuePlan?
  /// The type that a tag must have at least, where any scalar was read for the sake of coercion: not
  /// even an unknown case takes `"x"` where tags are integers.
  var requiredType: String?
}

/// What there is where a payload is absent.
enum PayloadAbsence: Sendable {
  /// An error, or what the values themselves make of it.
  case error
  /// It always is.
  case always
  /// The case with its defaults.
  case defaults
  /// The same, also in the place of null.
  case defaultsOrNull
}

/// How the values of a case are laid out. Those that are neither written nor read do not appear.
enum Payload: Sendable {
  case empty(EmptyForm)
  case keyed(KeyedPayload)
  case unkeyed([ValuePlan])
  /// One value, not wrapped in anything.
  case bare(ValuePlan)

  var values: [ValuePlan] {
    switch self {
    case .empty: []
    case .keyed(let payload): payload.fields.map(\.value)
    case .unkeyed(let values): values
    case .bare(let value): [value]
    }
  }

  /// Whether what a value writes may meet the tag beside it.
  var meetsTag: Bool {
    if case .keyed(let payload) = self { payload.fields.contains(where: \.meetsTag) } else { false }
  }

  /// What is left in one direction; where values have no keys, all stand in both.
  func restricted(to direction: OptionRules.Direction) -> Payload {
    guard case .keyed(var payload) = self else { return self }
    payload.fields.removeAll { !$0.value.isCoded(in: direction) }
    return .keyed(payload)
  }

  var emptyForm: EmptyForm? { if case .empty(let form) = self { form } else { nil } }
}

/// Values in an object.
struct KeyedPayload: Sendable {
  var fields: [Field]
  /// Every key that the object may have: those of the values and of what stands beside them.
  var knownKeys: [String]

  var hasFlattened: Bool { fields.contains(where: \.isFlattened) }
}

struct Field: Sendable {
  enum Place: Sendable {
    /// The first key is written; all are read.
    case keys([String])
    /// The value's own keys stand in the object.
    case flattened
    /// A dictionary takes every key of the object that is nobody else's.
    case otherKeys
  }

  var value: ValuePlan
  var place: Place
  /// Whether what stands there may hold the key of a tag beside it, or an object on the way to it.
  var meetsTag = false

  var isFlattened: Bool { if case .flattened = place { true } else { false } }

  var keys: [String] {
    if case .keys(let keys) = place { keys } else { [] }
  }
}

/// One associated value.
struct ValuePlan: Sendable {
  /// Whether a type is an optional, as far as its spelling tells.
  enum Optionality: Sendable {
    case required
    /// A name that may stand for one.
    case unclear
    case optional
  }

  /// How a nil is written under a key.
  enum NilWriting: Sendable {
    /// As null, or there is none.
    case encode
    case omitted
    /// The type tells by overloads.
    case omittedIfOptional
    /// Only the value tells, when it is written.
    case omittedDynamically
  }

  /// Among the case's values.
  var position: Int
  /// As the documentation of generated code shows it.
  var type: String
  var line: Int
  /// The type that encodes and decodes the value in place of its own conformance.
  var coder: String?
  /// Whether it is an array whose elements are left out where they cannot be read.
  var forgivesElements: Bool
  var optionality: Optionality
  /// Whether an object without it surely is another case's.
  var isCertainlyRequired: Bool
  /// Whether it can be left to its declared default.
  var hasDefault: Bool
  /// Whether its key is left out where it equals that default.
  var omitsDefault = false
  var isWritten: Bool
  var isRead: Bool
  var nilWriting: NilWriting
  /// Whether only the value itself tells, when it is written, that it is no optional.
  var isDynamic: Bool

  /// What the value is called in generated code.
  var name: String { "value\(position)" }
  /// The same of whether it equals its default.
  var defaultFlag: String { "isDefault\(position)" }
  var isOptional: Bool { optionality == .optional }

  func isCoded(in direction: OptionRules.Direction) -> Bool {
    switch direction {
    case .encoding: isWritten
    case .decoding: isRead
    }
  }

  /// Whether a missing key is filled by the declared default: a nil is written by leaving its key
  /// out, so that a missing optional can be nothing but nil.
  var takesDefault: Bool { hasDefault && !isOptional }
}

/// How tags are told apart.
struct TagMatching: Sendable {
  enum Kind: Sendable {
    case string
    /// With the integer type to encode and decode, `Int` or the enum's raw type.
    case integer(String)
    /// Strings, integers and Bools together, or whatever must be looked at before it is known.
    case mixed
  }

  var kind: Kind
  var isCoercing: Bool
  var isIgnoringCase: Bool

  /// The type that tags are read as.
  var type: String {
    switch kind {
    case .string: "Swift.String"
    case .integer(let type): "Swift.\(type)"
    case .mixed: "CodableEnumScalar"
    }
  }

  var isMixed: Bool { if case .mixed = kind { true } else { false } }

  /// A tag as an expression or a pattern of that type.
  func literal(_ tag: Scalar) -> String {
    guard isMixed else { return tag.json }
    return switch tag {
    case .string: ".string(\(tag.json))"
    case .integer: ".integer(\(tag.json))"
    case .boolean: ".boolean(\(tag.json))"
    case .double: ".double(\(tag.json))"
    }
  }
}
