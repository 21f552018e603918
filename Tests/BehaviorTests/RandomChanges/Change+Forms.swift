import CodingChecks

extension Change {
  static let ofForms: [Change] =
    withAndWithoutReads("style changed") { plan, random in
      let styles = ["external", "internal", "adjacent", "array", "untagged", "rawValue"]
      plan.change(style: random.pick(styles.filter { $0 != plan.options.style }), &random)
      return true
    }
    + withAndWithoutReads("tag key changed") { plan, random in
      guard !plan.options.tag.isEmpty else { return false }
      plan.options.tag = random.pick([["new"], ["new", "type"], ["meta", "new"]])
      return true
    }
    + withAndWithoutReads("content key changed") { plan, random in
      guard plan.options.style == "adjacent" else { return false }
      if plan.options.hasTagForContent || random.chance(60) {
        plan.options.hasTagForContent = false
        plan.options.content = "new content"
      } else {
        plan.options.hasTagForContent = true
      }
      return true
    }
    + withAndWithoutReads("payload changed") { plan, random in
      guard !["internal", "rawValue"].contains(plan.options.style) else { return false }
      let layouts = ["keyed", "unkeyed", "compact", "natural"]
      plan.options.payload = random.pick(layouts.filter { $0 != plan.options.layout })
      return true
    }
    + withAndWithoutReads("empty changed") { plan, random in
      guard !["internal", "rawValue"].contains(plan.options.style) else { return false }
      let omitted = ["external", "untagged"].contains(plan.options.style) ? "name" : "omit"
      let forms = ["object", "array", "true", "null", omitted]
      plan.options.empty = random.pick(forms.filter { $0 != plan.options.emptyForm })
      return plan.cases.contains { $0.values.isEmpty && $0.empty == nil }
    }
    + withAndWithoutReads("caseNaming of the form changed") { plan, random in
      guard plan.hasTags else { return false }
      let tags = plan.cases.map { plan.tagText($0) }
      plan.options.caseNaming = random.pick(Words.namings)
      return tags != plan.cases.map { plan.tagText($0) }
    } + ofOneCase

  private static let ofOneCase: [Change] = [
    ofCase("payload of a case changed") { item, plan, random in
      let canHaveOne = plan.options.style != "internal" || item.content != nil
      guard canHaveOne, !item.values.isEmpty, !item.usesCoder else { return false }
      let layouts = ["keyed", "unkeyed", "compact", "natural", nil]
      item.payload = random.pick(layouts.filter { $0 != item.payload })
      return true
    },
    ofCase("empty of a case changed") { item, plan, random in
      guard item.values.isEmpty, !["internal", "rawValue"].contains(plan.options.style) else {
        return false
      }
      let forms = ["object", "array", "true", "null", "omit", "name", nil]
      item.empty = random.pick(forms.filter { $0 != item.empty })
      return true
    },
    ofCase("content of a case changed") { item, plan, random in
      guard !plan.options.tag.isEmpty, !item.values.isEmpty, !item.standsAlone else { return false }
      item.content = random.pick(["own content", "further", nil].filter { $0 != item.content })
      if item.content == nil, plan.options.style == "internal" { item.payload = nil }
      return true
    },
    ofCase("coder of a case removed") { item, _, _ in
      guard item.usesCoder else { return false }
      item.usesCoder = false
      return true
    },
    ofEnum("reads removed") { plan, _ in
      guard !plan.reads.isEmpty else { return false }
      plan.reads = []
      return true
    },
    ofEnum("reads added") { plan, random in
      let style = random.pick(["external", "adjacent", "array"])
      guard plan.options.style != style else { return false }
      plan.reads.append(EnumOptions(style: style, tag: style == "adjacent" ? ["t"] : []))
      return true
    },
  ]

  /// A change of the form, and the same with the old form in `reads`.
  private static func withAndWithoutReads(
    _ name: String, _ apply: @escaping @Sendable (inout EnumPlan, inout SeededGenerator) -> Bool
  ) -> [Change] {
    [
      ofEnum(name, apply),
      ofEnum("\(name), the old form read") { plan, random in
        let old = plan.options
        guard apply(&plan, &random) else { return false }
        plan.reads.append(old.form(besides: plan.options))
        return true
      },
    ]
  }
}

extension EnumOptions {
  /// As a member of `reads`, which has the namings of the primary form unless it says otherwise.
  fileprivate func form(besides primary: EnumOptions) -> EnumOptions {
    var form = self
    if caseNaming == primary.caseNaming {
      form.caseNaming = nil
    } else if style != "untagged" {
      form.caseNaming = caseNaming ?? "verbatim"
    }
    if keyNaming == primary.keyNaming {
      form.keyNaming = nil
    } else if style != "rawValue" {
      form.keyNaming = keyNaming ?? "verbatim"
    }
    if hasKeyPrefix == primary.hasKeyPrefix { form.hasKeyPrefix = false }
    return form
  }
}

extension EnumPlan {
  /// Gives the enum another style, without what that cannot have.
  fileprivate mutating func change(style: String, _ random: inout SeededGenerator) {
    options.style = style
    let hasTagKey = style == "internal" || style == "adjacent"
    if !hasTagKey { options.tag = [] }
    if hasTagKey, options.tag.isEmpty { options.tag = random.pick([["type"], ["meta", "type"]]) }
    if style != "adjacent" { options.hasTagForContent = false }
    options.payload = nil
    options.empty = nil
    if !hasTagKey { options.missingTag = nil }
    if style == "untagged" { options.unknownTag = nil }
    if style != "external" { options.takesFirstKey = false }
    if style != "untagged" { (options.choosesByKeys, options.allowsOverlap) = (false, false) }
    if style == "untagged" {
      (options.caseNaming, options.isCoercing, options.isIgnoringCase) = (nil, false, false)
    } else {
      options.order = []
    }
    if style == "external" { options.isCoercing = false }
    if style != "rawValue" { (options.hasCodingKeys, options.isRawRepresentable) = (false, false) }
    for index in cases.indices { cases[index].fit(style, &random) }
    if !cases.contains(where: { hasObject($0) }) {
      (options.keyNaming, options.hasKeyPrefix, options.nilValues) = (nil, false, nil)
      options.rejectsUnknownKeys = false
    }
  }
}

extension CasePlan {
  fileprivate mutating func fit(_ style: String, _ random: inout SeededGenerator) {
    (payload, empty, content) = (nil, nil, nil)
    if style == "untagged" {
      standsAlone = false
      (tag, aliases, range, span) = (nil, [], nil, nil)
    }
    if style != "internal", style != "adjacent" { isTagMissing = false }
    guard style == "internal", keys == nil else { return }
    for index in values.indices where !values[index].isFlattened && !values[index].isSkipped {
      let value = values[index]
      if value.label == nil, value.parameterName == nil, value.key == nil {
        values[index].key = "key\(index)"
      }
    }
    nameSingleObject()
  }
}
