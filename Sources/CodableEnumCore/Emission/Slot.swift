/// Where the payload of a case stands in the encoded value; the style decides.
enum PayloadPlace {
  /// Among the keys of the object that `container` is.
  case container
  /// Under a key of `container`; the text is an expression for the key.
  case key(String)
  /// The encoded value itself, that of `decoder` or `encoder`.
  case root
  /// The next element of `elements`.
  case element
  /// All further elements of `elements`.
  case elements

  /// What is called to read or write what stands there.
  var slot: Slot {
    switch self {
    case .key(let key): Slot(receiver: "container", key: key)
    case .element, .elements: Slot(receiver: "elements")
    case .root, .container: Slot(receiver: "encoder", isRoot: true)
    }
  }
}

/// What holds a value, and the expression for the key that it has there, if any.
struct Slot {
  let receiver: String
  var key: String?
  /// Whether the receiver is an encoder, whose whole value it is.
  var isRoot = false

  /// A call of one of the receiver's functions, which takes the key behind the other arguments.
  func call(_ function: String, _ label: String, _ arguments: String?...) -> String {
    let all = arguments.compactMap(\.self) + (key.map { ["\(label): \($0)"] } ?? [])
    return "\(receiver).\(function)(\(all.joined(separator: ", ")))"
  }

  /// A call that opens an object to write.
  var object: String {
    call(isRoot ? "container" : "nestedContainer", "forKey", "keyedBy: CodableEnumKey.self")
  }

  /// A call that opens an array to write.
  var array: String { call(isRoot ? "unkeyedContainer" : "nestedUnkeyedContainer", "forKey") }

  /// What writes the value in its own way.
  var encoder: String { isRoot ? receiver : call("superEncoder", "forKey") }
}

extension [ValuePlan] {
  /// The values as one: a tuple, unless there is but one.
  var names: String {
    let names = map(\.name).joined(separator: ", ")
    return count == 1 ? names : "(\(names))"
  }
}

extension [String] {
  /// As the elements of a literal.
  var quotedList: String { map(\.quoted).joined(separator: ", ") }
}

/// What values are read from, with the pieces that its functions are.
enum ValueReader {
  case keyed, element, root

  fileprivate var pieces: (value: SupportPiece, optional: SupportPiece) {
    switch self {
    case .keyed: (.value, .optionalValue)
    case .element: (.element, .optionalElement)
    case .root: (.rootValue, .optionalRoot)
    }
  }

  fileprivate var codedPieces: (value: SupportPiece, optional: SupportPiece) {
    switch self {
    case .keyed: (.codedValue, .codedOptional)
    case .element: (.codedElement, .codedOptionalElement)
    case .root: (.codedRoot, .codedOptionalRoot)
    }
  }
}

extension DecodingEmitter {
  /// An expression that reads a value.
  func expression(
    _ value: ValuePlan, _ receiver: String, _ arguments: String, _ reader: ValueReader
  ) -> String {
    let function = value.isOptional ? "optional" : "value"
    if let substitute = substitute(value) {
      let pieces = reader.codedPieces
      out.require(value.isOptional ? pieces.optional : pieces.value)
      let list = arguments.isEmpty ? "" : "(\(arguments))"
      return "\(receiver).\(function)\(list) { try \(substitute)(from: $0) }"
    }
    if case .keyed = reader, value.isSurelyPlain || value.mustBeThere {
      out.require(value.plainPiece)
      return "\(receiver).\(value.isOptional ? "ifPresent" : "required")(\(arguments))"
    }
    out.require(value.isOptional ? reader.pieces.optional : reader.pieces.value)
    return "\(receiver).\(function)(\(arguments))"
  }
}

extension ValuePlan {
  /// The type without `Swift.` and the mark of an optional.
  private var core: Substring {
    var core = type[...]
    if core.hasPrefix("Swift.") { core = core.dropFirst(6) }
    if isOptional, core.hasSuffix("?") { core = core.dropLast() }
    return core
  }

  /// Whether the spelling tells that the type, or what it is an optional of, is no optional: no name
  /// that another type may have.
  fileprivate var isSurelyPlain: Bool {
    core.hasPrefix("[") && core.hasSuffix("]") || TypeSpelling.scalars.contains(String(core))
  }

  /// Whether nothing is wrong with what reads or writes the value, whatever else the module declares.
  var isSurelyCodable: Bool {
    coder == nil && !forgivesElements && TypeSpelling.scalars.contains(String(core))
  }

  fileprivate var plainPiece: SupportPiece {
    switch (core, isOptional) {
    case ("String", false): .requiredString
    case ("Int", false): .requiredInt
    case ("Bool", false): .requiredBool
    case ("Double", false): .requiredDouble
    case ("String", true): .stringIfPresent
    case ("Int", true): .intIfPresent
    case ("Bool", true): .boolIfPresent
    case ("Double", true): .doubleIfPresent
    case (_, let isOptional): isOptional ? .ifPresent : .required
    }
  }
}

extension TypeSpelling {
  /// Scalars of the standard library.
  static let scalars: Set<String> = [
    "String", "Bool", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64",
  ]
}
