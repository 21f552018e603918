/// The place of a case's payload in the encoded value. The style decides it.
enum PayloadPlace {
  /// Among the keys of the object in `container`.
  case container
  /// Under a key of `container`. The text is an expression for the key.
  case key(String)
  /// The whole value of `decoder` or `encoder`.
  case root
  /// The next element of `elements`.
  case element
  /// All further elements of `elements`.
  case elements

  /// The slot to write the payload to.
  var slot: Slot {
    switch self {
    case .key(let key): Slot(receiver: "container", key: key)
    case .element, .elements: Slot(receiver: "elements")
    case .root, .container: Slot(receiver: "encoder", isRoot: true)
    }
  }

  /// The slot to read the payload from.
  var source: Slot {
    let slot = slot
    return slot.isRoot ? .root("decoder") : slot
  }
}

/// The object on which generated code calls functions to read or write a value, and the expression
/// for the text of the value's key there, if it has one.
struct Slot {
  let receiver: String
  var key: String?
  /// Whether it is the whole value of an encoder or a decoder.
  var isRoot = false

  /// Returns the slot for the whole value of a decoder.
  static func root(_ decoder: String) -> Slot {
    Slot(receiver: "CodableEnumRoot(\(decoder))", isRoot: true)
  }

  var pieces: ReadingPieces { key != nil ? .keyed : isRoot ? .root : .element }

  /// Returns a call of one of the receiver's functions. The key follows the other arguments.
  func call(_ function: String, _ label: String, _ arguments: String?...) -> String {
    // The library's functions take keys; those of the shared code take their texts.
    let keys = key.map {
      label == "forKey" ? ["forKey: .init(stringValue: \($0))"] : ["\(label): \($0)"]
    }
    let all = arguments.compactMap(\.self) + (keys ?? [])
    return "\(receiver).\(function)(\(all.joined(separator: ", ")))"
  }

  /// A call that opens an object to write.
  var object: String {
    call(isRoot ? "container" : "nestedContainer", "forKey", "keyedBy: CodableEnumKey.self")
  }

  /// A call that opens an array to write.
  var array: String { call(isRoot ? "unkeyedContainer" : "nestedUnkeyedContainer", "forKey") }

  /// The encoder to which a value can write itself.
  var encoder: String { isRoot ? receiver : call("superEncoder", "forKey") }
}

extension [ValuePlan] {
  /// The names of the values as one expression: a tuple, unless there is only one.
  var names: String {
    let names = map(\.name).joined(separator: ", ")
    return count == 1 ? names : "(\(names))"
  }
}

extension [String] {
  /// The elements of an array literal.
  var quotedList: String { map(\.quoted).joined(separator: ", ") }
}

/// The functions that read from one kind of slot.
struct ReadingPieces {
  let value, optional: SupportPiece
  /// For values that are not read by their own conformance.
  let codedValue, codedOptional: SupportPiece
  let literal, emptyArray, trueValue: SupportPiece
  /// nil if no function is needed to look for null.
  var null: SupportPiece?

  static let keyed = ReadingPieces(
    value: .value, optional: .optionalValue, codedValue: .codedValue, codedOptional: .codedOptional,
    literal: .onlyLiteralUnderKey, emptyArray: .emptyArrayUnderKey, trueValue: .trueUnderKey,
    null: .nullUnderKey)
  static let element = ReadingPieces(
    value: .element, optional: .optionalElement, codedValue: .codedElement,
    codedOptional: .codedOptionalElement, literal: .onlyLiteralElement,
    emptyArray: .emptyArrayElement, trueValue: .trueElement, null: .nullElement)
  static let root = ReadingPieces(
    value: .rootValue, optional: .optionalRoot, codedValue: .codedRoot,
    codedOptional: .codedOptionalRoot, literal: .onlyLiteral, emptyArray: .emptyArray,
    trueValue: .trueValue)
}

extension DecodingEmitter {
  /// Returns an expression that reads a value.
  func expression(_ value: ValuePlan, in slot: Slot) -> String {
    let function = value.isOptional ? "optional" : "value"
    let pieces = slot.pieces
    if let substitute = substitute(value) {
      if let key = slot.key, value.mustBeThere {
        out.require(.codedRequired)
        return "\(slot.receiver).required(for: \(key)) { try \(substitute)(from: $0) }"
      }
      out.require(value.isOptional ? pieces.codedOptional : pieces.codedValue)
      let key = slot.key.map { "(for: \($0))" } ?? ""
      return "\(slot.receiver).\(function)\(key) { try \(substitute)(from: $0) }"
    }
    if slot.key != nil, value.isSurelyPlain || value.mustBeThere {
      out.require(value.plainPiece)
      return slot.call(value.isOptional ? "ifPresent" : "required", "for")
    }
    out.require(value.isOptional ? pieces.optional : pieces.value)
    return slot.call(function, "for")
  }
}

extension ValuePlan {
  /// The type without `Swift.` and without the `?` of an optional.
  private var core: Substring {
    var core = type[...]
    if core.hasPrefix("Swift.") { core = core.dropFirst(6) }
    if isOptional, core.hasSuffix("?") { core = core.dropLast() }
    return core
  }

  /// Whether the spelling shows that the type, without its `?`, is not an optional: no other type
  /// can be spelled like this.
  fileprivate var isSurelyPlain: Bool {
    core.hasPrefix("[") && core.hasSuffix("]") || TypeSpelling.scalars.contains(String(core))
  }

  /// Whether the code that reads or writes the value surely compiles, whatever else the module
  /// declares.
  var isSurelyCodable: Bool {
    coder == nil && leniency == nil && TypeSpelling.scalars.contains(String(core))
  }

  /// The function that reads the value from a container of its own; nil if there is only one for any
  /// type.
  var singlePiece: SupportPiece? {
    switch core {
    case "String": .singleString
    case "Int": .singleInt
    case "Bool": .singleBool
    case "Double": .singleDouble
    default: nil
    }
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

extension TagMatching {
  /// The function that reads the tag under a key.
  var requiredPiece: SupportPiece {
    switch kind {
    case .string: .requiredString
    case .integer("Int"): .requiredInt
    case .integer, .mixed: .required
    }
  }

  /// The function that reads the tag from a container of its own.
  var singlePiece: SupportPiece {
    switch kind {
    case .string: .singleString
    case .integer("Int"): .singleInt
    case .integer, .mixed: .singleValue
    }
  }

  /// Returns an expression for the text of a tag.
  func text(of tag: String) -> String {
    type == "Swift.String" ? tag : #""\(\#(tag))""#
  }
}

extension TypeSpelling {
  /// Scalars of the standard library.
  static let scalars: Set<String> = [
    "String", "Bool", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64",
  ]
}
