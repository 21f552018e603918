/// The place of a value or a payload in the encoded value, and the object on which generated code
/// calls functions to read or write it.
struct Slot {
  var receiver: String
  /// An expression for the text of the value's key, if it has one.
  var key: String?
  /// Whether it is the whole value of an encoder or a decoder.
  var isRoot = false
  /// Whether the values of a payload are next to the tag, in `container` or in `elements`.
  var isBesideTag = false
  /// What reads the elements of the array in `receiver`.
  var reader = "values"
  /// The array from which the receiver reads an element.
  var container: String?

  static let encoder = Slot(receiver: "encoder", isRoot: true)
  static let decoder = Slot(receiver: "decoder", isRoot: true)
  static let element = Slot(receiver: "elements")
  static let elements = Slot(receiver: "elements", isBesideTag: true)
  /// An element of a payload of its own.
  static let item = Slot(receiver: "payload", reader: "items")

  /// Under a key of `container`. The text is an expression for the key.
  static func key(_ key: String) -> Slot { Slot(receiver: "container", key: key) }

  /// The object of the tag, which an encoder or a decoder opened.
  static func besideTag(_ coder: String) -> Slot {
    Slot(receiver: coder, isRoot: true, isBesideTag: true)
  }

  /// Returns a call of one of the receiver's functions. The key follows the other arguments.
  func call(_ function: String, _ label: String, _ arguments: String?...) -> String {
    // The library's functions take keys; those of the shared code take their texts.
    let keys = key.map {
      label == "forKey" ? ["forKey: .init(stringValue: \($0))"] : ["\(label): \($0)"]
    }
    let places = container.map { ["in: &\($0)"] } ?? keys ?? []
    let all = arguments.compactMap(\.self) + places
    return "\(receiver).\(function)(\(all.joined(separator: ", ")))"
  }

  /// The slot for calls of shared code that reads a part of a value.
  var source: Slot { key == nil ? Slot(receiver: reader, container: receiver) : self }

  var object: String {
    call(isRoot ? "container" : "nestedContainer", "forKey", "keyedBy: CodableEnumKey.self")
  }

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

extension DecodingEmitter {
  /// Returns a call of one of the functions that there are for each kind of slot: of `value(for:)`,
  /// `value(in:)`, or `codableEnumValue(in:)`.
  ///
  /// - Parameter pieces: Those for a value under a key, for an element, and for a whole value.
  func read(
    _ function: String, in slot: Slot, _ pieces: [SupportPiece], _ arguments: String? = nil
  ) -> String {
    guard slot.isRoot else {
      return out.code(slot.source.call(function, "for", arguments), pieces[slot.key != nil ? 0 : 1])
    }
    let name = "codableEnum" + function.prefix(1).uppercased() + function.dropFirst()
    let first = arguments.map { "\($0), " } ?? ""
    return out.code("\(name)(\(first)in: \(slot.receiver))", pieces[2])
  }

  func expression(_ value: ValuePlan, in slot: Slot) -> String {
    let isOptional = value.isOptional
    let isRequired = slot.key != nil && value.mustBeThere
    let function = isOptional ? "optional" : "value"
    if let coder = value.coder, value.isExistential {
      let pieces: [SupportPiece] = [.nestedDecoder, .decoderElement]
      let decoder = slot.isRoot ? slot.receiver : read("decoder", in: slot, pieces)
      return "\(coder).decode(from: \(decoder))"
    }
    if let substitute = substitute(value) {
      let call =
        isRequired && value.mayBeNull
        ? read("required", in: slot, [.codedRequired])
        : isOptional
          ? read(function, in: slot, [.codedOptional, .codedOptionalElement, .codedOptionalRoot])
          : read(function, in: slot, [.codedValue, .codedElement, .codedRoot])
      return "\(call) { try \(substitute)(from: $0) }"
    }
    if slot.isRoot, !isOptional, value.isSurelyCodable { return ".init(from: \(slot.receiver))" }
    // No optional can be spelled like an array or a scalar.
    let (core, isArray) = (value.core, value.core.hasPrefix("[") && value.core.hasSuffix("]"))
    let isPlain =
      slot.key != nil
      ? isRequired || isArray || value.isScalar
      : !slot.isRoot && value.isScalar && SupportPiece.frequentTypes.contains(core)
    if isPlain {
      return isOptional
        ? read("ifPresent", in: slot, [.ifPresent.of(core), .optionalElement.of(core)])
        : read("required", in: slot, [.required.of(core), .element.of(core)])
    }
    return isOptional
      ? read(function, in: slot, [.optionalValue, .optionalElement, .optionalRoot])
      : read(function, in: slot, [.value, .element, .rootValue])
  }
}

extension ValuePlan {
  /// The type without `Swift.` and without the `?` of an optional.
  var core: String {
    isOptional && type.hasSuffix("?") ? String(type.dropLast()).plainName : type.plainName
  }

  /// Whether the code that reads or writes the value surely compiles, whatever else the module
  /// declares.
  var isSurelyCodable: Bool {
    coder == nil && leniency == nil && isScalar
  }

  /// The line at which errors in code for the value appear; nil if there can't be any.
  var errorLine: Int? { isSurelyCodable ? nil : line }
}

extension String {
  /// The name of a type without `Swift.`.
  var plainName: String { hasPrefix("Swift.") ? String(dropFirst(6)) : self }
}

extension TagMatching {
  /// Returns an expression for the text of a tag.
  func text(of tag: String) -> String { type == "Swift.String" ? tag : #""\(\#(tag))""# }
}

extension TypeSpelling {
  /// Scalars of the standard library.
  static let scalars = RawValues.integerTypes.union(["String", "Bool", "Double", "Float"])
}
