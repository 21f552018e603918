/// A type as it matters for documents: without type aliases, with sets as arrays, and with the full
/// names of the target's types.
package indirect enum FormatType: Hashable, Sendable {
  /// A scalar, a type of the target, or a type whose declaration is unknown.
  case named(String, [FormatType] = [])
  case optional(FormatType)
  case array(FormatType)
  /// A dictionary that is an object: its keys are strings, integers or coding keys.
  case dictionary(key: FormatType, FormatType)
  /// Any other dictionary, which is an array of alternating keys and values.
  case pairs(key: FormatType, FormatType)

  package static let any = FormatType.named("CodableEnumAnyValue")

  /// The spelling in lock files: `[String: Box<Int>]?`, `[(UUID, Int)]`.
  package var text: String {
    switch self {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    case .optional(let wrapped): "\(wrapped.text)?"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .pairs(let key, let value): "[(\(key.text), \(value.text))]"
    }
  }

  var isString: Bool { self == .named("String") || self == .named("Swift.String") }

  package var isOptional: Bool { if case .optional = self { true } else { false } }

  package var unwrapped: FormatType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// A dictionary as Swift writes it if its keys aren't coding keys; any other type as it is.
  package var asPairs: FormatType {
    switch self {
    case .dictionary(let key, let value): .pairs(key: key, value)
    case .optional(let wrapped): .optional(wrapped.asPairs)
    case .named, .array, .pairs: self
    }
  }

  /// The types in its spelling.
  package var parts: [FormatType] {
    switch self {
    case .named(_, let arguments): arguments
    case .optional(let type), .array(let type): [type]
    case .dictionary(let key, let value), .pairs(let key, let value): [key, value]
    }
  }

  /// Whether it has so many arguments inside arguments that it may be a type that contains itself
  /// with longer ones: `indirect enum Tree<T> { case leaf(T), nested(Tree<[T]>) }`. It counts as one
  /// whose declaration is unknown.
  var growsWithoutEnd: Bool {
    guard case .named(_, let arguments) = self else { return false }
    return arguments.contains { $0.isDeeper(than: 8) }
  }

  private func isDeeper(than depth: Int) -> Bool {
    depth == 0 || parts.contains { $0.isDeeper(than: depth - 1) }
  }

  /// The optional of a type. A nested optional is written like a single one.
  package var orNil: FormatType { isOptional ? self : .optional(self) }

  /// Returns the values that a scalar of the standard library or of Foundation is written as,
  /// unless the encoder has another strategy.
  package static func scalar(_ name: String) -> ScalarSet? { scalars[unqualified(name)] }

  /// `Int` for `Swift.Int`, which is named like this if the target has an `Int` of its own.
  static func unqualified(_ name: String) -> String {
    for module in ["Swift.", "Foundation."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }

  /// The types of the scalars by their names. All values share these, which saves memory.
  static let scalarTypes = Dictionary(
    uniqueKeysWithValues: scalars.keys.map { ($0, FormatType.named($0)) })

  private static let scalars: [String: ScalarSet] = {
    var scalars: [String: ScalarSet] = [
      "Bool": .boolean, "String": .text(.any), "Character": .text(.character),
      "UUID": .text(.uuid), "URL": .text(.url), "Data": .text(.base64),
      "Double": .double(bits: 64), "Float": .double(bits: 32), "Float16": .double(bits: 16),
      "Float80": .double(bits: 80), "CGFloat": .double(bits: 64),
      "TimeInterval": .double(bits: 64), "Date": .double(bits: 64),
      "Decimal": .double(bits: 128),
      "Int": .integer(bits: 64, isSigned: true), "UInt": .integer(bits: 64, isSigned: false),
    ]
    for bits in [8, 16, 32, 64, 128] {
      scalars["Int\(bits)"] = .integer(bits: bits, isSigned: true)
      scalars["UInt\(bits)"] = .integer(bits: bits, isSigned: false)
    }
    return scalars
  }()

  /// Returns the elements of a type of the standard library or of Foundation that is written as an
  /// array of fixed length; nil for any other type.
  package static func elements(of name: String, _ arguments: [FormatType]) -> [FormatType]? {
    let number = FormatType.named("Double")
    let name = unqualified(name)
    switch (name, arguments.count) {
    case ("CGPoint", 0), ("CGSize", 0), ("CGVector", 0): return [number, number]
    case ("CGRect", 0): return [.named("CGPoint"), .named("CGSize")]
    case ("CGAffineTransform", 0): return Array(repeating: number, count: 6)
    case ("Duration", 0): return [.named("Int64"), .named("UInt64")]
    case ("Range", 1), ("ClosedRange", 1): return arguments + arguments
    case ("PartialRangeFrom", 1), ("PartialRangeThrough", 1), ("PartialRangeUpTo", 1):
      return arguments
    case (_, 1) where name.hasPrefix("SIMD"):
      return Int(name.dropFirst(4)).map { Array(repeating: arguments[0], count: min($0, 64)) }
    default: return nil
    }
  }
}

/// The content of a type, as far as the sources of the target show it.
package enum TypeDefinition: Sendable {
  /// A marked enum, which has a format of its own.
  case marked
  case structure([CodedProperty])
  case rawValues([Scalar])
  case cases([CodedCase])
}

/// A property of a struct with synthesized coding, or a value of a case of such an enum.
package struct CodedProperty: Sendable {
  package let key: String
  package var type: FormatType
  package var isRead = true
  /// What is always written, if the sources show it.
  var fixedValue: Scalar?
  /// Whether its key is omitted for nil: not if only a generic argument makes it optional.
  package let isLeftOut: Bool
  /// Whether nil is written as null: by the options of the marked enum in it, or by the type's own
  /// `encode(to:)`.
  package var writesNull = false
  /// Whether any value is accepted, by such options.
  package var forgives = false
  package var leniency: ValuePlan.Leniency?
  /// The key of a case's value if it had no label; nil for a property.
  package var keyWithoutName: String?
  /// Whether a wrapper decides how it is coded, and whether its key is required. Its type is then
  /// `@Wrapper`.
  var isWrapped = false
  /// The name in messages.
  package let name: String
  package let position: Diagnostic.Position
}

/// A case of an enum with synthesized coding.
package struct CodedCase: Sendable {
  package let name: String
  package let key: String
  package let values: [CodedProperty]
  /// The names of values that have no coding key.
  package let uncoded: [String]
  package let position: Diagnostic.Position
}

extension TypeResolver {
  /// Finds what `definition` keeps.
  func findDefinition(
    of type: FormatType, _ direction: OptionRules.Direction?, superclassesLeft: Int = 16
  ) -> TypeDefinition? {
    guard case .named(let name, let arguments) = type, !type.growsWithoutEnd else { return nil }
    if isMarked(name) { return .marked }
    let facts = facts[name]
    guard facts.isDeclared, facts.genericParameters.count == arguments.count else { return nil }
    if let values = rawValues(of: name) {
      let isByHand =
        facts.codesByHand(direction) || facts.convertsRawValues(direction)
        || self.facts.inheritsCoding(name, direction)
      return isByHand ? nil : .rawValues(values)
    }
    if let direction, superclassesLeft > 0,
      let superclass = self.facts.codingSuperclass(of: name, direction)
    {
      return findDefinition(
        of: .named(superclass), direction, superclassesLeft: superclassesLeft - 1)
    }
    let names = facts.genericParameters.map(\.name)
    let path = name.pathParts
    let environment = parameters(along: path).merging(zip(names, arguments)) { $1 }
    if let properties = self.facts.codableProperties(of: name, direction) {
      return .structure(
        properties.map { key, property in
          var found = coded(
            property.type, wrapper: property.wrapper, key: key, name: property.name,
            at: property.position, from: path, environment)
          found.isRead = !property.isFixed
          found.fixedValue = property.fixedValue
          if facts.encodesNil, found.type.isOptional { found.writesNull = true }
          return found
        })
    }
    guard !facts.cases.isEmpty, self.facts.isCodedByCompiler(name, direction),
      self.facts.codingKeys(of: name) != nil
    else { return nil }
    return .cases(facts.cases.compactMap { codedCase($0, at: path, environment) })
  }

  /// Returns the raw values of an enum whose raw type is one of the standard library, also by type
  /// aliases; nil if there is none.
  private func rawValues(of name: String) -> [Scalar]? {
    let facts = facts[name]
    guard facts.rawValues != nil || !facts.cases.isEmpty,
      let type = self.facts.protocols(of: name).first(where: RawValues.codedTypes.contains)
    else { return nil }
    if let values = facts.rawValues { return values.map(\.value) }
    // By its declaration, it may as well have cases with values.
    guard !facts.isConditional, facts.cases.allSatisfy(\.values.isEmpty) else { return nil }
    if type == "String" { return facts.cases.map { .string($0.name) } }
    return RawValues.integerTypes.contains(type) ? facts.cases.indices.map(Scalar.integer) : nil
  }

  /// Returns a property or a value, with the options for properties of the marked enum in its type.
  ///
  /// - Parameters:
  ///   - words: The type; nil if the declaration doesn't show it.
  ///   - wrapper: What decides how it is coded, and whether its key is required.
  private func coded(
    _ words: TokenWords?, wrapper: String? = nil, key: String, name: String,
    at position: Diagnostic.Position, from path: [String], _ environment: [String: FormatType]
  ) -> CodedProperty {
    if let wrapper {
      return CodedProperty(
        key: key, type: .named("@" + wrapper), isLeftOut: false, isWrapped: true, name: name,
        position: position)
    }
    let type = words.map { self.type($0, from: path, environment) } ?? .named("_")
    // Whether it is optional for any types of its generic parameters.
    let parameters = environment.reduce(into: [:]) { $0[$1.key] = FormatType.named($1.key) }
    let isLeftOut =
      type.isOptional
      && (environment.isEmpty
        || words.map { self.type($0, from: path, parameters).isOptional } == true)
    var property = CodedProperty(
      key: key, type: type, isLeftOut: isLeftOut, name: name, position: position)
    switch type {
    case .optional(.named(let name, _)):
      property.writesNull = writesNilProperties(type)
      property.forgives = isMarked(name) { $0.invalidProperty?.value == .nil }
    case .array, .optional(.array), .dictionary, .optional(.dictionary):
      property.leniency = words.flatMap { words in
        let type = environment.isEmpty ? type : self.type(words, from: path)
        return leniency(of: type, words, from: path)
      }
    default: break
    }
    return property
  }

  /// Whether a type is an optional enum whose nil is null in properties that the compiler codes. The
  /// compiler prefers what is generated for that to its own method, also in generated code.
  func writesNilProperties(_ type: FormatType) -> Bool {
    guard case .optional(.named(let name, _)) = type else { return false }
    return isMarked(name) { $0.nilProperty?.value == .null }
  }

  /// Returns what arrays of a marked enum, or dictionaries with it as a key, also read: where the
  /// type's spelling shows them, also through type aliases, and not as a generic argument.
  func leniency(
    of type: FormatType, _ words: TokenWords, from path: [String]
  ) -> ValuePlan.Leniency? {
    switch type.unwrapped {
    case .array(.named(let name, _)):
      let skips = isMarked(name) { $0.invalidElements?.value == .skip }
      return skips && isArray(words, from: path) ? .invalidElements : nil
    case .dictionary(.named(let name, _), _):
      return marked[name]?.contains(where: hasDictionaries) == true ? .pairs : nil
    default: return nil
    }
  }

  /// Whether an enum is a coding key, and can be the key of a dictionary as far as the sources show.
  func hasDictionaries(_ declared: DeclaredEnum) -> Bool {
    guard declared.options.codingKeys?.value == true, declared.conformance != .encodable else {
      return false
    }
    return declared.cases.allSatisfy(\.values.isEmpty)
      || facts[declared.displayName].states(["Hashable", "Swift.Hashable"])
  }

  private func codedCase(
    _ item: TargetFacts.CaseFact, at path: [String], _ environment: [String: FormatType]
  ) -> CodedCase? {
    let name = path.joined(separator: ".")
    let keys = facts.codingKeys(of: name) ?? nil
    guard let key = keys == nil ? item.name : keys?[item.name] else { return nil }
    let valueKeys = facts.nested(item.name.codingKeysOfCase, in: name)?.facts.codingKeys
    var uncoded: [String] = []
    let values = item.values.enumerated().compactMap { position, value -> CodedProperty? in
      let keyWithoutName = "_\(position)"
      let name = value.label ?? keyWithoutName
      guard let key = valueKeys == nil ? name : valueKeys?[name] else {
        uncoded.append(name)
        return nil
      }
      var found = coded(
        value.type, key: key, name: name, at: item.position, from: path, environment)
      found.keyWithoutName = keyWithoutName
      return found
    }
    return CodedCase(
      name: item.name, key: key, values: values, uncoded: uncoded, position: item.position)
  }
}
