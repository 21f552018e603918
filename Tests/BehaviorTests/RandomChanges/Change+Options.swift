import CodingChecks

extension Change {
  static let ofOptions: [Change] = [
    ofEnum("unknownKeys rejected") { plan, _ in
      guard !plan.options.rejectsUnknownKeys else { return false }
      plan.options.rejectsUnknownKeys = true
      return true
    },
    ofEnum("unknownKeys rejected, a value removed") { plan, random in
      guard !plan.options.rejectsUnknownKeys,
        let index = plan.knownCases.filter({
          plan.cases[$0].values.count > 1 && !plan.cases[$0].usesCoder
        }).randomElement(using: &random)
      else { return false }
      plan.options.rejectsUnknownKeys = true
      plan.cases[index].values.removeLast()
      plan.cases[index].keys?.removeLast()
      return true
    },
    ofEnum("unknownKeys ignored") { plan, _ in
      guard plan.options.rejectsUnknownKeys else { return false }
      plan.options.rejectsUnknownKeys = false
      return true
    },
    ofEnum("missingTag removed") { plan, _ in
      guard plan.options.missingTag != nil else { return false }
      plan.options.missingTag = nil
      return true
    },
    ofEnum("missingTag given") { plan, random in
      guard ["internal", "adjacent", "external"].contains(plan.options.style) else { return false }
      let old = plan.options.missingTag
      plan.options.missingTag = plan.knownCases.randomElement(using: &random)
      return plan.options.missingTag != old
    },
    ofEnum("fallback removed") { plan, _ in
      guard plan.options.fallback != nil else { return false }
      plan.options.fallback = nil
      return true
    },
    ofEnum("fallback given") { plan, random in
      let candidates = plan.knownCases.filter {
        plan.cases[$0].values.allSatisfy { $0.type.isOptional || $0.defaultValue != nil }
          && !plan.cases[$0].keepsTag
      }
      guard plan.options.fallback == nil else { return false }
      plan.options.fallback = candidates.randomElement(using: &random)
      return plan.options.fallback != nil
    },
    ofEnum("fallback given, a case removed") { plan, random in
      let candidates = plan.knownCases.filter {
        plan.cases[$0].values.isEmpty && !plan.cases[$0].keepsTag
      }
      guard plan.options.fallback == nil, plan.cases.count > 1, candidates.count > 0 else {
        return false
      }
      plan.options.fallback = random.pick(candidates)
      let others = plan.knownCases.filter { $0 != plan.options.fallback }
      guard let removed = others.randomElement(using: &random) else { return false }
      plan.reorder { $0.remove(at: removed) }
      return true
    },
    ofEnum("coercing changed") { plan, _ in
      guard plan.hasTags, plan.options.style != "external" else { return false }
      plan.options.isCoercing.toggle()
      return true
    },
    ofEnum("ignoringCase changed") { plan, _ in
      guard plan.hasTags else { return false }
      plan.options.isIgnoringCase.toggle()
      return true
    },
    ofEnum("ignoringCase changed, letters of a tag changed") { plan, random in
      guard plan.hasTags else { return false }
      let candidates = plan.knownCases.filter { plan.cases[$0].tag == nil }
      guard let index = candidates.randomElement(using: &random) else { return false }
      let tag = plan.tagText(plan.cases[index])
      plan.cases[index].tag = .string(tag.uppercased() == tag ? tag.lowercased() : tag.uppercased())
      plan.options.isIgnoringCase.toggle()
      return true
    },
    ofEnum("invalid elements skipped or not") { plan, _ in
      guard plan.argument == nil, plan.parent == nil else { return false }
      plan.options.forgives.toggle()
      return true
    },
    ofEnum("codingKeys changed") { plan, _ in
      guard plan.options.style == "rawValue" else { return false }
      plan.options.hasCodingKeys.toggle()
      return true
    },
    ofCase("constant added") { item, plan, random in
      guard plan.hasObject(item) || item.values.isEmpty, plan.options.style != "rawValue" else {
        return false
      }
      item.empty = nil
      let value = random.pick([TagPlan.string("new"), .integer(1), .boolean(true)])
      item.constants.append(.init(key: "new constant", value: value))
      return true
    },
    ofCase("constant changed") { item, _, random in
      guard let index = item.constants.indices.randomElement(using: &random) else { return false }
      let values = [TagPlan.string("new"), .integer(9), .boolean(true)]
      item.constants[index].value = random.pick(values)
      return true
    },
    ofCase("constant removed") { item, _, _ in
      guard !item.constants.isEmpty else { return false }
      item.constants.removeLast()
      return true
    },
    ofCase("constant in place of a value") { item, plan, random in
      guard !item.usesCoder, plan.hasObject(item),
        let position = item.values.indices.filter({ !item.values[$0].isFlattened })
          .randomElement(using: &random)
      else { return false }
      let key = plan.key(of: position, in: item, plan.options)
      item.values.remove(at: position)
      item.keys?.remove(at: position)
      item.constants.append(.init(key: key, value: random.pick([.integer(0), .string("hi")])))
      return true
    },
  ]
}
