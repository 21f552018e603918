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

    fileprivate mutating func add(_ declaration: Declaration, in file: ParsedFile) {
      conformances.append(
        StatedConformance(
          protocols: file.protocols(of: declaration),
          requirements: declaration.whereClause.map { TokenWords(file, $0).text }))
      for member in declaration.members where member.kind != .enumCase {
        let name = member.name.withoutBackticks
        members.append(
          MemberFact(
            name: name, isStatic: member.isStatic,
            position: file.position(member.nameRange.lowerBound)))
        if member.kind == .type { nestedTypes.insert(name) }
      }
      guard declaration.kind != .extension else { return }
      isDeclared = true
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
    for index in file.declarations.indices {
      guard let path = file.typePath(of: index) else { continue }
      types[path, default: TypeFacts()].add(file.declarations[index], in: file)
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
