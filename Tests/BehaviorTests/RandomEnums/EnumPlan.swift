import CodingChecks

/// A marked enum as the test means it: its declaration, and enough to say what is written.
struct EnumPlan {
  var name: String
  var options: EnumOptions
  /// Further representations that decode.
  var reads: [EnumOptions] = []
  var cases: [CasePlan]
  /// What `T` stands for in samples, if the enum is generic.
  var argument: PayloadType?
  var parent: ParentPlan?
  /// Whether it has a raw type, and tags are raw values.
  var hasRawType = false
  /// Whether it has values of its own type.
  var isIndirect = false

  /// As code outside of the parent names it.
  var qualifiedName: String {
    let generic = argument.map { "\(name)<\($0.spelling)>" } ?? name
    return parent.map { "\($0.qualifiedName).\(generic)" } ?? generic
  }
}

/// A type that the enum is nested in, with a type `Item` of its own.
struct ParentPlan {
  var name: String
  var isGeneric: Bool

  var qualifiedName: String { isGeneric ? "\(name)<Int>" : name }
}

/// What an annotation says of one representation, and the options of the primary one.
struct EnumOptions {
  var style: String
  var tag: [String] = []
  var content = "c"
  /// Whether the content's key is the text of the tag.
  var hasTagForContent = false
  var payload: String?
  var empty: String?
  var caseNaming: String?
  var keyNaming: String?
  var hasKeyPrefix = false
  var nilValues: String?
  var rejectsUnknownKeys = false
  var missingTag: Int?
  /// The case that an unknown tag is.
  var unknownTag: Int?
  /// Of several keys of cases in an object, the first case is read.
  var takesFirstKey = false
  /// The first case is read whose keys are there.
  var choosesByKeys = false
  /// Cases may be unreadable.
  var allowsOverlap = false
  var fallback: Int?
  var hasCodingKeys = false
  var isRawRepresentable = false
  /// Whether a property of the type is nil where it cannot be read, and an array leaves such elements
  /// out.
  var forgives = false
  var isCoercing = false
  var isIgnoringCase = false
  var hasAccessors = false
  var omitsDefaults = false
  /// Of an untagged enum, the cases that are tried first.
  var order: [Words] = []

  var layout: String {
    payload ?? ["external": "keyed", "internal": "keyed", "array": "unkeyed"][style] ?? "natural"
  }

  var emptyForm: String {
    empty ?? ["external": "object", "untagged": "null"][style] ?? "omit"
  }
}

struct CasePlan {
  var name: Words
  var values: [ValuePlan] = []
  var tag: TagPlan?
  var aliases: [TagPlan] = []
  /// Among the aliases, if tags are integers.
  var range: ClosedRange<Int>?
  /// In place of a tag.
  var span: SpanPlan?
  /// Whether it is written without the tag.
  var isTagMissing = false
  /// Whether a first value, beside `values`, is the tag.
  var keepsTag = false
  /// For all values, through `keys:`.
  var keys: [String]?
  /// Those of the enum, unless the case has its own.
  var keyNaming: String?
  var hasKeyPrefix: Bool?
  /// Whether `PairCoder` codes the values together, an `Int` and a `String`.
  var usesCoder = false
  var payload: String?
  var empty: String?
  /// The key of its own that the values stand under.
  var content: String?
  var constants: [Constant] = []
  /// Like constants, but nobody looks at them.
  var extras: [Constant] = []
  /// What stands for a case without values, in place of `empty`.
  var emptyLiteral: TagPlan?
  /// Whether it has no tag, in a style with tags.
  var standsAlone = false
  /// The direction that it is left out of: `encoding`, `decoding`, `both`.
  var skip: String?
  /// Whether only debug builds have it.
  var isConditional = false
  /// What the case takes, if it is the unknown one.
  var unknown: Unknown?

  /// `values` takes the tag and has values beside it.
  enum Unknown { case nothing, tag, content, values }

  struct Constant: Hashable, Sendable {
    var key: String
    var value: TagPlan
  }
}

/// A range of tags, with some that it holds.
struct SpanPlan: Hashable, Sendable {
  var source: String
  var tags: [TagPlan]
  /// Of the value that keeps one.
  var type: String
}

/// A tag, or any other literal.
indirect enum TagPlan: Hashable, Sendable {
  case null
  case array([TagPlan])
  case object([CasePlan.Constant])
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case double(Double)

  var isString: Bool { if case .string = self { true } else { false } }

  var source: String {
    switch self {
    case .null: "nil"
    case .array(let elements): "[\(elements.map(\.source).joined(separator: ", "))]"
    case .object(let members): members.source
    case .string(let text): text.debugDescription
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .double(let value): "\(value)"
    }
  }

  /// As a key.
  var text: String { if case .string(let text) = self { text } else { source } }

  var wire: StrictValue {
    switch self {
    case .null: .null
    case .array(let elements): .array(elements.map(\.wire))
    case .object(let members): .object(members.map { .init($0.key, $0.value.wire) })
    case .string(let text): .string(text)
    case .integer(let value): .integer(Int64(value))
    case .boolean(let value): .boolean(value)
    case .double(let value): .double(value)
    }
  }
}

extension [CasePlan.Constant] {
  /// As the literal of a dictionary.
  var source: String {
    let members = map { "\($0.key.debugDescription): \($0.value.source)" }
    return "[\(members.isEmpty ? ":" : members.joined(separator: ", "))]"
  }
}

struct ValuePlan {
  var type: PayloadType
  var label: Words?
  /// Behind `_`.
  var parameterName: Words?
  var key: String?
  /// The objects that lead to the key.
  var parents: [String] = []
  var aliases: [String] = []
  var isFlattened = false
  var nilForm: String?
  var defaultValue: Sample?
  /// `defaultValues` for this value alone.
  var defaultForm: String?
  /// Always the default, or nil.
  var isSkipped = false
  /// The direction that it is left out of: `encoding`, `decoding`.
  var oneWay: String?

  /// What a value always is that is left out of any direction.
  var fixedSample: Sample? {
    guard isSkipped || oneWay != nil else { return nil }
    let isNil = defaultValue == nil || oneWay == "encoding" && type.isOptional
    return isNil ? Sample(expression: "nil", wire: .null) : defaultValue
  }

  var usesCoder: Bool { type == .opaque || type == .optional(.opaque) }
}
