import SwiftParser
import SwiftSyntax

/// Collects what a file declares as the compiler's parser sees it.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var enums: [EnumDescription] = []
  private(set) var types: [TypeDescription] = []
  private(set) var typeAliases: [TypeAliasDescription] = []
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    super.init(viewMode: .sourceAccurate)
    bytes.withUnsafeBufferPointer { walk(Parser.parse(source: $0)) }
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let position = position(of: node.name)
    enums.append(
      EnumDescription(
        name: node.name.text, line: position.line, column: position.column,
        parents: parents(of: Syntax(node)), attributes: describe(node.attributes),
        modifiers: describe(node.modifiers), generics: describe(node.genericParameterClause),
        inherits: describe(node.inheritanceClause), where: describe(node.genericWhereClause),
        conditions: conditions(around: Syntax(node)), cases: cases(of: node)))
    add("enum", node, name: node.name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add("struct", node, name: node.name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add("class", node, name: node.name)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add("actor", node, name: node.name)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add("protocol", node, name: node.name)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.extendedType.firstToken(viewMode: .sourceAccurate) else {
      return .visitChildren
    }
    add("extension", node, name: first, text: nameWithoutArguments(node.extendedType))
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let parent = parents(of: Syntax(node)).last
    guard parent?.kind != "code" else { return .visitChildren }
    let position = position(of: node.name)
    typeAliases.append(
      TypeAliasDescription(
        name: node.name.text, line: position.line, column: position.column,
        modifiers: describe(node.modifiers), parent: parent?.name ?? "",
        generics: describe(node.genericParameterClause),
        type: node.initializer.value.normalizedText,
        conditions: conditions(around: Syntax(node))))
    return .visitChildren
  }

  private func add(
    _ kind: String, _ node: some DeclGroupSyntax, name: TokenSyntax, text: String? = nil
  ) {
    let position = position(of: name)
    let members = MemberCollector(in: node.memberBlock)
    types.append(
      TypeDescription(
        kind: kind, name: text ?? name.text, line: position.line, column: position.column,
        properties: ["struct", "class", "actor"].contains(kind)
          ? members.variables.flatMap(storedProperties) : [],
        members: members.all.flatMap(describe)))
  }

  /// The generator keeps string literals whole and looks for no declarations in interpolations.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  func position(of token: TokenSyntax) -> (line: Int, column: Int) {
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  private func cases(of node: EnumDeclSyntax) -> [EnumDescription.Case] {
    MemberCollector(in: node.memberBlock).cases.flatMap { declaration in
      declaration.elements.map { element in
        let position = position(of: element.name)
        return EnumDescription.Case(
          name: element.name.text, line: position.line, column: position.column,
          attributes: describe(declaration.attributes), modifiers: describe(declaration.modifiers),
          conditions: conditions(around: Syntax(declaration)),
          values: element.parameterClause?.parameters.map(describe),
          rawValue: element.rawValue.map { $0.value.normalizedText })
      }
    }
  }

  private func describe(_ value: EnumCaseParameterSyntax) -> EnumDescription.Value {
    EnumDescription.Value(
      label: value.firstName?.text, name: value.secondName?.text, type: value.type.normalizedText,
      default: value.defaultValue?.value.normalizedText)
  }
}

/// The declarations in the body of one type, without those of types in it.
private final class MemberCollector: SyntaxAnyVisitor {
  private(set) var all: [DeclSyntax] = []

  init(in block: MemberBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(block)
  }

  var cases: [EnumCaseDeclSyntax] { all.compactMap { $0.as(EnumCaseDeclSyntax.self) } }
  var variables: [VariableDeclSyntax] { all.compactMap { $0.as(VariableDeclSyntax.self) } }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.kind {
    case .memberBlock, .memberBlockItemList, .memberBlockItem, .ifConfigDecl, .ifConfigClauseList,
      .ifConfigClause:
      return .visitChildren
    default:
      if let declaration = node.as(DeclSyntax.self) { all.append(declaration) }
      return .skipChildren
    }
  }
}
