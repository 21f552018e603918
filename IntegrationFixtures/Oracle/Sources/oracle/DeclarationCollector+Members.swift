import SwiftSyntax

extension DeclarationCollector {
  /// The properties of a declaration that have storage: those without accessors but observers.
  func storedProperties(of node: VariableDeclSyntax) -> [TypeDescription.Property] {
    guard !isStatic(node.modifiers) else { return [] }
    // In `let x, y: Double`, `x` has the type of `y`.
    var following: TypeSyntax?
    var properties: [TypeDescription.Property] = []
    for binding in node.bindings.reversed() {
      let type =
        binding.typeAnnotation?.type ?? (binding.initializer == nil ? following : nil)
      following = type
      guard hasStorage(binding) else { continue }
      let isInPattern = binding.pattern.is(TuplePatternSyntax.self)
      properties += names(in: binding.pattern).reversed().map { name in
        let position = position(of: name)
        return TypeDescription.Property(
          name: name.text, line: position.line, column: position.column,
          isConstant: node.bindingSpecifier.text == "let", isInPattern: isInPattern,
          attributes: describe(node.attributes), modifiers: describe(node.modifiers),
          conditions: conditions(around: Syntax(node)),
          type: isInPattern ? nil : type?.normalizedText,
          initialValue: isInPattern ? nil : binding.initializer?.value.normalizedText)
      }
    }
    return properties.reversed()
  }

  private func hasStorage(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  private func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }

  /// The members that a declaration in a type adds to it by name; no cases and no operators.
  func describe(_ node: DeclSyntax) -> [TypeDescription.Member] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      return node.bindings.flatMap { names(in: $0.pattern) }.map {
        member("property", $0, node, isStatic: isStatic(node.modifiers))
      }
    case .functionDecl(let node):
      guard case .identifier = node.name.tokenKind else { return [] }
      return [
        member(
          "function", node.name, node, isStatic: isStatic(node.modifiers),
          labels: labels(node.signature))
      ]
    case .initializerDecl(let node):
      return [
        member("function", node.initKeyword, node, isStatic: true, labels: labels(node.signature))
      ]
    case .associatedTypeDecl(let node): return [member("type", node.name, node)]
    case .typeAliasDecl(let node): return [member("type", node.name, node)]
    case .enumDecl(let node): return [member("type", node.name, node)]
    case .structDecl(let node): return [member("type", node.name, node)]
    case .classDecl(let node): return [member("type", node.name, node)]
    case .actorDecl(let node): return [member("type", node.name, node)]
    case .protocolDecl(let node): return [member("type", node.name, node)]
    default: return []
    }
  }

  private func labels(_ signature: FunctionSignatureSyntax) -> [String] {
    signature.parameterClause.parameters.map(\.firstName.text)
  }

  private func member(
    _ kind: String, _ name: TokenSyntax, _ node: some DeclSyntaxProtocol, isStatic: Bool = false,
    labels: [String] = []
  ) -> TypeDescription.Member {
    let position = position(of: name)
    return TypeDescription.Member(
      kind: kind, name: name.text, line: position.line, column: position.column,
      isStatic: isStatic, labels: labels, conditions: conditions(around: Syntax(node)))
  }
}
