/// The kinds of JSON values in a place.
struct ValueKinds: OptionSet, Hashable {
  let rawValue: UInt8

  static let null = ValueKinds(rawValue: 1)
  static let boolean = ValueKinds(rawValue: 2)
  static let integer = ValueKinds(rawValue: 4)
  static let unsigned = ValueKinds(rawValue: 8)
  static let double = ValueKinds(rawValue: 16)
  static let string = ValueKinds(rawValue: 32)
  static let array = ValueKinds(rawValue: 64)
  static let object = ValueKinds(rawValue: 128)

  static let number: ValueKinds = [.integer, .unsigned, .double]
  static let scalars: ValueKinds = [.boolean, .number, .string]

  /// The number of types that they need; all numbers are one type.
  var typeCount: Int {
    [.boolean, .number, .string, .array, .object].count { !isDisjoint(with: $0) }
  }
}

extension JSONValue {
  var kind: ValueKinds {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .integer: .integer
    case .unsigned: .unsigned
    case .double: .double
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The kind of the value, and for arrays the kind of their first element. All numbers are one
  /// kind: `[[8]]` has the same outline as `[[1.5]]`, but not as `[8]`.
  var outline: [ValueKinds] {
    var outline: [ValueKinds] = []
    var value = self
    while case .array(let elements) = value, outline.count < 8 {
      outline.append(.array)
      guard let first = elements.first else { return outline }
      value = first
    }
    let kind = value.kind
    return outline + [ValueKinds.number.contains(kind) ? .number : kind]
  }
}

extension Sequence<JSONValue> {
  var kinds: ValueKinds { reduce(into: []) { $0.formUnion($1.kind) } }
}
