import CodingChecks

/// A value of a marked enum that the old version writes.
struct Specimen {
  var enumName: String
  var caseName: String
  var expression: String
}

extension Version {
  /// Of each case values enough that one of them has whatever a change may make unreadable.
  func specimens(_ random: inout SeededGenerator) -> [Specimen] {
    enums.flatMap { plan in
      plan.cases.indices.flatMap { index in
        let further = further(ofCase: index, in: plan, &random)
        let expressions = expressions(ofCase: index, in: plan, within: [plan.name]) + further
        return expressions.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
          .map {
            Specimen(
              enumName: plan.name, caseName: plan.cases[index].name.camelCase, expression: $0)
          }
      }
    }
  }

  func expressions(ofCase index: Int, in plan: EnumPlan, within path: [String]) -> [String] {
    let item = plan.cases[index]
    if let unknown = item.unknown, unknown != .values {
      return plan.unknownExpressions(unknown, index)
    }
    return arguments(of: item, in: plan, within: path).rotated().map { item.expression($0, plan) }
  }

  /// What does not come of taking values in their order.
  private func further(
    ofCase index: Int, in plan: EnumPlan, _ random: inout SeededGenerator
  ) -> [String] {
    let item = plan.cases[index]
    let arguments = arguments(of: item, in: plan, within: [plan.name])
    guard arguments.count > 1, !arguments.contains(where: \.isEmpty) else { return [] }
    var further = [item.expression(arguments.map { $0.last! }, plan)]
    for _ in 0..<2 { further.append(item.expression(arguments.map { random.pick($0) }, plan)) }
    return further
  }

  /// For each argument of the case, the tag among them, what it may be.
  private func arguments(
    of item: CasePlan, in plan: EnumPlan, within path: [String]
  ) -> [[String]] {
    let tags = item.keepsTag ? [plan.keptTags(of: item)] : []
    return tags
      + item.values.map { value in
        let own = expressions(of: value.type, within: path)
        guard let defaultValue = value.defaultValue?.expression else { return own }
        return own.contains(defaultValue) ? own : own + [defaultValue]
      }
  }
}

extension CasePlan {
  /// - Parameter arguments: With the tag, if the case keeps it.
  fileprivate func expression(_ arguments: [String], _ plan: EnumPlan) -> String {
    let labels = (keepsTag ? [nil] : []) + values.map { $0.label?.camelCase }
    let list = zip(labels, arguments).map { label, argument in
      label.map { "\($0): \(argument)" } ?? argument
    }
    let name = "\(plan.qualifiedName).\(name.camelCase)"
    return list.isEmpty ? name : "\(name)(\(list.joined(separator: ", ")))"
  }
}

extension EnumPlan {
  fileprivate func keptTags(of item: CasePlan) -> [String] {
    if let span = item.span { return (span.tags + item.aliases).map(\.source) }
    let tags = [item.unknown == nil ? item.tag : .string("zzz")].compactMap { $0 } + item.aliases
    let ends = item.range.map { [TagPlan.integer($0.lowerBound), .integer($0.upperBound)] } ?? []
    let others: [TagPlan] =
      options.isIgnoringCase
      ? tags.compactMap {
        if case .string(let text) = $0 { .string(text.uppercased()) } else { nil }
      }
      : []
    return (tags + ends + others).map(\.source)
  }

  fileprivate func unknownExpressions(_ unknown: CasePlan.Unknown, _ index: Int) -> [String] {
    let name = "\(qualifiedName).\(cases[index].name.camelCase)"
    if unknown == .nothing { return [name] }
    if unknown == .tag { return ["\(name)(\"zzz\")"] }
    return unknownContents(index).map { "\(name)(\($0.anyValueExpression))" }
  }

  /// What an unknown case may have taken whole.
  private func unknownContents(_ index: Int) -> [StrictValue] {
    if options.style == "untagged" { return [.unreadable] }
    var changed = self
    changed.cases[index].values = []
    changed.cases[index].tag = .string("zzz")
    let bare = changed.wire(ofCase: index, [], in: options)
    // All known tags may be strings. Unknown ones may be anything.
    changed.cases[index].tag = .integer(4711)
    let number = changed.wire(ofCase: index, [], in: options)
    if options.style == "external" {
      return [bare, .object([.init("zzz", .array([.integer(1)]))])]
    }
    switch bare {
    case .object(let members):
      return [bare, number, .object(members + [.init("x", .array([.null, .integer(1)]))])]
    case .array(let elements):
      return [bare, number, .array(elements + [.object([.init("x", .null)])])]
    default: return [bare, number, .object([.init("x", .null)])]
    }
  }
}
