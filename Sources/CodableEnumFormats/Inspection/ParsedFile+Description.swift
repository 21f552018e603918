import CodableEnumCore

extension ParsedFile {
  func description(ofEnum index: Int, isMarked: Bool) -> JSONNode {
    let declaration = declarations[index]
    var members: [(key: String, value: JSONNode)] = [("name", .string(declaration.name))]
    members += position(of: declaration.nameRange)
    members.append(("marked", .bool(isMarked)))
    members.append(("parents", .array(parents(of: declaration).map(describeParent))))
    members += head(of: declaration.attributes, declaration.modifiers)
    members += header(of: declaration)
    members.append(("conditions", conditions(around: declaration.condition)))
    members.append(("cases", .array(declaration.cases.flatMap(describe))))
    return .object(members)
  }

  /// Returns the types around a declaration, the outermost first.
  private func parents(of declaration: Declaration) -> [Declaration] {
    var parents: [Declaration] = []
    var index = declaration.parent
    while let parent = index {
      parents.append(declarations[parent])
      index = declarations[parent].parent
    }
    return parents.reversed()
  }

  private func describeParent(_ parent: Declaration) -> JSONNode {
    .object(
      [("kind", .string("\(parent.kind)")), ("name", .string(parent.name))]
        + head(of: parent.attributes, parent.modifiers) + header(of: parent))
  }

  private func head(
    of attributes: [Attribute], _ modifiers: [Modifier]
  ) -> [(key: String, value: JSONNode)] {
    [
      ("attributes", .array(attributes.map { .string(text(of: $0)) })),
      ("modifiers", describe(modifiers)),
    ]
  }

  /// Returns the text of an attribute: `@a`, or with the directives around it if an `#if` in the
  /// head contains it: `#if A #else @a`.
  private func text(of attribute: Attribute) -> String {
    let directives = attribute.condition == nil ? [] : directives(around: attribute.condition)
    return (directives.joined() + [normalizedText(attribute.tokens)]).joined(separator: " ")
  }

  private func describe(_ modifiers: [Modifier]) -> JSONNode {
    .array(modifiers.map { .string($0.name + ($0.detail.map { "(\($0))" } ?? "")) })
  }

  private func header(of declaration: Declaration) -> [(key: String, value: JSONNode)] {
    var members: [(key: String, value: JSONNode)] = [
      ("generics", .array(declaration.genericParameters.map(describe))),
      ("inherits", .array(declaration.inheritedTypes.map { .string(normalizedText($0)) })),
    ]
    if let clause = declaration.whereClause {
      members.append(("where", .string(normalizedText(clause))))
    }
    return members
  }

  private func describe(parameter: GenericParameter) -> JSONNode {
    var members: [(key: String, value: JSONNode)] = [
      ("kind", .string("\(parameter.kind)")), ("name", .string(parameter.name)),
    ]
    if let constraint = parameter.constraint {
      members.append(("constraint", .string(normalizedText(constraint))))
    }
    return .object(members)
  }

  /// Returns one description for each element.
  private func describe(declaration: CaseDeclaration) -> [JSONNode] {
    declaration.elements.map { element in
      var members: [(key: String, value: JSONNode)] = [("name", .string(element.name))]
      members += position(of: element.nameRange)
      members += head(of: declaration.attributes, declaration.modifiers)
      members.append(("conditions", conditions(around: declaration.condition)))
      if let values = element.values { members.append(("values", .array(values.map(describe)))) }
      if let rawValue = element.rawValue {
        members.append(("rawValue", .string(normalizedText(rawValue))))
      }
      return .object(members)
    }
  }

  private func describe(value: AssociatedValue) -> JSONNode {
    var members: [(key: String, value: JSONNode)] = []
    if let name = value.firstName { members.append(("label", .string(name))) }
    if let name = value.secondName { members.append(("name", .string(name))) }
    members.append(("type", .string(normalizedText(value.type))))
    if let expression = value.defaultValue {
      members.append(("default", .string(normalizedText(expression))))
    }
    return .object(members)
  }

  private func position(of range: Range<Int>) -> [(key: String, value: JSONNode)] {
    let location = position(range.lowerBound)
    return [("line", .integer(location.line)), ("column", .integer(location.column))]
  }

  private func conditions(around innermost: ConditionalBranchReference?) -> JSONNode {
    .array(directives(around: innermost).map { .array($0.map { .string($0) }) })
  }

  /// Returns the texts of the tokens, with one space between two that aren't joined.
  func normalizedText(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if index > range.lowerBound && !tokens[index].isJoinedToPrevious { text += " " }
      text += file.text(tokens[index].range)
    }
    return text
  }
}

extension ParsedFile {
  /// All types and extensions, with their members.
  var typeDescriptions: JSONNode {
    .array(declarations.filter { ![.code, .typealias].contains($0.kind) }.map(describeType))
  }

  var typeAliasDescriptions: JSONNode {
    .array(declarations.filter { $0.kind == .typealias }.map(describeAlias))
  }

  private func describeType(_ type: Declaration) -> JSONNode {
    .object(
      [("kind", .string("\(type.kind)")), ("name", .string(type.name))]
        + position(of: type.nameRange)
        + [
          ("properties", .array(type.storedProperties.map(describe))),
          ("members", .array(type.members.map(describe))),
        ])
  }

  private func describe(property: StoredProperty) -> JSONNode {
    var members: [(key: String, value: JSONNode)] = [("name", .string(property.name))]
    members += position(of: property.nameRange)
    members.append(("isConstant", .bool(property.isConstant)))
    members.append(("isInPattern", .bool(property.isInPattern)))
    members += head(of: property.attributes, property.modifiers)
    members.append(("conditions", conditions(around: property.condition)))
    if let type = property.type { members.append(("type", .string(normalizedText(type)))) }
    if let value = property.initialValue {
      members.append(("initialValue", .string(normalizedText(value))))
    }
    return .object(members)
  }

  private func describe(member: Member) -> JSONNode {
    .object(
      [("kind", .string("\(member.kind)")), ("name", .string(member.name))]
        + position(of: member.nameRange)
        + [
          ("isStatic", .bool(member.isStatic)),
          ("labels", .array(member.labels.map { .string($0) })),
          ("conditions", conditions(around: member.condition)),
        ])
  }

  private func describeAlias(_ alias: Declaration) -> JSONNode {
    .object(
      [("name", .string(alias.name))] + position(of: alias.nameRange)
        + [
          ("modifiers", describe(alias.modifiers)),
          ("parent", .string(alias.parent.map { declarations[$0].name } ?? "")),
          ("generics", .array(alias.genericParameters.map(describe))),
          ("type", .string(normalizedText(alias.aliasedType ?? 0..<0))),
          ("conditions", conditions(around: alias.condition)),
        ])
  }
}
