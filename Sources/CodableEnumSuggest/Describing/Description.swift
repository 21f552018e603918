import CodableEnumCore

/// A type as Swift spells it. Declared types are numbers.
indirect enum TypeReference: Hashable, Sendable {
  case any, bool, int, unsigned, double, string
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference)
  case declared(Int)

  var orNil: TypeReference { if case .optional = self { self } else { .optional(self) } }

  /// The declared type that is stored in the value itself, not in an array or dictionary.
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

/// What samples can't decide about a value.
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
  /// The value's key; nil for a value without one.
  var key: String?
  /// The keys of the objects around the value, below the object that contains the other values.
  var parents: [String] = []
  /// The text that its label is made from, if that isn't the key.
  var label: String?
  var type: TypeReference
  var mayBeAbsent = false
  var mayBeNull = false
  /// Whether the value's own keys are among those of the case. Then `key` is only a label.
  var isFlattened = false
  var remarks: [Remark] = []

  /// The text that its label is made from.
  var labelText: String? { label ?? key }

  var swiftType: TypeReference { mayBeAbsent || mayBeNull ? type.orNil : type }
}

/// What a case has next to its tag.
enum PayloadDescription: Hashable, Sendable {
  case empty(EmptyForm)
  case labelled([ValueDescription])
  case bare(ValueDescription)
  case elements([ValueDescription])
  /// The keys of a struct next to the tag.
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
  /// The tag; nil for an untagged case.
  var tag: Scalar?
  /// The name of the case if it has no tag to name it after.
  var nameHint: String?
  var payload: PayloadDescription
  /// The key of the content, if it isn't the enum's.
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
  /// Another name for a type.
  case alias(ValueDescription)

  var values: [ValueDescription] {
    switch self {
    case .structure(let values): values
    case .alias(let value): [value]
    case .enumeration(let description): description.cases.flatMap(\.payload.values)
    }
  }
}
