import CodingChecks

/// A line of the program that checks the enums.
struct Check {
  var expression: String
  /// nil if it is not known.
  var json: String?
  /// Whether the JSON is only read, and never written.
  var isReading = false
}

extension EnumPlan {
  func checks(_ random: inout SeededGenerator) -> [Check] {
    let ofValues = cases.indices.flatMap { index in
      (0..<(cases[index].values.isEmpty ? 1 : 3)).flatMap { _ in checks(ofCase: index, &random) }
    }
    return ofValues + checks(ofUses: ofValues)
  }

  private func checks(ofCase index: Int, _ random: inout SeededGenerator) -> [Check] {
    var item = cases[index]
    if let unknown = item.unknown, unknown != .values {
      return [unknownCheck(unknown, index)] + unknownReadings(index)
    }
    if item.unknown == .values {
      item.unknown = nil
      item.tag = .string("zzz")
    } else if item.keepsTag {
      let tags = [item.tag].compactMap { $0 } + item.aliases
      item.tag = random.pick(tags + (item.range.map { [.integer($0.upperBound)] } ?? []))
    }
    if item.keepsTag {
      // As if it were the only tag that the case has.
      item.aliases = []
      item.range = nil
    }
    var plan = self
    plan.cases[index] = item
    return plan.checks(of: item, index, &random)
  }

  private func checks(
    of item: CasePlan, _ index: Int, _ random: inout SeededGenerator
  ) -> [Check] {
    let samples = item.values.map { value -> Sample in
      if let sample = value.fixedSample { return sample }
      if let defaultValue = value.defaultValue, random.chance(30) { return defaultValue }
      return Sample.random(value.type, &random)
    }
    let arguments = zip(item.values, samples).map { value, sample in
      (value.label.map { "\($0.camelCase): " } ?? "") + sample.expression
    }
    let kept = item.keepsTag ? item.tag.map { [$0.source] } ?? [] : []
    let list =
      kept.isEmpty && arguments.isEmpty ? "" : "(\((kept + arguments).joined(separator: ", ")))"
    let expression = "\(qualifiedName).\(item.name.camelCase)\(list)"
    var checks = [
      Check(expression: expression, json: wire(ofCase: index, samples, in: options).json)
    ]
    for json in readings(ofCase: index, samples) {
      checks.append(Check(expression: expression, json: json, isReading: true))
    }
    return checks
  }

  private func unknownCheck(_ unknown: CasePlan.Unknown, _ index: Int) -> Check {
    let name = "\(qualifiedName).\(cases[index].name.camelCase)"
    var changed = self
    changed.cases[index].values = []
    switch unknown {
    case .nothing:
      return Check(expression: name, json: changed.wire(ofCase: index, [], in: options).json)
    case .tag:
      changed.cases[index].tag = .string("zzz")
      return Check(
        expression: "\(name)(\"zzz\")", json: changed.wire(ofCase: index, [], in: options).json)
    case .content:
      changed.cases[index].tag = .string("zzz")
      let wire =
        options.style == "untagged"
        ? StrictValue.unreadable : changed.wire(ofCase: index, [], in: options)
      // The order of several keys is not kept.
      let json: String? =
        if case .object(let members) = wire, members.count > 1 { nil } else { wire.json }
      return Check(expression: "\(name)(\(wire.anyValueExpression))", json: json)
    case .values: preconditionFailure("checked as any other case")
    }
  }

  /// The aliases of an unknown case that keeps nothing, and without tags whatever no case fits.
  private func unknownReadings(_ index: Int) -> [Check] {
    var readings = cases[index].aliases.map { alias in
      var changed = self
      changed.cases[index].tag = alias
      return changed.wire(ofCase: index, [], in: options).json
    }
    if options.style == "untagged", cases[index].unknown == .nothing {
      readings.append(StrictValue.unreadable.json)
    }
    return readings.map { json in
      Check(
        expression: "\(qualifiedName).\(cases[index].name.camelCase)", json: json,
        isReading: true)
    }
  }

  // MARK: What is read as well

  /// The same value in other words: other representations, aliases, the other form of nil, defaults
  /// left out, tags in other letters.
  private func readings(ofCase index: Int, _ samples: [Sample]) -> [String] {
    let written = wire(ofCase: index, samples, in: options)
    var wires = reads.map { wire(ofCase: index, samples, in: $0) }
    wires += variants(ofCase: index).map { $0.wire(ofCase: index, samples, in: options) }
    wires += withoutDefaults(ofCase: index, samples, written)
    let sharesTag = cases[index].values.contains { $0.parents.first == options.tag.first }
    if options.missingTag == index, !sharesTag, case .object(let members) = written {
      // A single key is an unknown name of the external style.
      let isExternal = members.count == 2 && reads.contains { $0.style == "external" }
      if !isExternal || !cases.contains(where: { $0.unknown != nil }) {
        wires.append(.object(Array(members.dropFirst())))
      }
    }
    return wires.filter { $0 != written }.map(\.json)
  }

  private func variants(ofCase index: Int) -> [EnumPlan] {
    var variants: [EnumPlan] = []
    func add(_ change: (inout CasePlan) -> Void) {
      var plan = self
      change(&plan.cases[index])
      variants.append(plan)
    }
    let item = cases[index]
    for alias in item.aliases { add { $0.tag = alias } }
    if options.style != "untagged" {
      let tag = tag(item, options)
      if options.isIgnoringCase, !item.keepsTag, case .string(let text) = tag,
        text.utf8.allSatisfy({ $0 < 0x80 })
      {
        add { $0.tag = .string(text.uppercased()) }
      }
      if options.isCoercing, case .integer(let value) = tag { add { $0.tag = .string("\(value)") } }
    }
    if !item.values.isEmpty, !item.constants.isEmpty { add { $0.constants = [] } }
    if !item.extras.isEmpty {
      add { $0.extras[0].value = .array([.boolean(true)]) }
    }
    if options.omitsDefaults {
      var plan = self
      plan.options.omitsDefaults = false
      for position in item.values.indices { plan.cases[index].values[position].defaultForm = nil }
      variants.append(plan)
    }
    for position in item.values.indices {
      if item.values[position].oneWay == "encoding" { add { $0.values[position].oneWay = nil } }
      for alias in item.values[position].aliases {
        add {
          $0.values[position].key = alias
          $0.values[position].parents = []
        }
      }
      let nilForm = item.values[position].nilForm
      if item.values[position].type.isOptional, nilForm != "null", nilForm != "required" {
        add { $0.values[position].nilForm = "null" }
      }
    }
    return variants
  }

  /// The payload without the keys whose values are the declared defaults, and with null under them.
  private func withoutDefaults(
    ofCase index: Int, _ samples: [Sample], _ written: StrictValue
  ) -> [StrictValue] {
    let item = cases[index]
    return item.values.indices.flatMap { position -> [StrictValue] in
      let value = item.values[position]
      // A missing optional is nil, whatever its default.
      guard let defaultValue = value.defaultValue, !value.isSkipped, !value.type.isOptional,
        layout(item, options) == "keyed", samples[position].expression == defaultValue.expression
      else { return [] }
      let key = key(of: position, in: item, options)
      let null = value.nilForm == "default" ? [written.replacing(key, with: .null)] : []
      return [written.replacing(key, with: nil)] + null
    }
  }
}

extension StrictValue {
  /// With another value under a key, or without it, wherever it stands.
  fileprivate func replacing(_ key: String, with new: StrictValue?) -> StrictValue {
    switch self {
    case .object(let members):
      .object(
        members.compactMap { member in
          member.key == key
            ? new.map { Member(key, $0) }
            : Member(member.key, member.value.replacing(key, with: new))
        })
    case .array(let elements): .array(elements.map { $0.replacing(key, with: new) })
    default: self
    }
  }

  /// As an expression of type `CodableEnumAnyValue`.
  var anyValueExpression: String {
    switch self {
    case .null: return ".null"
    case .boolean(let value): return ".boolean(\(value))"
    case .integer(let value): return ".integer(\(value))"
    case .unsigned(let value): return ".unsigned(\(value))"
    case .double(let value): return ".double(\(value))"
    case .string(let text): return ".string(\(text.debugDescription))"
    case .array(let elements):
      return ".array([\(elements.map(\.anyValueExpression).joined(separator: ", "))])"
    case .object(let members):
      let texts = members.map { "\($0.key.debugDescription): \($0.value.anyValueExpression)" }
      return ".object([\(texts.isEmpty ? ":" : texts.joined(separator: ", "))])"
    }
  }
}
