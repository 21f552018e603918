@testable import CodableEnumCore

/// The declarations of a source as an indented outline, for comparing with what a test expects.
///
/// ```text
/// typealias Name = Type
/// struct Box<T: Codable>: P, Q where T: Hashable {property x, function f(label:_:)}
///   @Wrapper private let x: Type = value
///   enum Kind #0.1 @available public(set)
///     case a(label name: Type = default) = raw
/// ```
///
/// `#0.1` is branch 1 of the conditional chain 0; it stands behind what is in the branch.
func dumpDeclarations(_ source: String) -> String {
  let parsed = Parser.parse(
    SourceFile(path: "Test.swift", label: "Test.swift", bytes: Array(source.utf8)))
  var lines = parsed.imports.map { "import \($0.path)" + parsed.mark($0.condition) }
  lines += parsed.declarations.filter { $0.kind == .typealias }.map(parsed.outlineOfAlias)
  for index in parsed.declarations.indices where parsed.declarations[index].kind != .typealias {
    lines += parsed.outline(of: index)
  }
  lines += parsed.diagnostics.map(\.rendered)
  return lines.joined(separator: "\n")
}

extension ParsedFile {
  func depth(of index: Int) -> Int {
    var depth = 0
    var current = declarations[index].parent
    while let parent = current {
      depth += 1
      current = declarations[parent].parent
    }
    return depth
  }

  fileprivate func mark(_ condition: ConditionalBranchReference?) -> String {
    condition.map { " #\($0.chain).\($0.branch)" } ?? ""
  }

  fileprivate func text(_ tokens: Range<Int>) -> String {
    tokens.map { file.text(self.tokens[$0].range) }.joined(separator: " ")
  }

  fileprivate func head(_ attributes: [Attribute], _ modifiers: [Modifier]) -> String {
    let words =
      attributes.map { "@\($0.name)" + mark($0.condition) }
      + modifiers.map { $0.name + ($0.detail.map { "(\($0))" } ?? "") }
    return words.map { $0 + " " }.joined()
  }

  fileprivate func outline(of index: Int) -> [String] {
    let declaration = declarations[index]
    let indent = String(repeating: "  ", count: depth(of: index))
    var line = indent + head(declaration.attributes, declaration.modifiers)
    line += "\(declaration.kind)" + (declaration.name.isEmpty ? "" : " \(declaration.name)")
    line += outline(of: declaration.genericParameters)
    if !declaration.inheritedTypes.isEmpty {
      line += ": " + declaration.inheritedTypes.map(text).joined(separator: ", ")
    }
    if let clause = declaration.whereClause { line += " where " + text(clause) }
    line += mark(declaration.condition)
    let members = declaration.members.map {
      ($0.isStatic ? "static " : "") + "\($0.kind) \($0.name)"
        + ($0.labels.isEmpty ? "" : "(\($0.labels.map { $0 + ":" }.joined()))") + mark($0.condition)
    }
    if !members.isEmpty { line += " {\(members.joined(separator: ", "))}" }
    return [line]
      + (declaration.storedProperties.map(outline) + declaration.cases.map(outline)).map {
        indent + "  " + $0
      }
  }

  fileprivate func outlineOfAlias(_ alias: Declaration) -> String {
    let parent = alias.parent.map { declarations[$0].name + "." } ?? ""
    let type = text(alias.aliasedType ?? 0..<0)
    return head([], alias.modifiers) + "typealias " + parent + alias.name
      + outline(of: alias.genericParameters) + " = " + type + mark(alias.condition)
  }

  private func outline(of parameters: [GenericParameter]) -> String {
    if parameters.isEmpty { return "" }
    let texts = parameters.map { parameter in
      (parameter.kind == .type ? "" : "\(parameter.kind) ") + parameter.name
        + (parameter.constraint.map { ": " + text($0) } ?? "")
    }
    return "<\(texts.joined(separator: ", "))>"
  }

  private func outline(of property: StoredProperty) -> String {
    let name = property.isInPattern ? "(\(property.name))" : property.name
    return head(property.attributes, property.modifiers) + (property.isConstant ? "let " : "var ")
      + name + (property.type.map { ": " + text($0) } ?? "")
      + (property.initialValue.map { " = " + text($0) } ?? "") + mark(property.condition)
  }

  private func outline(of declaration: CaseDeclaration) -> String {
    let elements = declaration.elements.map { element in
      element.name
        + (element.values.map { "(\($0.map(outline).joined(separator: ", ")))" } ?? "")
        + (element.rawValue.map { " = " + text($0) } ?? "")
    }
    return head(declaration.attributes, declaration.modifiers)
      + "case \(elements.joined(separator: ", "))" + mark(declaration.condition)
  }

  private func outline(of value: AssociatedValue) -> String {
    let names = [value.firstName, value.secondName].compactMap { $0 }.joined(separator: " ")
    return (names.isEmpty ? "" : names + ": ") + text(value.type)
      + (value.defaultValue.map { " = " + text($0) } ?? "")
  }
}
