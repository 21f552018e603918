import SwiftParser
import SwiftSyntax

/// Collects the enums of a file as the compiler's parser sees them.
final class EnumCollector: SyntaxVisitor {
  private(set) var enums: [EnumDescription] = []
  private let bytes: [UInt8]
  private let lineStarts: [Int]

  static func enums(in bytes: [UInt8]) -> [EnumDescription] {
    let collector = EnumCollector(bytes)
    bytes.withUnsafeBufferPointer { collector.walk(Parser.parse(source: $0)) }
    return collector.enums
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    super.init(viewMode: .sourceAccurate)
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
    return .visitChildren
  }

  /// The generator keeps string literals whole and looks for no declarations in interpolations.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  private func position(of token: TokenSyntax) -> (line: Int, column: Int) {
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
    let collector = CaseCollector(viewMode: .sourceAccurate)
    collector.walk(node.memberBlock)
    return collector.cases.flatMap { declaration in
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

/// The `case` declarations of one enum, without those of enums in it.
private final class CaseCollector: SyntaxAnyVisitor {
  private(set) var cases: [EnumCaseDeclSyntax] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.kind {
    case .memberBlock, .memberBlockItemList, .memberBlockItem, .ifConfigDecl, .ifConfigClauseList,
      .ifConfigClause:
      return .visitChildren
    default:
      if let declaration = node.as(EnumCaseDeclSyntax.self) { cases.append(declaration) }
      return .skipChildren
    }
  }
}
