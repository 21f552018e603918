extension EnumPlan {
  /// The declaration with its annotations.
  var source: String {
    let generic = argument == nil ? "" : "<T>"
    let conformances =
      hasRawType
      ? ": String" : argument == nil ? options.hasCodingKeys ? ": Hashable" : ": Equatable" : ""
    var lines = ["// @CodableEnum(\(annotation))"]
    lines.append("\(isIndirect ? "indirect " : "")enum \(name)\(generic)\(conformances) {")
    for item in cases {
      let own = caseLines(item)
      lines += (item.isConditional ? ["#if DEBUG"] + own + ["#endif"] : own).map { "  \($0)" }
    }
    lines += factories + ["}"]
    if let parent {
      lines = parentLines(parent) + lines.map { "  \($0)" } + ["}"]
    }
    if argument != nil {
      let path = parent.map { "\($0.name).\(name)" } ?? name
      lines.append("extension \(path): Equatable where T: Equatable {}")
    }
    if let holder { lines += [holder] }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// Functions that are called like cases with values, as builders have them. Generated code must make
  /// the case. Only some enums have any.
  private var factories: [String] {
    guard let digit = name.last, "0369".contains(digit) else { return [] }
    return cases.filter { !$0.values.isEmpty && $0.unknown == nil }.map { item in
      "  static func \(Self.identifier(item))(_ value: Factory, more: Int = 0) -> Self { value() }"
    }
  }

  private static func identifier(_ item: CasePlan) -> String {
    item.name.camelCase == "default" ? "`default`" : item.name.camelCase
  }

  private func parentLines(_ parent: ParentPlan) -> [String] {
    [
      "struct \(parent.name)\(parent.isGeneric ? "<U>" : "") {",
      "  struct Item: Codable, Equatable {",
      "    var title: String",
      "  }",
      "",
    ]
  }

  private var annotation: String {
    var arguments = ["style: .\(options.style)"] + options.arguments
    if let nilValues = options.nilValues { arguments.append("nilValues: .\(nilValues)") }
    if options.rejectsUnknownKeys { arguments.append("unknownKeys: .reject") }
    if let missing = options.missingTag {
      arguments.append("missingTag: .\(cases[missing].name.camelCase)")
    }
    if let unknown = options.unknownTag {
      arguments.append("unknownTag: .\(cases[unknown].name.camelCase)")
    }
    if options.takesFirstKey { arguments.append("severalKeys: .first") }
    if options.choosesByKeys { arguments.append("choice: .byKeys") }
    if options.allowsOverlap { arguments.append("overlap: .allow") }
    if let fallback = options.fallback {
      arguments.append("fallback: .\(cases[fallback].name.camelCase)")
    }
    if options.hasCodingKeys { arguments.append("codingKeys: true") }
    if options.isRawRepresentable { arguments.append("rawRepresentable: true") }
    if options.forgives { arguments += ["invalidProperty: .nil", "invalidElements: .skip"] }
    if options.isCoercing { arguments.append("coercing: true") }
    if options.isIgnoringCase { arguments.append("ignoringCase: true") }
    if options.omitsDefaults { arguments.append("defaultValues: .omit") }
    if !options.order.isEmpty {
      let names = options.order.map { ".\($0.camelCase)" }
      arguments.append("order: [\(names.joined(separator: ", "))]")
    }
    if options.hasAccessors { arguments.append("accessors: true") }
    if !reads.isEmpty {
      let members = reads.map { read in
        let arguments = read.arguments.joined(separator: ", ")
        return arguments.isEmpty ? ".\(read.style)" : ".\(read.style)(\(arguments))"
      }
      arguments.append("reads: [\(members.joined(separator: ", "))]")
    }
    return arguments.joined(separator: ", ")
  }

  private func caseLines(_ item: CasePlan) -> [String] {
    var lines: [String] = []
    var (item, rawValue) = (item, "")
    if hasRawType, let tag = item.tag {
      (item.tag, rawValue) = (nil, " = \(tag.source)")
    }
    let annotation = item.arguments.joined(separator: ", ")
    if !annotation.isEmpty { lines.append("// @CodableCase(\(annotation))") }
    let name = Self.identifier(item)
    switch item.unknown {
    case .tag: return lines + ["case \(name)(String)"]
    case .content: return lines + ["case \(name)(CodableEnumAnyValue)"]
    default: break
    }
    guard !item.values.isEmpty || item.keepsTag else {
      return lines + ["case \(name)\(rawValue)"]
    }
    lines.append("case \(name)(")
    if item.keepsTag {
      let isInteger = if case .integer = item.tag { true } else { false }
      lines.append("  // @CodableValue(tag: true)")
      let type = item.span?.type ?? (isInteger ? "Int" : "String")
      lines.append("  \(type)\(item.values.isEmpty ? "" : ",")")
    }
    for (index, value) in item.values.enumerated() {
      let annotation = value.arguments.joined(separator: ", ")
      if !annotation.isEmpty { lines.append("  // @CodableValue(\(annotation))") }
      lines.append("  \(value.declaration)\(index == item.values.count - 1 ? "" : ",")")
    }
    return lines + [")"]
  }
}

extension EnumOptions {
  /// The arguments that a member of `reads` may have too.
  fileprivate var arguments: [String] {
    var arguments: [String] = []
    if tag.count == 1 { arguments.append("tag: \(tag[0].debugDescription)") }
    if tag.count > 1 { arguments.append("tag: \(tag)") }
    if style == "adjacent" {
      arguments.append("content: \(hasTagForContent ? ".tag" : content.debugDescription)")
    }
    if let payload { arguments.append("payload: .\(payload)") }
    if let empty { arguments.append("empty: .\(empty)") }
    if let caseNaming { arguments.append("caseNaming: .\(caseNaming)") }
    if let keyNaming { arguments.append("keyNaming: .\(keyNaming)") }
    if hasKeyPrefix { arguments.append("keyPrefix: .caseName") }
    return arguments
  }
}

extension CasePlan {
  fileprivate var arguments: [String] {
    if unknown != nil {
      let tag = tag.map { ["tag: \($0.source)"] } ?? []
      let texts = aliases.map(\.source).joined(separator: ", ")
      return [".unknown"] + tag + (aliases.isEmpty ? [] : ["aliases: [\(texts)]"])
    }
    let own = isTagMissing ? ".missingTag" : span?.source ?? tag?.source
    var arguments = standsAlone ? [".untagged"] : own.map { [$0] } ?? []
    if let span, !standsAlone, !keepsTag { arguments.append("tag: \(span.tags[0].source)") }
    let further = aliases.map(\.source) + (range.map { ["\($0)"] } ?? [])
    if !further.isEmpty { arguments.append("aliases: [\(further.joined(separator: ", "))]") }
    if let keys { arguments.append("keys: \(keys)") }
    if let keyNaming { arguments.append("keyNaming: .\(keyNaming)") }
    if let hasKeyPrefix { arguments.append("keyPrefix: .\(hasKeyPrefix ? "caseName" : "none")") }
    if usesCoder { arguments.append("coder: PairCoder") }
    if let skip { arguments.append("skip: .\(skip)") }
    if let payload { arguments.append("payload: .\(payload)") }
    if let empty { arguments.append("empty: .\(empty)") }
    if let content { arguments.append("content: \(content.debugDescription)") }
    if let emptyLiteral { arguments.append("empty: \(emptyLiteral.source)") }
    if !constants.isEmpty { arguments.append("constants: \(constants.source)") }
    if !extras.isEmpty { arguments.append("extras: \(extras.source)") }
    return arguments
  }
}

extension ValuePlan {
  fileprivate var declaration: String {
    var text = type.spelling
    if let label {
      text = "\(label.camelCase): \(text)"
    } else if let parameterName {
      text = "_ \(parameterName.camelCase == "in" ? "`in`" : parameterName.camelCase): \(text)"
    }
    return defaultValue.map { "\(text) = \($0.expression)" } ?? text
  }

  fileprivate var arguments: [String] {
    if isSkipped { return ["skip: true"] }
    if isFlattened { return ["flatten: true"] }
    if let oneWay { return ["skip: .\(oneWay)"] }
    var arguments: [String] = []
    if let key {
      arguments.append("key: \(parents.isEmpty ? key.debugDescription : "\(parents + [key])")")
    }
    if !aliases.isEmpty { arguments.append("aliases: \(aliases)") }
    if let nilForm { arguments.append("nil: .\(nilForm)") }
    if let defaultForm { arguments.append("default: .\(defaultForm)") }
    if usesCoder { arguments.append("coder: OpaqueCoder") }
    return arguments
  }
}
