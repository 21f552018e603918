import CodableEnumCore

/// Describes in words what an enum reads beyond what its shapes show.
struct ReadingRules {
  private let model: EnumModel
  private let form: Representation

  init(_ model: EnumModel) {
    self.model = model
    form = model.primary
  }

  func additions() -> [Rule] {
    form.cases.filter { form.reads($0) }.flatMap(rules) + rulesOfAll()
  }

  func refusals() -> [Rule] {
    guard form.rejectsUnknownKeys else { return [] }
    return [Rule(kind: .unknownKey, text: "objects with keys that are not shown")]
  }

  private func rulesOfAll() -> [Rule] {
    var rules: [Rule] = []
    if let fallback = model.dispatch.fallback {
      rules.append(
        Rule(
          kind: .fallback, case: fallback.model.baseName,
          text: "whatever can't be decoded otherwise"))
    }
    if model.takesFirstKey {
      rules.append(
        Rule(
          kind: .severalKeys, text: "objects with several cases as keys: the first as declared"))
    }
    if form.matching.isIgnoringCase {
      rules.append(Rule(kind: .letterCase, text: "tags in any letter case"))
    }
    if form.matching.isCoercing {
      rules.append(
        Rule(kind: .otherSpelling, text: #"tags as a number or a string: "1" for 1, 1 for "1""#))
    }
    if model.forgivesElements {
      rules.append(
        Rule(
          kind: .invalidElement, text: "arrays with invalid elements, which are left out"))
    }
    if model.forgivesProperties {
      rules.append(
        Rule(
          kind: .invalidProperty, text: "as an optional property, invalid values as nil"))
    }
    return rules
  }

  // MARK: Cases

  private func rules(_ plan: CasePlan) -> [Rule] {
    let name = plan.model.baseName
    var rules = [tags(plan), unknownTag(plan)].compactMap { $0 }
    if form.missingTag?.index == plan.index {
      rules.append(Rule(kind: .missingTag, case: name, text: "an object without a tag"))
    }
    if let key = plan.contentKey, let rule = absence(of: key, plan) { rules.append(rule) }
    switch plan.payload {
    case .keyed(let payload):
      rules += payload.fields.filter(\.value.isRead).flatMap { self.rules($0, ofCase: name) }
    case .unkeyed(let values):
      let required = values.requiredCount
      // Without a tag, the number of elements chooses the case.
      guard required < values.count, form.style != .untagged, !plan.standsAlone else { break }
      rules.append(
        Rule(
          kind: .missingElements, case: name,
          text: required == 0
            ? "without its values, or only the first of them"
            : "only the first \(required) of \(values.count) values, or more"))
    case .empty, .bare, .together: break
    }
    return rules
  }

  /// Returns a rule about tags that are read but not written.
  private func tags(_ plan: CasePlan) -> Rule? {
    let written: Scalar?
    switch plan.tag {
    case .literal(let tag): written = tag
    case .null: written = nil
    case .kept, .missing: return nil
    }
    if plan.index == form.unknown?.plan.index { return nil }
    let others = plan.tags.filter { $0 != written }.map(\.json) + plan.ranges.map(\.text)
    guard !others.isEmpty else { return nil }
    return Rule(
      kind: .tag, case: plan.model.baseName,
      text: "\(others.joined(separator: ", ")) for \(written?.json ?? "null")")
  }

  private func unknownTag(_ plan: CasePlan) -> Rule? {
    if form.unknownTag?.index == plan.index {
      return Rule(kind: .unknownTag, case: plan.model.baseName, text: "any other tag")
    }
    guard let unknown = form.unknown, unknown.plan.index == plan.index else { return nil }
    let what = form.hasTags ? "any other tag" : "anything else"
    let text =
      unknown.takesAll
      ? "\(what), encoded again as it was"
      : plan.keepsUnknownTag ? "\(what), which it stores" : what
    return Rule(kind: .unknownTag, case: plan.model.baseName, text: text)
  }

  /// Returns a rule about objects without the key of the payload.
  private func absence(of key: String, _ plan: CasePlan) -> Rule? {
    let text: String
    switch plan.absence {
    case .error, .always: return nil
    case .defaults: text = "without \(key.quoted)"
    case .defaultsOrNull: text = "without \(key.quoted), or null there"
    }
    return Rule(kind: .missingContent, case: plan.model.baseName, text: text)
  }

  private func rules(_ field: Field, ofCase name: String) -> [Rule] {
    guard case .keys(let path, let aliases) = field.place else { return [] }
    let key = path.map(\.quoted).joined(separator: ".")
    var rules: [Rule] = []
    if !aliases.isEmpty {
      let keys = aliases.map(\.quoted).joined(separator: ", ")
      rules.append(Rule(kind: .key, case: name, text: "\(keys) for \(key)"))
    }
    if field.value.takesDefault {
      let place = field.value.nullIsDefault ? "\(key), or null there" : key
      rules.append(Rule(kind: .missingKey, case: name, text: "without \(place), as its default"))
    } else if field.value.isOptional, case .encode = field.value.nilWriting {
      rules.append(Rule(kind: .missingKey, case: name, text: "without \(key), as nil"))
    }
    return rules
  }
}
