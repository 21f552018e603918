import CodingChecks

extension Change {
  static let ofTags: [Change] = [
    ofEnum("case renamed") { plan, random in
      plan.rename(&random) { _, _ in }
    },
    ofEnum("case renamed, the old tag an alias") { plan, random in
      plan.rename(&random) { item, tag in item.addAlias(tag) }
    },
    ofEnum("case renamed, the tag kept") { plan, random in
      plan.rename(&random) { item, tag in if item.tag == nil { item.tag = tag } }
    },
    ofCase("tag changed") { item, plan, random in
      guard plan.canHaveTag(item) else { return false }
      item.tag = .new(item, plan, &random)
      (item.span, item.isTagMissing) = (nil, false)
      return true
    },
    ofCase("tag changed, the old one an alias") { item, plan, random in
      guard plan.canHaveTag(item) else { return false }
      let tag = item.tag ?? .string(plan.tagText(item))
      item.tag = .new(item, plan, &random)
      item.addAlias(tag)
      return true
    },
    ofEnum("tags exchanged") { plan, random in
      let candidates = plan.knownCases.filter { plan.canHaveTag(plan.cases[$0]) }
      guard candidates.count > 1 else { return false }
      let indices = candidates.shuffled(using: &random)
      let tags = indices.map { plan.cases[$0].tag ?? .string(plan.tagText(plan.cases[$0])) }
      plan.cases[indices[0]].tag = tags[1]
      plan.cases[indices[1]].tag = tags[0]
      return true
    },
    ofEnum("caseNaming changed") { plan, random in
      plan.changeCaseNaming(&random)
    },
    ofEnum("caseNaming changed, the old tags aliases") { plan, random in
      let tags = plan.cases.map { plan.tagText($0) }
      guard plan.changeCaseNaming(&random) else { return false }
      for index in plan.knownCases where plan.cases[index].tag == nil {
        if plan.tagText(plan.cases[index]) != tags[index], !plan.cases[index].standsAlone {
          plan.cases[index].addAlias(.string(tags[index]))
        }
      }
      return true
    },
    ofCase("alias of a case removed") { item, _, _ in
      guard !item.aliases.isEmpty else { return false }
      item.aliases = []
      return true
    },
    ofCase("alias of a kept tag removed") { item, _, _ in
      guard item.keepsTag, !item.aliases.isEmpty else { return false }
      item.aliases = []
      return true
    },
    ofEnum("letters of a kept tag no longer ignored") { plan, _ in
      guard plan.options.isIgnoringCase, plan.cases.contains(where: \.keepsTag) else {
        return false
      }
      plan.options.isIgnoringCase = false
      return true
    },
    ofCase("range narrowed") { item, _, random in
      guard let range = item.range else { return false }
      item.range = range.lowerBound...(range.upperBound - 2)
      return true
    },
    ofCase("range removed") { item, _, _ in
      guard item.range != nil else { return false }
      item.range = nil
      return true
    },
    ofCase("range widened") { item, _, _ in
      guard let range = item.range else { return false }
      item.range = (range.lowerBound - 1)...range.upperBound
      return true
    },
    ofCase("tag no longer kept") { item, _, random in
      guard item.keepsTag else { return false }
      item.keepsTag = false
      if item.range != nil, random.chance(80) { item.range = nil }
      return true
    },
    ofCase("tag kept") { item, plan, _ in
      guard plan.canHaveTag(item), !item.keepsTag, !item.usesCoder else { return false }
      item.keepsTag = true
      if item.tag == nil { item.tag = .string(plan.tagText(item)) }
      return true
    },
  ]
}

extension TagPlan {
  /// Of the kind that the case has, where that matters.
  fileprivate static func new(
    _ item: CasePlan, _ plan: EnumPlan, _ random: inout SeededGenerator
  ) -> TagPlan {
    let isInteger = if case .integer = item.tag { true } else { false }
    if item.keepsTag { return isInteger ? .integer(900) : .string("new tag") }
    let canBeNumber = plan.options.style != "external"
    return canBeNumber && random.chance(30) ? .integer(901) : .string("new tag")
  }
}

extension CasePlan {
  fileprivate mutating func addAlias(_ tag: TagPlan) {
    if self.tag != tag, !aliases.contains(tag) { aliases.append(tag) }
  }
}

extension EnumPlan {
  fileprivate func canHaveTag(_ item: CasePlan) -> Bool { hasTags && !item.standsAlone }

  /// Renames a case, and has `keep` see to its old tag.
  fileprivate mutating func rename(
    _ random: inout SeededGenerator, _ keep: (inout CasePlan, TagPlan) -> Void
  ) -> Bool {
    guard let index = knownCases.randomElement(using: &random) else { return false }
    let name = cases[index].name
    let newName = name + Words("renamed")
    let tag = cases[index].tag ?? .string(tagText(cases[index]))
    let hasTag = canHaveTag(cases[index]) || (cases[index].empty ?? options.emptyForm) == "name"
    options.order = options.order.map { $0 == name ? newName : $0 }
    cases[index].name = newName
    if hasTag { keep(&cases[index], tag) }
    return true
  }

  fileprivate mutating func changeCaseNaming(_ random: inout SeededGenerator) -> Bool {
    guard hasTags else { return false }
    let texts = knownCases.map { tagText(cases[$0]) }
    options.caseNaming = random.chance(25) ? nil : random.pick(Words.namings)
    return knownCases.map { tagText(cases[$0]) } != texts
  }
}
