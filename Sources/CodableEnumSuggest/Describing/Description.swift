import CodableEnumCore

/// A type as Swift spells it, with types that are declared for it by their numbers.
indirect enum TypeReference: Hashable, Sendable {
  case any, bool, int, unsigned, double, string
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference)
  case declared(Int)

  var orNil: TypeReference { if case .optional = self { self } else { .optional(self) } }

  /// Types that stand in a value itself, rather than in an array of it.
  var inline: Int? {
    switch self {
    case .declared(let number): number
    case .optional(let type): type.inline
    case .any, .bool, .int, .unsigned, .double, .string, .array, .dictionary: nil
    }
  }

  var declared: Int? {
    switch self {
    case .declared(let number): number
    case .optional(let type), .array(let type), .dictionary(let type): type.declared
    case .any, .bool, .int, .unsigned, .double, .string: nil
    }
  }
}

/// What samples cannot decide about a value.
enum Remark: Hashable, Sendable {
  case always(Scalar)
  case oneOf([String])
  case looksLike(TextLook)
  case onlyNull
  case emptyArrays
  case emptyObjects
  case rounded
  case mixedNumbers
  case schema
  case recursive

  var isAboutTexts: Bool {
    switch self {
    case .always, .oneOf: true
    case .looksLike, .onlyNull, .emptyArrays, .emptyObjects, .rounded, .mixedNumbers, .schema,
      .recursive:
      false
    }
  }
}

/// A value of a case, or a property of a struct.
struct ValueDescription: Hashable, Sendable {
  /// nil for a value that stands alone.
  var key: String?
  /// The keys of the objects that it stands in, inside of the one with the others.
  var parents: [String] = []
  /// What it is called after, where that is not the key.
  var label: String?
  var type: TypeReference
  var mayBeAbsent = false
  var mayBeNull = false
  /// Whether its own keys stand in the place of one; `key` is but a label then.
  var isFlattened = false
  var remarks: [Remark] = []

  /// What its label is made of.
  var labelText: String? { label ?? key }

  var swiftType: TypeReference { mayBeAbsent || mayBeNull ? type.orNil : type }
}

/// What a case has beside its tag.
enum PayloadDescription: Hashable, Sendable {
  case empty(EmptyForm)
  case labelled([ValueDescription])
  case bare(ValueDescription)
  case elements([ValueDescription])
  /// The keys of a struct beside the tag.
  case flattened(ValueDescription)

  var values: [ValueDescription] {
    switch self {
    case .empty: []
    case .labelled(let values), .elements(let values): values
    case .bare(let value), .flattened(let value): [value]
    }
  }
}

struct CaseDescription: Hashable, Sendable {
  /// nil for one without a tag.
  var tag: Scalar?
  /// What it is called, where it has no tag that says it.
  var nameHint: String?
  var payload: PayloadDescription
  /// Of the payload, if it is not the enum's.
  var content: String?
  var sampleCount: Int
}

struct EnumDescription: Hashable, Sendable {
  var form: Form
  var cases: [CaseDescription]
  /// Keys that always have the same value.
  var constants: [Constant] = []

  struct Constant: Hashable, Sendable {
    var key: String
    var value: Scalar
  }
}

enum Definition: Hashable, Sendable {
  case structure([ValueDescription])
  case enumeration(EnumDescription)
  /// Another name of a type.
  case alias(ValueDescription)

  var values: [ValueDescription] {
    switch self {
    case .structure(let values): values
    case .alias(let value): [value]
    case .enumeration(let description): description.cases.flatMap(\.payload.values)
    }
  }
}
