/// What the files of a target say about its types by name: which parameters they have, what they
/// conform to, what their members are called. A type is known by its path, `Outer.Inner`.
struct TargetFacts: Sendable {
  private var types: [String: TypeFacts] = [:]

  struct TypeFacts: Sendable {
    var genericParameters: [GenericFact] = []
    var conformances: [StatedConformance] = []
    /// Of enums and extensions.
    var members: [MemberFact] = []
    var nestedTypes: Set<String> = []
    /// Whether the type's own declaration was seen, and not only extensions of it.
    var isDeclared = false
    /// Of the name in it.
    var position: Diagnostic.Position?
    var isProtocol = false
    /// The `private` or `fileprivate` of the declaration.
    var privacy: String?
    /// Of its own declaration.
    var isolation: StatedIsolation?
    /// What a type alias stands for.
    var aliasedType: TokenWords?
    /// Of an enum: `String` in `enum Color: String`.
    var rawType: String?
    /// Of an enum with a raw type, as far as the source tells them.
    var rawValues: [Scalar]?
    /// Of an enum without one.
    var cases: [CaseFact] = []
    /// Of a struct, as far as syntax tells.
    var properties: [PropertyFact]?
    /// Raw values of the cases of an enum called `CodingKeys` or, for one case, `ImageCodingKeys`.
    var codingKeys: [String: String]?
    /// Where it has an `init(from:)` of its own.
    var decodingByHand: Diagnostic.Position?
    /// Where it has an `encode(to:)` of its own.
    var encodingByHand: Diagnostic.Position?

    var codesByHand: Bool { decodingByHand != nil || encodingByHand != nil }

    fileprivate mutating func add(_ declaration: Declaration, in file: ParsedFile) {
      let protocols = file.protocols(of: declaration)
      if !protocols.isEmpty {
        conformances.append(
          StatedConformance(
            protocols: protocols,
            requirements: declaration.whereClause.map { TokenWords(file, $0).text },
            conditions: file.directives(around: declaration.condition)))
      }
      // Only enums can be marked.
      let keepsMembers = declaration.kind == .enum || declaration.kind == .extension
      for member in declaration.members where member.kind != .enumCase {
        let name = member.name.withoutBackticks
        if member.kind == .type { nestedTypes.insert(name) }
        guard keepsMembers else { continue }
        members.append(
          MemberFact(
            name: name, isStatic: member.isStatic,
            position: file.position(member.nameRange.lowerBound)))
      }
      decodingByHand =
        decodingByHand
        ?? file.position(ofMember: "init", "from", taking: "Decoder", in: declaration)
      encodingByHand =
        encodingByHand
        ?? file.position(ofMember: "encode", "to", taking: "Encoder", in: declaration)
      guard declaration.kind != .extension else { return }
      isDeclared = true
      position = file.position(declaration.nameRange.lowerBound)
      isProtocol = declaration.kind == .protocol
      isolation = StatedIsolation(file, declaration)
      switch declaration.kind {
      case .struct:
        properties = declaration.storedProperties.map {
          PropertyFact($0, of: declaration, in: file)
        }
      case .enum:
        rawType = file.rawTypeName(of: declaration)
        if rawType == nil {
          cases = file.caseFacts(of: declaration)
        } else {
          rawValues = RawValues(file, declaration).values()?.compactMap(\.scalar)
          if rawValues?.count != declaration.cases.flatMap(\.elements).count { rawValues = nil }
        }
        if declaration.name.hasSuffix("CodingKeys") {
          codingKeys = file.rawTexts(of: declaration)
        }
      default: break
      }
      genericParameters = declaration.genericParameters.map { file.genericFact($0) }
      privacy =
        declaration.modifiers.first {
          $0.detail == nil && ($0.name == "private" || $0.name == "fileprivate")
        }?.name
    }
  }

  struct GenericFact: Sendable {
    var name: String
    var kind: GenericParameter.Kind
    /// Protocols behind the colon.
    var protocols: Set<String>
  }

  /// A stored property of a struct.
  struct PropertyFact: Sendable {
    var name: String
    var type: TokenWords?
    /// Whether synthesized coding writes it: it is neither static nor lazy.
    var isStored: Bool
    /// Whether a wrapper, which may code itself in any way, or a macro stands before it.
    var hasAttributes: Bool
    /// Whether it is only in some builds.
    var isConditional: Bool
    /// A `let` with a value is written and not read.
    var isFixed: Bool
    var position: Diagnostic.Position

    fileprivate init(_ property: StoredProperty, of owner: Declaration, in file: ParsedFile) {
      name = property.name.withoutBackticks
      type =
        property.type.map { TokenWords(file, $0) }
        ?? property.initialValue.flatMap { file.typeOfLiteral($0) }
      isStored = !property.modifiers.contains { ["static", "lazy"].contains($0.name) }
      hasAttributes = !property.attributes.isEmpty
      isConditional = property.condition != owner.condition
      isFixed = property.isConstant && property.initialValue != nil
      position = file.position(property.nameRange.lowerBound)
    }
  }

  /// A case of an enum that is not marked.
  struct CaseFact: Sendable {
    var name: String
    var values: [(label: String?, type: TokenWords, hasDefault: Bool)]
    var position: Diagnostic.Position
  }

  struct StatedConformance: Sendable {
    var protocols: Set<String>
    var requirements: String?
    /// The `#if` branches around it.
    var conditions: [[String]]
  }

  struct MemberFact: Sendable {
    var name: String
    var isStatic: Bool
    var position: Diagnostic.Position
  }

  subscript(path: String) -> TypeFacts { types[path] ?? TypeFacts() }

  var isEmpty: Bool { types.isEmpty }

  var paths: some Collection<String> { types.keys }

  /// The types that a path leads through, outermost first. Types can nest deep, so that the paths
  /// are not put together anew for each.
  func types(along path: [String]) -> [(path: String, facts: TypeFacts)] {
    var spelling = ""
    return path.map { name in
      if !spelling.isEmpty { spelling += "." }
      spelling += name
      return (spelling, self[spelling])
    }
  }

  /// Collects what a file declares outside of code.
  ///
  /// - Parameter isWanted: By the path of a type, whether it is to be known.
  mutating func add(_ file: ParsedFile, where isWanted: (_ path: String) -> Bool = { _ in true }) {
    for index in file.declarations.indices {
      guard let path = file.typePath(of: index), isWanted(path) else { continue }
      types[path, default: TypeFacts()].add(file.declarations[index], in: file)
    }
    for alias in file.typeAliases where alias.genericParameters.isEmpty {
      let parent = alias.parent.flatMap { file.typePath(of: $0) }
      if alias.parent != nil, parent == nil { continue }
      let path = (parent.map { $0 + "." } ?? "") + alias.name.withoutBackticks
      guard isWanted(path) else { continue }
      types[path, default: TypeFacts()].aliasedType = TokenWords(file, alias.type)
    }
  }

  /// The parameters of a type of the target or of a generic one of the standard library, which an
  /// enum may stand in an extension of.
  func genericParameters(of path: String) -> [GenericFact] {
    if let type = types[path], type.isDeclared { return type.genericParameters }
    return (Self.standardParameters[path] ?? []).map {
      GenericFact(name: $0, kind: .type, protocols: [])
    }
  }

  private static let standardParameters = [
    "Array": ["Element"], "ArraySlice": ["Element"], "ContiguousArray": ["Element"],
    "Set": ["Element"], "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"],
    "Result": ["Success", "Failure"], "Range": ["Bound"], "ClosedRange": ["Bound"],
    "PartialRangeFrom": ["Bound"], "PartialRangeThrough": ["Bound"],
    "PartialRangeUpTo": ["Bound"], "CollectionOfOne": ["Element"],
  ]

  /// The type that a name means in a type of the target, with its path.
  func type(named name: String, from path: [String]) -> (path: String, facts: TypeFacts)? {
    if isEmpty { return nil }
    for count in path.indices.reversed().map({ $0 + 1 }) + [0] {
      let candidate = (path[..<count] + [name]).joined(separator: ".")
      if let facts = types[candidate] { return (candidate, facts) }
    }
    return nil
  }

  /// Names of protocols with those that type aliases stand for, `typealias Wire = Codable & Sendable`.
  ///
  /// - Parameter withInherited: Whether those are among them that protocols of the target inherit. The
  ///   isolation of conformances goes by what a type states itself.
  func expanded(
    _ names: Set<String>, from path: [String], withInherited: Bool = false
  ) -> Set<String> {
    var found = names
    var pending = Array(names)
    while let name = pending.popLast() {
      guard let type = type(named: name, from: path)?.facts else { continue }
      let inherited =
        withInherited && type.isProtocol ? type.conformances.flatMap(\.protocols) : []
      pending += (type.aliasedType?.protocols ?? inherited).filter { found.insert($0).inserted }
    }
    return found
  }
}

extension TargetFacts.TypeFacts {
  /// The properties of a struct whose coding the compiler synthesizes, by their keys; nil of any
  /// other type.
  func codableProperties(
    _ facts: TargetFacts, at path: String
  ) -> [(key: String, property: TargetFacts.PropertyFact)]? {
    guard let properties, isCodedByCompiler(facts, at: path),
      properties.allSatisfy({ !$0.hasAttributes && !$0.isConditional })
    else { return nil }
    let keys = facts[path + ".CodingKeys"].codingKeys
    return properties.filter(\.isStored).compactMap { property in
      guard let keys else { return (property.name, property) }
      return keys[property.name].map { ($0, property) }
    }
  }

  /// Whether the compiler synthesizes how the type is coded.
  func isCodedByCompiler(_ facts: TargetFacts, at path: String) -> Bool {
    let parents = path.split(separator: ".").dropLast().map(String.init)
    return !codesByHand
      && conformances.contains {
        !facts.expanded($0.protocols, from: parents, withInherited: true).isDisjoint(
          with: ["Codable", "Encodable", "Decodable"])
      }
  }
}

extension ParsedFile {
  /// Where a declaration has a function of one parameter, `init(from decoder: any Decoder)`.
  fileprivate func position(
    ofMember name: String, _ label: String, taking type: String, in declaration: Declaration
  ) -> Diagnostic.Position? {
    declaration.members.first {
      $0.name == name && $0.labels == [label]
        && $0.parameterTypes.allSatisfy { protocols(in: $0) == [type] }
    }.map { position($0.nameRange.lowerBound) }
  }

  /// The raw type of an enum, if it is one of the standard library's.
  fileprivate func rawTypeName(of declaration: Declaration) -> String? {
    let name = declaration.inheritedTypes.first.flatMap { protocols(in: $0).first }
    return name.flatMap { RawValues.isRawType($0) ? $0 : nil }
  }

  /// The cases of an enum without a raw type.
  fileprivate func caseFacts(of declaration: Declaration) -> [TargetFacts.CaseFact] {
    declaration.cases.flatMap(\.elements).map { element in
      TargetFacts.CaseFact(
        name: element.name.withoutBackticks,
        values: (element.values ?? []).map { value in
          let label = value.firstName == "_" ? nil : value.firstName?.withoutBackticks
          return (label, TokenWords(self, value.type), value.defaultValue != nil)
        }, position: position(element.nameRange.lowerBound))
    }
  }

  /// The type of a plain literal.
  fileprivate func typeOfLiteral(_ range: Range<Int>) -> TokenWords? {
    guard range.count == 1 else { return nil }
    let text = file.text(bytes(ofTokens: range))
    switch tokens[range.lowerBound].kind {
    case .string: return TokenWords("String")
    case .number:
      let isDouble = text.contains(".") || !text.hasPrefix("0x") && text.contains("e")
      return TokenWords(isDouble ? "Double" : "Int")
    case .identifier where ["true", "false"].contains(text): return TokenWords("Bool")
    default: return nil
    }
  }

  /// The raw values of an enum whose raw type is `String`, by its cases.
  fileprivate func rawTexts(of declaration: Declaration) -> [String: String] {
    var texts: [String: String] = [:]
    for element in declaration.cases.flatMap(\.elements) {
      let name = element.name.withoutBackticks
      var text = name
      if let range = element.rawValue {
        let bytes = bytes(ofTokens: range)
        var parser = AnnotationParser(AnnotationText(self, bytes: bytes), at: bytes.lowerBound)
        text = (try? parser.string()) ?? name
      }
      texts[name] = text
    }
    return texts
  }

  /// `Outer.Inner` for a declaration, without backticks; nil inside of code.
  func typePath(of index: Int) -> String? {
    var names: [String] = []
    var next: Int? = index
    while let current = next {
      let declaration = declarations[current]
      if declaration.kind == .code { return nil }
      names.append(declaration.name.pathWithoutBackticks)
      next = declaration.parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// The protocols of an inheritance clause, one by one, without `Swift.` and attributes.
  func protocols(of declaration: Declaration) -> Set<String> {
    Set(declaration.inheritedTypes.flatMap { protocols(in: $0) })
  }

  func protocols(in range: Range<Int>) -> [String] {
    TokenWords(self, range).protocols
  }

  func genericFact(_ parameter: GenericParameter) -> TargetFacts.GenericFact {
    TargetFacts.GenericFact(
      name: parameter.name.withoutBackticks, kind: parameter.kind,
      protocols: Set(parameter.constraint.map { protocols(in: $0) } ?? []))
  }
}

extension TokenWords {
  /// The protocols of a composition, one by one, without `Swift.`, `any` and attributes.
  fileprivate var protocols: [String] {
    var words = self
    words.dropAttributes()
    if words.words.first == "any" { words = words.dropping(first: 1, last: 0) }
    words.dropOuterParentheses()
    return words.split(at: "&").map { part in
      let name = part.canonical
      return name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
    }
  }
}
