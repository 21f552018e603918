/// What the files of a target say about its types by name: which parameters they have, what they
/// conform to, what their members are called. A type is known by its path, `Outer.Inner`.
struct TargetFacts: Sendable {
  private var types: [String: TypeFacts] = [:]

  struct TypeFacts: Sendable {
    var genericParameters: [GenericFact] = []
    var conformances: [StatedConformance] = []
    var members: [MemberFact] = []
    var nestedTypes: Set<String> = []
    /// Whether the type's own declaration was seen, and not only extensions of it.
    var isDeclared = false
    /// The `private` or `fileprivate` of the declaration.
    var privacy: String?
  }

  struct GenericFact: Sendable {
    var name: String
    var kind: GenericParameter.Kind
    /// Protocols behind the colon.
    var protocols: Set<String>
  }

  struct StatedConformance: Sendable {
    var protocols: Set<String>
    var requirements: String?
  }

  struct MemberFact: Sendable {
    var name: String
    var isStatic: Bool
    var position: Diagnostic.Position
  }

  subscript(path: String) -> TypeFacts { types[path] ?? TypeFacts() }

  /// Collects what a file declares outside of code.
  mutating func add(_ file: ParsedFile) {
    for (index, declaration) in file.declarations.enumerated() where declaration.kind != .code {
      guard let path = file.typePath(of: index) else { continue }
      var facts = self[path]
      facts.conformances.append(
        StatedConformance(
          protocols: file.protocols(of: declaration),
          requirements: declaration.whereClause.map { TokenWords(file, $0).text }))
      facts.members += declaration.members.filter { $0.kind != .enumCase }.map {
        MemberFact(
          name: $0.name.withoutBackticks, isStatic: $0.isStatic,
          position: file.position($0.nameRange.lowerBound))
      }
      for member in declaration.members where member.kind == .type {
        facts.nestedTypes.insert(member.name.withoutBackticks)
      }
      if declaration.kind != .extension {
        facts.isDeclared = true
        facts.genericParameters = declaration.genericParameters.map { file.genericFact($0) }
        facts.privacy =
          declaration.modifiers.first {
            $0.detail == nil && ($0.name == "private" || $0.name == "fileprivate")
          }?.name
      }
      types[path] = facts
    }
  }
}

extension ParsedFile {
  /// `Outer.Inner` for a declaration, without backticks; nil inside of code.
  func typePath(of index: Int) -> String? {
    var names: [String] = []
    var next: Int? = index
    while let current = next {
      let declaration = declarations[current]
      if declaration.kind == .code { return nil }
      names.append(declaration.name.replacing("`", with: ""))
      next = declaration.parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// The protocols of an inheritance clause, one by one, without `Swift.` and attributes.
  func protocols(of declaration: Declaration) -> Set<String> {
    Set(declaration.inheritedTypes.flatMap { protocols(in: $0) })
  }

  func protocols(in range: Range<Int>) -> [String] {
    var words = TokenWords(self, range)
    words.dropAttributes()
    return words.split(at: "&").map { part in
      let name = part.canonical
      return name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
    }
  }

  func genericFact(_ parameter: GenericParameter) -> TargetFacts.GenericFact {
    TargetFacts.GenericFact(
      name: parameter.name.withoutBackticks, kind: parameter.kind,
      protocols: Set(parameter.constraint.map { protocols(in: $0) } ?? []))
  }
}
