/// A validated enum that waits for what other files of the target say about it: parameters of its
/// parents, conformances stated elsewhere, members of the same name.
struct EnumDraft: Sendable {
  var model: EnumModel
  /// The parents' names and the enum's, without backticks.
  var path: [String]
  /// What `where:` says in place of the inferred requirements.
  var requirements: String?
  /// Of the annotation.
  var position: Diagnostic.Position

  /// The finished model, and what is wrong in view of the whole target.
  func completed(_ facts: TargetFacts) -> (model: EnumModel, diagnostics: [Diagnostic]) {
    var model = model
    let scope = Scope(path: path, facts: facts)
    let own = facts[scope.fullPath]
    for index in model.cases.indices {
      for value in model.cases[index].values.indices {
        scope.complete(&model.cases[index].values[value])
      }
    }
    for index in model.accessors.indices {
      model.accessors[index].type = scope.qualified(model.accessors[index].type)
    }
    model.encoding = model.encoding.map { _ in
      conformance("Encodable", own, scope) { !$0.isSkippedInEncoding }
    }
    model.decoding = model.decoding.map { _ in
      conformance("Decodable", own, scope) { !$0.isSkippedInDecoding }
    }
    model.genericSignature = scope.signature
    return (model, privacyErrors(facts) + collisions(own))
  }

  /// Whether a parent's own declaration was not met yet.
  func hasUnseenParent(_ facts: TargetFacts) -> Bool {
    path.indices.dropFirst().contains {
      !facts[path[..<$0].joined(separator: ".")].isDeclared
    }
  }

  private func conformance(
    _ name: String, _ own: TargetFacts.TypeFacts, _ scope: Scope,
    _ isUsed: (CaseModel) -> Bool
  ) -> Conformance {
    let declared = own.conformances.first {
      $0.protocols.contains(name) || $0.protocols.contains("Codable")
    }
    if let requirements = requirements ?? declared.map({ $0.requirements ?? "" }) {
      return Conformance(isDeclared: declared != nil, requirements: requirements)
    }
    let values = model.cases.filter { isUsed($0) && !$0.isUnavailable }.flatMap(\.values)
    let used = values.filter { !$0.isSkipped && $0.coder == nil && !$0.type.hasFunction }
    var paths: [String] = []
    for path in used.flatMap(\.type.references).compactMap(scope.requirement)
    where !paths.contains(path) {
      paths.append(path)
    }
    let clauses = paths.filter { !scope.isConstrained($0, to: name) }.map { "\($0): Swift.\(name)" }
    return Conformance(isDeclared: false, requirements: clauses.joined(separator: ", "))
  }

  /// A private parent in another file.
  private func privacyErrors(_ facts: TargetFacts) -> [Diagnostic] {
    for count in path.indices.dropFirst() {
      let parent = path[..<count].joined(separator: ".")
      guard let modifier = facts[parent].privacy else { continue }
      return [
        Diagnostic(
          .unreachableEnum(model.displayName, .isPrivate(parent, modifier: modifier)), at: position)
      ]
    }
    return []
  }

  private func collisions(_ own: TargetFacts.TypeFacts) -> [Diagnostic] {
    model.accessors.compactMap { accessor in
      guard let member = own.members.first(where: { $0.name == accessor.name && !$0.isStatic })
      else { return nil }
      return Diagnostic(
        .accessorCollision(accessor.name, model.displayName), at: accessor.position,
        notes: [.init(text: "'\(accessor.name)' is declared here", position: member.position)])
    }
  }
}

/// The names that a type written inside the enum can refer to.
private struct Scope {
  let path: [String]
  let facts: TargetFacts
  /// Parameters of the enum and its parents, outermost first.
  let parameters: [String: TargetFacts.GenericFact]

  init(path: [String], facts: TargetFacts) {
    self.path = path
    self.facts = facts
    var parameters: [String: TargetFacts.GenericFact] = [:]
    for count in 1...path.count {
      for parameter in facts[path[..<count].joined(separator: ".")].genericParameters {
        parameters[parameter.name] = parameter
      }
    }
    self.parameters = parameters
  }

  var fullPath: String { path.joined(separator: ".") }

  func complete(_ value: inout ValueModel) {
    if case .name(let name) = value.type.form, parameters[name] != nil {
      value.isGenericParameter = true
    }
    value.coder = value.coder.map { coder in
      let parts = coder.split(separator: ".", maxSplits: 1).map(String.init)
      let first = parts[0].prefix { $0 != "<" }
      return qualified(String(first)) + coder.dropFirst(first.count)
    }
  }

  /// An extension of a nested type does not see the parents' types by their short names, so each is
  /// given its parents' names.
  func qualified(_ type: TokenWords) -> TokenWords {
    type.replacingReferences(qualified)
  }

  private func qualified(_ name: String) -> String {
    let plain = name.withoutBackticks
    if parameters[plain] != nil || facts[fullPath].nestedTypes.contains(plain) { return name }
    for count in path.indices.dropFirst().reversed() {
      let parent = path[..<count].joined(separator: ".")
      if facts[parent].nestedTypes.contains(plain) { return "\(parent).\(name)" }
    }
    return name
  }

  /// What must be codable if a type refers to this: a parameter, or a member type of one.
  func requirement(_ reference: String) -> String? {
    var parts = reference.split(separator: ".").map(String.init)
    guard let parameter = parameters[parts[0].withoutBackticks], parameter.kind == .type else {
      return nil
    }
    if parts.last == "Type" || parts.last == "Protocol" { return nil }
    if parts.last == "self" { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  func isConstrained(_ path: String, to name: String) -> Bool {
    guard let protocols = parameters[path]?.protocols else { return false }
    return protocols.contains(name) || protocols.contains("Codable")
  }

  var signature: GenericSignature {
    var signature = GenericSignature()
    for count in 1...path.count {
      let parameters = facts[path[..<count].joined(separator: ".")].genericParameters
      if count > 1 { signature.type += "." }
      signature.type += path[count - 1]
      guard !parameters.isEmpty else { continue }
      signature.parameters += parameters.map {
        switch $0.kind {
        case .type: $0.name
        case .pack: "each \($0.name)"
        case .value: "let \($0.name): Swift.Int"
        }
      }
      let arguments = parameters.map { $0.kind == .pack ? "repeat each \($0.name)" : $0.name }
      signature.type += "<\(arguments.joined(separator: ", "))>"
    }
    return signature
  }
}
