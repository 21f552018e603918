extension TargetFacts {
  /// Collects what a file declares outside code.
  ///
  /// - Parameter isWanted: Whether to collect the type with a path.
  mutating func add(_ file: ParsedFile, where isWanted: (_ path: String) -> Bool) {
    let privatePaths = file.privatePaths
    for index in file.declarations.indices {
      if let path = file.typePath(of: index), isWanted(path) {
        added(file.path(path, besides: privatePaths)).add(file.declarations[index], in: file)
      }
    }
  }
}

extension TargetFacts.TypeFacts {
  fileprivate func add(
    _ declaration: Declaration, in file: ParsedFile, isMarked: Bool = false
  ) {
    let protocols = file.protocols(of: declaration)
    if !protocols.isEmpty {
      conformances.append(
        TargetFacts.StatedConformance(
          protocols: protocols,
          isolations: file.isolations(ofProtocolsIn: declaration),
          requirements: declaration.whereClause.map { TokenWords(file, $0) },
          conditions: file.directives(around: declaration.condition)))
    }
    addMembers(of: declaration, in: file)
    if declaration.kind != .extension { addContent(of: declaration, in: file, isMarked) }
  }

  private func addMembers(of declaration: Declaration, in file: ParsedFile) {
    // Only enums can be marked. A constant of any type can be a default.
    let keepsMembers = declaration.kind == .enum || declaration.kind == .extension
    for member in declaration.members {
      let name = member.name.withoutBackticks
      if member.kind == .type { nestedTypes.insert(name) }
      guard keepsMembers || member.isStatic && member.value != nil else { continue }
      members.append(
        TargetFacts.MemberFact(
          name: name, isStatic: member.isStatic,
          labels: member.kind == .function ? member.labels.map(\.withoutBackticks) : nil,
          value: member.isStatic ? member.value.map { TokenWords(file, $0) } : nil,
          position: file.position(member.nameRange.lowerBound)))
    }
    let decode = file.member("init", "from", taking: "Decoder", of: declaration)
    let encode = file.member("encode", "to", taking: "Encoder", of: declaration)
    decodingByHand = decodingByHand ?? decode.map { file.position($0.nameRange.lowerBound) }
    if let encode, file.encodesEveryProperty(of: declaration, encode) {
      encodesNil = true
    } else {
      encodingByHand = encodingByHand ?? encode.map { file.position($0.nameRange.lowerBound) }
    }
  }

  private func addContent(
    of declaration: Declaration, in file: ParsedFile, _ isMarked: Bool
  ) {
    declare(at: file.position(declaration.nameRange.lowerBound))
    defer { forgetRepeated() }
    genericParameters = declaration.genericParameters.map { parameter in
      TargetFacts.GenericFact(
        name: parameter.name.withoutBackticks, kind: parameter.kind,
        protocols: Set(parameter.constraint.map { file.protocols(in: $0) } ?? []))
    }
    if let type = declaration.aliasedType {
      aliasedType = TokenWords(file, type)
      return
    }
    isDeclared = true
    isConditional = declaration.cases.contains { $0.condition != declaration.condition }
    isProtocol = declaration.kind == .protocol
    isolation = StatedIsolation(file, declaration)
    switch declaration.kind {
    // A macro may change what a class stores.
    case .class where !declaration.attributes.allSatisfy({ $0.name.isMainActor }): break
    case .struct, .class:
      isClass = declaration.kind == .class
      properties = declaration.storedProperties.map {
        TargetFacts.PropertyFact($0, of: declaration, in: file)
      }
    case .enum: addCases(of: declaration, in: file, isMarked)
    default: break
    }
    privacy = declaration.access.flatMap { $0 < .internal ? $0 : nil }
  }

  private func addCases(of declaration: Declaration, in file: ParsedFile, _ isMarked: Bool) {
    let raw = RawValues(file, declaration)
    let names = declaration.cases.flatMap(\.elements).map(\.name.withoutBackticks)
    let scalars = raw.values?.map(\.scalar) ?? names.map { .string($0) }
    if raw.values == nil {
      if !isMarked { cases = file.caseFacts(of: declaration) }
    } else if !scalars.contains(nil) {
      rawValues = Array(zip(names, scalars.compactMap(\.self)))
    }
    // `CodingKeys` may be a type alias of such an enum.
    guard declaration.name.hasSuffix("CodingKeys") || states(["CodingKey"]) else { return }
    let keys = zip(names, scalars).map { name, scalar in
      if case .string(let text)? = scalar { (name, text) } else { (name, name) }
    }
    codingKeys = Dictionary(keys) { $1 }
  }
}

extension TargetFacts.PropertyFact {
  fileprivate init(_ property: StoredProperty, of owner: Declaration, in file: ParsedFile) {
    name = property.name.withoutBackticks
    type =
      property.type.map { TokenWords(file, $0) }
      ?? property.initialValue.flatMap { TokenWords(file, $0).typeOfValue }
    isStored = property.isStored
    wrapper = property.attributes.first(where: \.mayBeWrapper)?.name
    isConditional = property.condition != owner.condition
    isFixed = property.isConstant && property.initialValue != nil
    if isFixed, let value = property.initialValue, let type = type?.words,
      [["String"], ["Int"]].contains(type), TokenWords(file, value).typeOfValue?.words == type
    {
      fixedValue = file.literal(value, isFloatingPoint: false)
    }
    position = file.position(property.nameRange.lowerBound)
  }
}

extension Attribute {
  /// Whether it may be a wrapper or a macro. Attributes with a small first letter are the language's
  /// own.
  fileprivate var mayBeWrapper: Bool {
    name.lastPart.first?.isUppercase == true && !name.isMainActor
  }
}

extension StoredProperty {
  fileprivate var isStored: Bool { !modifiers.contains { ["static", "lazy"].contains($0.name) } }
}

extension ParsedFile {
  /// Returns a function with one parameter, such as `init(from decoder: any Decoder)`.
  fileprivate func member(
    _ name: String, _ label: String, taking type: String, of declaration: Declaration
  ) -> Member? {
    declaration.members.first {
      $0.name == name && $0.labels == [label]
        && $0.parameterTypes.allSatisfy { protocols(in: $0) == [type] }
    }
  }

  /// Whether an `encode(to:)` is what `suggest` prints and many write to have null for nil: a
  /// container, and `try container.encode(self.name, forKey: .name)` for each property.
  fileprivate func encodesEveryProperty(of declaration: Declaration, _ encode: Member) -> Bool {
    let names = declaration.storedProperties.filter(\.isStored).map(\.name.withoutBackticks)
    let rest = tokens.indices.dropFirst(encode.parameterTypes[0].upperBound)
    guard declaration.kind == .struct,
      let opening = rest.first(where: { tokens[$0].kind == .leftBrace }),
      let closing = rest.first(where: { tokens[$0].kind == .rightBrace }), opening < closing
    else { return false }
    let words = TokenWords(self, opening + 1..<closing).words.filter { $0 != ";" }
    let statements = words.split(separator: "try")
    let container = "= encoder . container ( keyedBy : CodingKeys . self )"
    guard let first = statements.first, first.dropFirst(2).joined(separator: " ") == container,
      let name = first.dropFirst().first
    else { return false }
    let calls = statements.dropFirst().map { statement in
      var words = statement.map(\.withoutBackticks)
      if words.dropFirst(4).starts(with: ["self", "."]) { words.removeSubrange(4..<6) }
      return words.joined(separator: " ")
    }
    let expected = names.map { "\(name) . encode ( \($0) , forKey : . \($0) )" }
    return calls.sorted() == expected.sorted()
  }

  /// The cases of an enum without a raw type.
  fileprivate func caseFacts(of declaration: Declaration) -> [TargetFacts.CaseFact] {
    declaration.cases.flatMap(\.elements).map { element in
      TargetFacts.CaseFact(
        name: element.name.withoutBackticks,
        values: (element.values ?? []).map { value in
          let label = value.firstName == "_" ? nil : value.firstName?.withoutBackticks
          return (label, TokenWords(self, value.type))
        }, position: position(element.nameRange.lowerBound))
    }
  }

  /// Returns `Outer.Inner` for the declaration with an index, without backticks; nil inside of code.
  package func typePath(of declaration: Int) -> String? {
    let path = sequence(first: declaration) { self.declarations[$0].parent }
      .map { declarations[$0] }
    if path.contains(where: { $0.kind == .code }) { return nil }
    return path.reversed().map { typeName(of: $0).pathWithoutBackticks }.joined(separator: ".")
  }

  /// The name of a declaration; `P` for `extension Encodable where Self: P`, which codes what has `P`.
  fileprivate func typeName(of declaration: Declaration) -> String {
    guard declaration.kind == .extension, let clause = declaration.whereClause,
      TargetFacts.codable.contains(declaration.name.plainName)
    else { return declaration.name }
    let requirements = TokenWords(self, clause).split(at: ",")
    let own = requirements.first { $0.words.starts(with: ["Self", ":"]) }
    return own?.dropping(first: 2, last: 0).protocols.first ?? declaration.name
  }

  /// The paths of private types. Other files may have others with the same paths.
  fileprivate var privatePaths: Set<String> {
    let found = declarations.indices.filter {
      declarations[$0].kind != .extension && access(of: declarations[$0]) ?? .internal < .internal
    }
    return Set(found.compactMap(typePath))
  }

  /// Returns the path that `TargetFacts` knows a type by: if it or a type around it is private, the
  /// file comes first.
  fileprivate func path(_ plain: String, besides privatePaths: Set<String>) -> String {
    if privatePaths.isEmpty { return plain }
    var prefix = ""
    let isPrivate = plain.pathParts.contains { part in
      prefix += prefix.isEmpty ? part : "." + part
      return privatePaths.contains(prefix)
    }
    return isPrivate ? "\(file.path.asPartOfPaths).\(plain)" : plain
  }

  /// The protocols of an inheritance clause, one by one, without `Swift.` and attributes.
  func protocols(of declaration: Declaration) -> Set<String> {
    Set(declaration.inheritedTypes.flatMap { protocols(in: $0) })
  }

  /// Returns `nonisolated` or the global actor before protocols, as in `@MainActor Codable`.
  fileprivate func isolations(ofProtocolsIn declaration: Declaration) -> [String: String] {
    var isolations: [String: String] = [:]
    for range in declaration.inheritedTypes {
      var words = TokenWords(self, range)
      let all = words.words
      words.dropAttributes()
      // Attributes with a small first letter are the language's own.
      let actor = all.dropLast(words.words.count).split(separator: "@").map { $0.joined() }
        .first { $0.lastPart.first?.isUppercase == true }
      let isolation = words.words.first == "nonisolated" ? "nonisolated" : actor.map { "@" + $0 }
      guard let isolation else { continue }
      for name in words.protocols { isolations[name] = isolation }
    }
    return isolations
  }

  package func protocols(in range: Range<Int>) -> [String] { TokenWords(self, range).protocols }
}

extension TokenWords {
  /// The protocols of a composition, one by one, without `Swift.`, modifiers such as `any`, and
  /// attributes.
  var protocols: [String] {
    var words = self
    words.dropAttributes()
    words.dropOuterParentheses()
    while ["any", "nonisolated", "borrowing", "consuming"].contains(words.words.first) {
      words = words.dropping(first: 1, last: 0)
    }
    words.dropOuterParentheses()
    return words.split(at: "&").map { $0.canonical.plainName }
  }
}

extension TargetFacts {
  /// Collects what a file says about some names, and about all names that this mentions in turn: in
  /// conformances, type aliases, properties and cases. A name is one part of a path and includes
  /// everything declared inside the type.
  ///
  /// - Parameter marked: Indices of marked enums. Their cases are known already.
  /// - Returns: The names, and all that were found.
  mutating func add(_ file: ParsedFile, about names: Set<String>, marked: Set<Int>) -> Set<String> {
    let declared = DeclaredNames(file)
    let privatePaths = file.privatePaths
    var found = names.union(Self.codable)
    var pending = Array(found)
    var visited: Set<Int> = []
    while let name = pending.popLast() {
      // Declarations with one path all have this name in it, so they come in the order of the file.
      for index in declared.declarations(named: name, &visited) {
        guard let plain = file.typePath(of: index) else { continue }
        let facts = added(file.path(plain, besides: privatePaths))
        facts.add(file.declarations[index], in: file, isMarked: marked.contains(index))
        for mentioned in facts.mentionedNames {
          for part in mentioned.pathWithoutBackticks.pathParts where found.insert(part).inserted {
            pending.append(part)
          }
        }
      }
    }
    return found
  }
}

/// The declarations of a file by the parts of their names.
private struct DeclaredNames {
  private var declarations: [String: [Int]] = [:]
  /// Those directly inside another.
  private var inner: [Int: [Int]] = [:]

  init(_ file: ParsedFile) {
    // Code has no name.
    for (index, declaration) in file.declarations.enumerated() where !declaration.name.isEmpty {
      for part in file.typeName(of: declaration).pathWithoutBackticks.pathParts {
        declarations[part, default: []].append(index)
      }
      if let parent = declaration.parent { inner[parent, default: []].append(index) }
    }
  }

  /// Returns those with the name in their path that were not visited, in the order of the file.
  func declarations(named name: String, _ visited: inout Set<Int>) -> [Int] {
    var found: [Int] = []
    var pending = declarations[name] ?? []
    while let index = pending.popLast() {
      guard visited.insert(index).inserted else { continue }
      found.append(index)
      pending += inner[index] ?? []
    }
    return found.sorted()
  }
}

extension TargetFacts.TypeFacts {
  /// The types and protocols that a type's declarations name.
  fileprivate var mentionedNames: [String] {
    let types = typesOfValues + otherConstants + [aliasedType].compactMap(\.self)
    return types.flatMap(\.references) + allProtocols
      + genericParameters.flatMap(\.protocols) + (isolation?.names ?? [])
  }
}

extension String {
  /// `Inner` of `Outer.Inner`.
  var lastPart: Substring {
    // Without optimization, `lastIndex(of:)` takes seven times as long.
    var start = utf8.endIndex
    while start > utf8.startIndex {
      let previous = utf8.index(before: start)
      if utf8[previous] == "." { break }
      start = previous
    }
    return self[start...]
  }

  /// Whether a part of the path is one of some names.
  func holdsPart(of names: Set<String>) -> Bool {
    split(separator: ".").contains { names.contains(String($0)) }
  }
}
