/// How the types of the target are coded, as far as their declarations show.
extension TargetFacts {
  /// The protocols of coding.
  static let codable: Set = ["Codable", "Encodable", "Decodable"]

  /// Returns the keys that a type's own `CodingKeys` gives to properties or cases: nil if the
  /// sources don't show that type, `.some(nil)` if there is none.
  func codingKeys(of path: String) -> [String: String]?? {
    guard let keys = nested("CodingKeys", in: path) else { return .some(nil) }
    guard let alias = keys.facts.aliasedType else {
      return hidesKeys(keys) ? nil : .some(keys.facts.codingKeys)
    }
    let found = type(named: alias.canonical, from: path.pathParts)
    return found.flatMap { hidesKeys($0) ? nil : $0.facts.codingKeys.map { .some($0) } }
  }

  /// Whether the sources don't show the keys that a type has as `CodingKeys`: it may be one of several,
  /// or makes the keys itself, or by an extension of a protocol.
  private func hidesKeys(_ type: Found) -> Bool {
    let protocols = shownProtocols(of: type.path)
    return type.facts.isRepeated
      || ([type.facts] + protocols).contains { $0.members.contains { $0.name == "stringValue" } }
  }

  /// Returns the type of the raw value that a struct is coded as, if it is: `RawRepresentable` and
  /// `OptionSet` bring `Codable` members of their own.
  func rawValueType(of path: String) -> TokenWords? {
    // Most types have none.
    guard let raw = statedRawValue(of: path), isRawRepresentable(path),
      isBare(raw, in: path) == true, !self[path].codesByHand(), !inheritsCoding(path),
      !protocols(of: path).isDisjoint(with: Self.codable)
    else { return nil }
    return raw
  }

  /// Whether a type has a raw value, as which it is then coded.
  func isRawRepresentable(_ path: String) -> Bool {
    !protocols(of: path).isDisjoint(with: ["RawRepresentable", "OptionSet"])
  }

  private func statedRawValue(of path: String) -> TokenWords? {
    self[path].properties.flatMap { properties in
      properties.first { $0.name == "rawValue" }?.type
        ?? nested("RawValue", in: path)?.facts.aliasedType
    }
  }

  /// Whether the standard library codes a type with a raw value as that alone: only if the raw value is
  /// a string, a number or a Bool. The compiler writes others under a key. Returns nil if the sources
  /// don't show it.
  private func isBare(_ raw: TokenWords, in path: String) -> Bool? {
    var (raw, path) = (raw, path.pathParts)
    for _ in 0..<16 {
      if raw.words.contains(where: { ["[", "?"].contains($0) }) { return false }
      let name = raw.canonical.pathWithoutBackticks
      // A generic parameter is never coded bare.
      if parameters(along: path).contains(where: { $0.name == name }) { return false }
      guard let (found, type) = type(named: name, from: path) else {
        let plain = FormatType.unqualified(name)
        let others = ["Bool", "String", "Double", "Float", "Int128", "UInt128"]
        if RawValues.integerTypes.union(others).contains(plain) { return true }
        return FormatType.scalar(plain) != nil ? false : nil
      }
      guard let alias = type.aliasedType else { return type.isDeclared ? false : nil }
      (raw, path) = (alias, surroundings(of: found))
    }
    return nil
  }

  /// Returns the class of the target that codes a class below it: the compiler synthesizes nothing for
  /// one that only inherits its conformance, so only the properties of the superclass are coded.
  func codingSuperclass(of path: String, _ direction: OptionRules.Direction) -> String? {
    let type = self[path]
    let names = type.protocols
    guard type.isClass, !type.codesByHand(direction), Self.codable.isDisjoint(with: names)
    else { return nil }
    let parents = surroundings(of: path)
    return names.lazy.compactMap { self.type(named: $0, from: parents) }
      .first { $0.facts.isClass && $0.facts.genericParameters.isEmpty }?.path
  }

  /// Returns the properties of a struct whose coding the compiler synthesizes, by their keys; nil
  /// for any other type.
  ///
  /// With a direction, it is enough that the sources show the keys: also those of a class without a
  /// superclass, and of properties whose wrappers may code themselves.
  func codableProperties(
    of path: String, _ direction: OptionRules.Direction?
  ) -> [(key: String, property: PropertyFact)]? {
    let type = self[path]
    guard let properties = type.properties, isCodedByCompiler(path, direction),
      direction != nil || !type.isClass && properties.allSatisfy({ $0.wrapper == nil }),
      !properties.contains(where: \.isConditional), !type.isClass || hasOnlyProtocols(path),
      case let keys? = codingKeys(of: path)
    else { return nil }
    return properties.filter(\.isStored).compactMap { property in
      guard let keys else { return (property.name, property) }
      return keys[property.name].map { ($0, property) }
    }
  }

  /// Whether the compiler synthesizes a type's coding, key by key.
  func isCodedByCompiler(_ path: String, _ direction: OptionRules.Direction?) -> Bool {
    let isByKeys =
      !isRawRepresentable(path)
      || statedRawValue(of: path).flatMap { isBare($0, in: path) } == false
    guard !self[path].codesByHand(direction), isByKeys else { return false }
    let names = protocols(of: path)
    // A type alias may name the raw type of an enum.
    return !names.isDisjoint(with: Self.codable) && names.isDisjoint(with: RawValues.rawTypes)
      && !inheritsCoding(path, direction)
  }

  /// Whether an extension of a protocol brings the members that the compiler or the standard library
  /// would.
  func inheritsCoding(_ path: String, _ direction: OptionRules.Direction? = nil) -> Bool {
    shownProtocols(of: path).contains { $0.codesByHand(direction) }
  }

  /// Returns what the target says of a type's protocols, also of those that are inherited.
  private func shownProtocols(of path: String) -> [TypeFacts] {
    let parents = surroundings(of: path)
    return protocols(of: path).compactMap { type(named: $0, from: parents)?.facts }
  }

  /// Whether none of the types that a class states can be its superclass.
  private func hasOnlyProtocols(_ path: String) -> Bool {
    let parents = surroundings(of: path)
    return self[path].protocols.allSatisfy { name in
      type(named: name, from: parents)?.facts.isProtocol ?? Self.standardProtocols.contains(name)
    }
  }

  static let standardProtocols = codable.union([
    "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "Error",
  ])

  /// Returns the protocols that a type has, with those that they inherit.
  func protocols(of path: String) -> Set<String> {
    let stated = Set(self[path].allProtocols)
    let all = expanded(stated, from: surroundings(of: path), withInherited: true)
    return all.contains("Codable") ? all.union(Self.codable) : all
  }
}
