import SwiftSyntax

extension DeclarationCollector {
  /// Those in an `#if` of the list with all directives around them.
  func describe(_ attributes: AttributeListSyntax, isConditional: Bool = false) -> [String] {
    attributes.flatMap { element -> [String] in
      if let attribute = element.as(AttributeSyntax.self) {
        let directives = isConditional ? Array(conditions(around: Syntax(attribute)).joined()) : []
        return [(directives + [attribute.normalizedText]).joined(separator: " ")]
      }
      let clauses = element.as(IfConfigDeclSyntax.self)?.clauses
      return (clauses.map(Array.init) ?? []).flatMap { clause in
        (clause.elements?.as(AttributeListSyntax.self)).map {
          describe($0, isConditional: true)
        } ?? []
      }
    }
  }

  func describe(_ modifiers: DeclModifierListSyntax) -> [String] {
    modifiers.map { $0.name.text + ($0.detail.map { "(\($0.detail.text))" } ?? "") }
  }

  func describe(_ clause: GenericParameterClauseSyntax?) -> [EnumDescription.Generic] {
    (clause?.parameters).map(Array.init)?.map { parameter in
      let kind =
        switch parameter.specifier?.text {
        case "each": "pack"
        case "let": "value"
        default: "type"
        }
      return EnumDescription.Generic(
        kind: kind, name: parameter.name.text, constraint: parameter.inheritedType?.normalizedText)
    } ?? []
  }

  func describe(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes).map(Array.init)?.map { $0.type.normalizedText } ?? []
  }

  func describe(_ clause: GenericWhereClauseSyntax?) -> String? {
    clause?.requirements.normalizedText
  }

  /// From the outermost. Adjacent blocks of code are one.
  func parents(of node: Syntax) -> [EnumDescription.Parent] {
    var parents: [EnumDescription.Parent] = []
    var current = node.parent
    while let ancestor = current {
      if let parent = parent(ancestor), parent.kind != "code" || parents.last?.kind != "code" {
        parents.append(parent)
      }
      current = ancestor.parent
    }
    return parents.reversed()
  }

  private func parent(_ node: Syntax) -> EnumDescription.Parent? {
    switch node.as(SyntaxEnum.self) {
    case .codeBlock, .closureExpr, .accessorBlock, .switchExpr:
      EnumDescription.Parent(
        kind: "code", name: "", attributes: [], modifiers: [], generics: [], inherits: [])
    case .structDecl(let node): parent("struct", node, node.name.text, node.genericParameterClause)
    case .classDecl(let node): parent("class", node, node.name.text, node.genericParameterClause)
    case .actorDecl(let node): parent("actor", node, node.name.text, node.genericParameterClause)
    case .enumDecl(let node): parent("enum", node, node.name.text, node.genericParameterClause)
    case .extensionDecl(let node):
      parent("extension", node, nameWithoutArguments(node.extendedType), nil)
    case .protocolDecl(let node):
      EnumDescription.Parent(
        kind: "protocol", name: node.name.text, attributes: describe(node.attributes),
        modifiers: describe(node.modifiers),
        generics: (node.primaryAssociatedTypeClause?.primaryAssociatedTypes).map(Array.init)?.map {
          EnumDescription.Generic(kind: "type", name: $0.name.text)
        } ?? [],
        inherits: describe(node.inheritanceClause), where: describe(node.genericWhereClause))
    default: nil
    }
  }

  private func parent(
    _ kind: String, _ node: some DeclGroupSyntax, _ name: String,
    _ generics: GenericParameterClauseSyntax?
  ) -> EnumDescription.Parent {
    EnumDescription.Parent(
      kind: kind, name: name, attributes: describe(node.attributes),
      modifiers: describe(node.modifiers), generics: describe(generics),
      inherits: describe(node.inheritanceClause), where: describe(node.genericWhereClause))
  }

  func nameWithoutArguments(_ type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) {
      return nameWithoutArguments(member.baseType) + "." + member.name.text
    }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
  }

  /// The directives of each `#if` around a node, up to the branch that it stands in.
  func conditions(around node: Syntax) -> [[String]] {
    var branches: [[String]] = []
    var current = Optional(node)
    while let ancestor = current {
      if let clause = ancestor.as(IfConfigClauseSyntax.self),
        let chain = clause.parent?.as(IfConfigClauseListSyntax.self)
      {
        var directives: [String] = []
        for sibling in chain {
          let condition = sibling.condition.map {
            sibling.poundKeyword.trailingTrivia.description + $0.trimmedDescription
          }
          directives.append(sibling.poundKeyword.text + (condition ?? ""))
          if sibling.id == clause.id { break }
        }
        branches.append(directives)
      }
      current = ancestor.parent
    }
    return branches.reversed()
  }
}
