/// Each parameter in a value's type must be codable too, unless the sources show the condition of a
/// type's own conformance: for `Box<T>` with `extension Box: Codable where T: Codable`, that
/// condition counts, in both directions.
struct Requirements {
  private struct Requirement: Hashable {
    /// `T`, `T.ID`
    var subject: String
    /// A protocol without `Swift.`, or the other side of `==`.
    var constraint: String
    var isSameType = false
  }

  private var scope: Scope
  private let resolver: TypeResolver
  /// Conformances that are being looked at, because types can contain themselves.
  private var pending: Set<String> = []
  private var found: [Requirement] = []

  init(_ scope: Scope, _ resolver: TypeResolver) {
    self.scope = scope
    self.resolver = resolver
  }

  /// The `where` clause of a marked enum's conformance; empty if it needs none.
  mutating func clause(of declared: DeclaredEnum, to name: String) -> String {
    if scope.parameters.isEmpty { return "" }
    add(declared, name)
    return found.filter { !isImplied($0) }.map { item in
      let sign = item.isSameType ? " ==" : ":"
      let module = TargetFacts.codable.contains(item.constraint) ? "Swift." : ""
      return "\(item.subject)\(sign) \(module)\(item.constraint)"
    }.joined(separator: ", ")
  }

  private func isImplied(_ item: Requirement) -> Bool {
    let isHalf = ["Encodable", "Decodable"].contains(item.constraint)
    return !item.isSameType && scope.isConstrained(item.subject, to: item.constraint)
      || isHalf && found.contains(Requirement(subject: item.subject, constraint: "Codable"))
  }

  private mutating func add(_ declared: DeclaredEnum, _ name: String) {
    let direction: OptionRules.Direction = name == "Encodable" ? .encoding : .decoding
    let cases = declared.cases.filter {
      !$0.options.isSkipped(direction) && !$0.availability.isUnavailable && $0.options.coder == nil
    }
    let values = cases.flatMap(\.values).filter {
      !$0.options.isSkipped(direction) && $0.options.coder == nil && !$0.type.hasFunction
    }
    for type in values.flatMap(\.type.words.namedTypes) { add(type, name) }
  }

  private mutating func add(_ item: Requirement) {
    if !found.contains(item) { found.append(item) }
  }

  private mutating func add(_ type: TokenWords.NamedType, _ name: String) {
    if let subject = scope.requirement(type.path) {
      return add(Requirement(subject: subject, constraint: name))
    }
    let directions = name == "Codable" ? ["Encodable", "Decodable"] : [name]
    let known = directions.compactMap { conditions(of: type, $0) }
    guard known.count == directions.count else {
      // Require the same as for the standard library's types.
      for inner in type.arguments.joined().flatMap(\.namedTypes) { add(inner, name) }
      return
    }
    for (conditions, arguments) in known {
      for condition in conditions { add(condition, with: arguments) }
    }
  }

  private typealias Conditions = ([Requirement], arguments: [String: TokenWords])

  /// Returns the conditions of a type's conformance; nil if the sources don't show them.
  private mutating func conditions(of type: TokenWords.NamedType, _ name: String) -> Conditions? {
    let plain = type.path.pathWithoutBackticks
    guard let (path, facts) = scope.facts.type(named: plain, from: scope.path),
      let arguments = arguments(of: type, at: path)
    else { return nil }
    // A type that contains itself needs nothing more for that.
    guard pending.insert("\(name) \(path)").inserted else { return ([], arguments) }
    defer { pending.remove("\(name) \(path)") }
    let inside = path.pathParts
    var inner = self
    inner.found = []
    inner.scope = Scope(path: inside, facts: scope.facts)
    if let alias = facts.aliasedType {
      for type in alias.namedTypes { inner.add(type, name) }
      return (inner.found, arguments)
    }
    let stated = facts.conformances.first {
      !scope.facts.expanded(
        $0.protocols, from: scope.facts.surroundings(of: path), withInherited: true
      )
      .isDisjoint(with: [name, "Codable"])
    }
    if let stated { return (stated.requirements.map(Self.requirements) ?? [], arguments) }
    guard let marked = resolver.marked[path],
      !marked.contains(where: { $0.options.requirements != nil })
    else { return nil }
    for declared in marked { inner.add(declared, name) }
    return (inner.found, arguments)
  }

  /// Returns the generic arguments by the names of the parameters, including those of enclosing
  /// types; nil if they don't fit.
  private func arguments(of type: TokenWords.NamedType, at path: String) -> [String: TokenWords]? {
    var arguments: [String: TokenWords] = [:]
    let parents = scope.facts.types(along: path.pathParts)
    let offset = parents.count - type.arguments.count
    for (index, parent) in parents.enumerated() {
      let parameters = scope.facts.genericParameters(of: parent.path)
      var given = index < offset ? [] : type.arguments[index - offset]
      // Inside the type, its name means its own parameters.
      if given.isEmpty { given = parameters.map { TokenWords($0.name) } }
      guard given.count == parameters.count, parameters.allSatisfy({ $0.kind == .type }) else {
        return nil
      }
      for (parameter, argument) in zip(parameters, given) { arguments[parameter.name] = argument }
    }
    return arguments
  }

  /// The parts of a `where` clause.
  private static func requirements(_ clause: TokenWords) -> [Requirement] {
    clause.split(at: ",").flatMap { part -> [Requirement] in
      let isSameType = part.split(at: "==").count > 1
      let sides = part.split(at: isSameType ? "==" : ":")
      guard sides.count == 2 else { return [] }
      return (isSameType ? [sides[1].text] : sides[1].protocols).map {
        Requirement(subject: sides[0].canonical, constraint: $0, isSameType: isSameType)
      }
    }
  }

  private mutating func add(_ condition: Requirement, with arguments: [String: TokenWords]) {
    let parameter = String(condition.subject.prefix { $0 != "." })
    let member = condition.subject.dropFirst(parameter.count)
    guard let argument = arguments[parameter] else { return }
    let types = argument.namedTypes
    if !member.isEmpty || condition.isSameType {
      // The compiler knows more about any other argument.
      guard types.count == 1, types[0].path == argument.canonical,
        let subject = scope.requirement(types[0].path)
      else { return }
      var item = condition
      item.subject = subject + member
      return add(item)
    }
    if TargetFacts.codable.contains(condition.constraint) {
      for type in types { add(type, condition.constraint) }
      return
    }
    for subject in argument.references.compactMap(scope.requirement) {
      add(Requirement(subject: subject, constraint: condition.constraint))
    }
  }
}

extension TokenWords {
  /// `Outer<A>.Inner<B, C>` in a type.
  struct NamedType {
    /// `Outer.Inner`
    var path: String
    /// The generic arguments of each part of the path.
    var arguments: [[TokenWords]]
  }

  /// The types that are named outside generic arguments. Labels are left out.
  var namedTypes: [NamedType] {
    var types: [NamedType] = []
    var index = 0
    while index < words.count {
      guard Self.isName(words[index]), !isLabel(at: index) else {
        index += 1
        continue
      }
      var type = NamedType(path: "", arguments: [])
      while true {
        type.path += (type.path.isEmpty ? "" : ".") + words[index]
        index += 1
        var arguments: [TokenWords] = []
        if index < words.count, words[index] == "<" {
          let end = closing(of: index)
          arguments = dropping(first: index + 1, last: words.count - end).split(at: ",")
          index = end + 1
        }
        type.arguments.append(arguments)
        guard index + 1 < words.count, words[index] == ".", Self.isName(words[index + 1]) else {
          break
        }
        index += 1
      }
      types.append(type)
    }
    return types
  }
}
