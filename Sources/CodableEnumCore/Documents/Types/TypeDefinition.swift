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
  package var key: String
  package var type: FormatType
  package var isRead = true
  /// Whether its key is omitted for nil: not if only a generic argument makes it optional.
  package var isLeftOut: Bool
  /// Whether nil is written as null: by the options of the marked enum in it, or by the type's own
  /// `encode(to:)`.
  package var writesNull = false
  /// Whether any value is accepted, by such options.
  package var forgives = false
  /// Whether it is a dictionary that may be an array of keys and values.
  package var readsPairs = false
  package var hasDefault = false
  /// Whether a wrapper decides how it is coded, and whether its key is required. Its type is then
  /// `@Wrapper`.
  var isWrapped = false
  /// The name in messages.
  package var name: String
  package var position: Diagnostic.Position
}

/// A case of an enum with synthesized coding.
package struct CodedCase: Sendable {
  package var name: String
  package var key: String
  package var values: [CodedProperty]
  /// The names of values that have no coding key.
  package var uncoded: [String]
  package var position: Diagnostic.Position
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
    if let values = facts.rawValues {
      return facts.codesByHand(direction) ? nil : .rawValues(values.map(\.value))
    }
    if let direction, superclassesLeft > 0,
      let superclass = self.facts.codingSuperclass(of: name, direction)
    {
      return findDefinition(
        of: .named(superclass), direction, superclassesLeft: superclassesLeft - 1)
    }
    let names = facts.genericParameters.map(\.name)
    let environment = Dictionary(zip(names, arguments)) { first, _ in first }
    let path = name.pathParts
    if let properties = self.facts.codableProperties(of: name, direction) {
      return .structure(
        properties.map { key, property in
          var found = coded(
            property.type, wrapper: property.wrapper, key: key, name: property.name,
            at: property.position, from: path, environment)
          found.isRead = !property.isFixed
          if facts.encodesNil, found.type.isOptional { found.writesNull = true }
          return found
        })
    }
    guard !facts.cases.isEmpty, self.facts.isCodedByCompiler(name, direction),
      self.facts.codingKeys(of: name) != nil
    else { return nil }
    return .cases(facts.cases.compactMap { codedCase($0, at: path, environment) })
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
        key: key, type: .named("@" + wrapper), isLeftOut: false, hasDefault: true, isWrapped: true,
        name: name, position: position)
    }
    let type = words.map { self.type($0, from: path, environment) } ?? .named("_")
    // Whether it is optional for any types of its generic parameters.
    let parameters = environment.reduce(into: [:]) { $0[$1.key] = FormatType.named($1.key) }
    let isLeftOut =
      type.isOptional && words.map { self.type($0, from: path, parameters).isOptional } == true
    var property = CodedProperty(
      key: key, type: type, isLeftOut: isLeftOut, name: name, position: position)
    switch type {
    case .optional(.named(let name, _)):
      property.writesNull = isMarked(name) { $0.nilProperty?.value == .null }
      property.forgives = isMarked(name) { $0.invalidProperty?.value == .nil }
    case .array, .optional(.array), .dictionary, .optional(.dictionary):
      switch words.flatMap({ leniency($0, from: path) }) {
      case .invalidElements:
        property.type = type.isOptional ? .optional(.array(.any)) : .array(.any)
      case .pairs: property.readsPairs = true
      case nil: break
      }
    default: break
    }
    return property
  }

  /// Returns what a marked enum lets arrays of it, or dictionaries with it as a key, read: where the
  /// type's spelling shows them, also through type aliases, and not as a generic argument.
  func leniency(_ words: TokenWords, from path: [String]) -> ValuePlan.Leniency? {
    switch type(words, from: path).unwrapped {
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
    let prefix = item.name.prefix(1).uppercased() + item.name.dropFirst()
    let valueKeys = facts["\(name).\(prefix)CodingKeys"].codingKeys
    var uncoded: [String] = []
    let values = item.values.enumerated().compactMap { position, value -> CodedProperty? in
      let name = value.label ?? "_\(position)"
      guard let key = valueKeys == nil ? name : valueKeys?[name] else {
        uncoded.append(name)
        return nil
      }
      var found = coded(
        value.type, key: key, name: name, at: item.position, from: path, environment)
      found.hasDefault = value.hasDefault
      return found
    }
    return CodedCase(
      name: item.name, key: key, values: values, uncoded: uncoded, position: item.position)
  }
}
