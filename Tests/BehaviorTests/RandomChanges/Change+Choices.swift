import CodingChecks

extension Change {
  static let ofTagless: [Change] = [
    ofCase("tag made null") { item, plan, _ in
      guard plan.hasPlainTag(item), item.tag != .null else { return false }
      item.tag = .null
      return true
    },
    ofCase("null given up as tag") { item, _, _ in
      guard item.tag == .null else { return false }
      item.tag = nil
      return true
    },
    ofCase("tag left out") { item, plan, _ in
      guard plan.hasPlainTag(item) else { return false }
      (item.tag, item.aliases, item.isTagMissing) = (nil, [], true)
      return true
    },
    ofCase("tag no longer left out") { item, _, random in
      guard item.isTagMissing else { return false }
      item.isTagMissing = false
      if random.chance(30) { item.tag = .null }
      return true
    },
    ofEnum("unknownTag given or removed") { plan, random in
      guard plan.hasTags else { return false }
      let old = plan.options.unknownTag
      plan.options.unknownTag = old == nil ? plan.knownCases.randomElement(using: &random) : nil
      return plan.options.unknownTag != old
    },
    ofEnum("unknownTag given, a case removed") { plan, random in
      guard plan.hasTags, plan.cases.count > 1 else { return false }
      let cases = plan.knownCases.shuffled(using: &random)
      guard cases.count > 1 else { return false }
      plan.options.unknownTag = cases[0]
      plan.reorder { $0.remove(at: cases[1]) }
      return true
    },
    ofCase("range of tags given") { item, plan, random in
      guard plan.hasPlainTag(item), item.span == nil else { return false }
      item.tag = nil
      item.span = random.pick(SpanPlan.all)
      item.keepsTag = !item.usesCoder && random.chance(60)
      return true
    },
    ofCase("range of tags widened") { item, _, _ in
      guard let wider = item.span.flatMap({ SpanPlan.wider[$0.source] }) else { return false }
      item.span?.source = wider
      return true
    },
    ofCase("range of tags narrowed") { item, _, _ in
      guard let narrower = item.span.flatMap({ SpanPlan.narrower[$0.source] }) else { return false }
      item.span?.source = narrower
      item.span?.tags.reverse()
      return true
    },
    ofCase("range of tags removed") { item, _, random in
      guard let span = item.span else { return false }
      item.span = nil
      item.tag = random.pick(span.tags)
      if span.type == "Double" { item.keepsTag = false }
      return true
    },
    ofCase("range of tags kept or not") { item, _, _ in
      guard item.span != nil, !item.usesCoder else { return false }
      item.keepsTag.toggle()
      return true
    },
  ]

  static let ofSharing: [Change] = [
    ofEnum("tag shared") { plan, random in
      let cases = plan.knownCases.filter { plan.hasPlainTag(plan.cases[$0]) }
        .shuffled(using: &random)
      guard cases.count > 1 else { return false }
      let tag = plan.cases[cases[0]].tag ?? .string(plan.tagText(plan.cases[cases[0]]))
      let old = plan.cases[cases[1]].tag ?? .string(plan.tagText(plan.cases[cases[1]]))
      plan.cases[cases[0]].tag = tag
      plan.cases[cases[1]].tag = tag
      if old != tag, random.chance(50) { plan.cases[cases[1]].aliases.append(old) }
      return old != tag
    },
    ofEnum("case added that shares a tag") { plan, random in
      guard plan.options.style != "rawValue",
        !plan.cases.contains(where: { $0.name == Words.added }),
        let index = plan.knownCases.filter({ plan.hasPlainTag(plan.cases[$0]) })
          .randomElement(using: &random)
      else { return false }
      let tag = plan.cases[index].tag ?? .string(plan.tagText(plan.cases[index]))
      plan.cases[index].tag = tag
      var item = CasePlan(name: Words.added, tag: tag)
      if random.chance(80) {
        let labels = plan.cases[index].values.compactMap(\.label) + [Words("added", "text")]
        item.values = [
          ValuePlan(
            type: random.pick([.string, .int, .array(.int), .optional(.string)]),
            label: random.pick(labels))
        ]
      }
      if random.chance(30) { item.constants = [.init(key: "which", value: .null)] }
      plan.reorder { $0.insert(item, at: random.chance(60) ? index : index + 1) }
      return true
    },
    ofEnum("shared tag parted") { plan, random in
      let cases = plan.knownCases.filter { index in
        plan.cases[index].tag != nil
          && plan.cases.count { $0.tag == plan.cases[index].tag } > 1
      }
      guard let index = cases.randomElement(using: &random) else { return false }
      plan.cases[index].tag = .string("parted")
      return true
    },
    ofEnum("case that shares a tag removed") { plan, random in
      let cases = plan.knownCases.filter { index in
        plan.cases[index].tag != nil
          && plan.cases.count { $0.tag == plan.cases[index].tag } > 1
      }
      guard let index = cases.randomElement(using: &random) else { return false }
      plan.reorder { $0.remove(at: index) }
      return true
    },
  ]

  static let ofChoices: [Change] = [
    ofEnum("severalKeys changed") { plan, _ in
      guard plan.options.style == "external" else { return false }
      plan.options.takesFirstKey.toggle()
      return true
    },
    ofEnum("choice changed") { plan, _ in
      guard plan.options.style == "untagged" else { return false }
      plan.options.choosesByKeys.toggle()
      return true
    },
    ofEnum("choice by keys, a case added in front") { plan, random in
      guard plan.options.style == "untagged",
        !plan.cases.contains(where: { $0.name == Words.added })
      else { return false }
      plan.options.choosesByKeys = true
      let labels = plan.cases.flatMap(\.values).compactMap(\.label) + [Words("added", "text")]
      let value = ValuePlan(
        type: random.pick([.string, .int, .array(.int)]), label: random.pick(labels))
      plan.reorder { $0.insert(CasePlan(name: Words.added, values: [value]), at: 0) }
      return true
    },
    ofEnum("overlap changed, a case added in front") { plan, random in
      guard plan.options.style == "untagged",
        !plan.cases.contains(where: { $0.name == Words.added })
      else { return false }
      plan.options.allowsOverlap = true
      let value = ValuePlan(
        type: random.pick([
          .string, .optional(.int), .dictionary(.int), .array(.int),
          .named("CodableEnumAnyValue", isObject: false),
        ]))
      plan.reorder { $0.insert(CasePlan(name: Words.added, values: [value]), at: 0) }
      return true
    },
    ofValue("key of nil demanded or not") { value, place, _ in
      guard value.type.isOptional, place.key != nil else { return false }
      value.nilForm = value.nilForm == "required" ? nil : "required"
      return true
    },
    ofCase("literal for an empty case") { item, plan, random in
      guard item.values.isEmpty, !["internal", "rawValue"].contains(plan.options.style) else {
        return false
      }
      let old = item.emptyLiteral
      item.empty = nil
      item.emptyLiteral = random.pick([
        nil, .string("home"), .null, .array([]), .object([]), .array([.object([])]), .integer(7),
      ])
      return item.emptyLiteral != old
    },
    ofCase("extra added") { item, plan, random in
      guard plan.hasObject(item) || item.values.isEmpty, plan.options.style != "rawValue" else {
        return false
      }
      (item.empty, item.emptyLiteral) = (nil, nil)
      item.extras.append(
        .init(key: "new extra", value: random.pick([.null, .array([]), .string("x")])))
      return true
    },
    ofCase("extra removed or made a constant") { item, _, random in
      guard let extra = item.extras.popLast() else { return false }
      if random.chance(60) { item.constants.append(extra) }
      return true
    },
    ofCase("constant made an extra") { item, _, _ in
      guard let constant = item.constants.popLast() else { return false }
      item.extras.append(constant)
      return true
    },
    ofCase("constant made null or a list") { item, _, random in
      guard let index = item.constants.indices.randomElement(using: &random) else { return false }
      let old = item.constants[index].value
      item.constants[index].value = random.pick([.null, .array([.integer(1)]), .object([])])
      return item.constants[index].value != old
    },
    ofCase("constant null added") { item, plan, random in
      guard plan.hasObject(item) || item.values.isEmpty, plan.options.style != "rawValue" else {
        return false
      }
      (item.empty, item.emptyLiteral) = (nil, nil)
      item.constants.append(
        .init(key: "new constant", value: random.pick([.null, .array([]), .object([])])))
      return true
    },
  ]
}

extension EnumPlan {
  /// Whether a case has a tag of its own, and nothing that is peculiar to tags.
  fileprivate func hasPlainTag(_ item: CasePlan) -> Bool {
    hasTags && !item.standsAlone && !item.keepsTag && !item.isTagMissing && item.span == nil
  }
}
