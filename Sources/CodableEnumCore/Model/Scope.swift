/// The names that a type written inside the enum can refer to.
struct Scope {
  let path: [String]
  let facts: TargetFacts
  /// Parameters of the enum and its parents, outermost first.
  let parameters: [String: TargetFacts.GenericFact]

  init(path: [String], facts: TargetFacts) {
    self.path = path
    self.facts = facts
    parameters = Dictionary(facts.parameters(along: path).map { ($0.name, $0) }) { $1 }
  }

  var fullPath: String { path.joined(separator: ".") }

  func isGenericParameter(_ type: TypeSpelling) -> Bool {
    if case .name(let name) = type.form { parameters[name] != nil } else { false }
  }

  /// Returns the qualified name of a coder. Members and generic arguments may follow the first
  /// name.
  func qualified(coder: String) -> String {
    let first = coder.prefix { $0 != "." && $0 != "<" }
    return qualified(name: String(first)) + coder.dropFirst(first.count)
  }

  /// Returns a type with the names of its parents before it, because an extension of a nested type
  /// doesn't see the parents' types by their short names.
  func qualified(_ type: TokenWords) -> TokenWords { type.replacingReferences(qualified(name:)) }

  private func qualified(name: String) -> String {
    let plain = name.withoutBackticks
    let types = facts.types(along: path)
    guard parameters[plain] == nil, let own = types.last, !facts.hasType(named: plain, in: own)
    else { return name }
    let parent = types.dropLast().last { facts.hasType(named: plain, in: $0) }
    guard let path = parent?.path.pathParts else { return name }
    return (path.map(\.escapedName) + [name]).joined(separator: ".")
  }

  /// Returns what must be codable if a type contains a reference: a parameter, or a member type of
  /// one.
  func requirement(_ reference: String) -> String? {
    var parts = reference.pathParts
    guard let parameter = parameters[parts[0].withoutBackticks], parameter.kind == .type else {
      return nil
    }
    if parts.count > 1, parts.last == "Type" || parts.last == "Protocol" { return nil }
    if parts.last == "self" { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  func isConstrained(_ path: String, to name: String) -> Bool {
    guard let protocols = parameters[path]?.protocols else { return false }
    let all = facts.expanded(protocols, from: self.path)
    return all.contains(name)
      || ["Encodable", "Decodable"].contains(name) && all.contains("Codable")
  }

  /// `Outer<T>.Inner` in `func encode<T>(_ value: Outer<T>.Inner)`.
  var signature: (parameters: [String], type: String) {
    var all: [String] = []
    let parts = zip(path, facts.types(along: path)).map { name, type in
      let parameters = facts.genericParameters(of: type.path)
      all += parameters.map {
        switch $0.kind {
        case .type: $0.name.escapedName
        case .pack: "each \($0.name.escapedName)"
        case .value: "let \($0.name.escapedName): Swift.Int"
        }
      }
      let arguments = parameters.map {
        ($0.kind == .pack ? "repeat each " : "") + $0.name.escapedName
      }
      let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
      return name.escapedName + list
    }
    return (all, parts.joined(separator: "."))
  }
}
