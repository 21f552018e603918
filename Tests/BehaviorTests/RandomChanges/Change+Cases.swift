import CodingChecks

extension Change {
  static let ofCases: [Change] = [
    ofEnum("case added") { plan, random in
      guard !plan.cases.contains(where: { $0.name == Words.added }) else { return false }
      var item = CasePlan(name: Words.added)
      if plan.options.style != "rawValue", !plan.hasTags || random.chance(60) {
        item.values = [ValuePlan(type: .string, label: Words("added", "text"))]
      }
      plan.cases.append(item)
      return true
    },
    ofEnum("case added in front") { plan, random in
      guard !plan.cases.contains(where: { $0.name == Words.added }) else { return false }
      var item = CasePlan(name: Words.added)
      if plan.options.style != "rawValue" { item.values = [ValuePlan.lax(&random)] }
      item.standsAlone = plan.hasTags && plan.options.style != "rawValue" && random.chance(30)
      plan.reorder { $0.insert(item, at: 0) }
      return true
    },
    ofEnum("cases reordered") { plan, random in
      let order = plan.cases.map(\.name)
      plan.reorder { $0.shuffle(using: &random) }
      return plan.cases.map(\.name) != order
    },
    ofEnum("order changed") { plan, random in
      guard !plan.hasTags || plan.cases.contains(where: \.standsAlone) else { return false }
      let order = plan.options.order
      let names = plan.knownCases.map { plan.cases[$0] }
        .filter { !plan.hasTags || $0.standsAlone }.map(\.name)
      plan.options.order = Array(names.shuffled(using: &random).prefix(random.pick([0, 1, 2, 5])))
      return plan.options.order != order
    },
    ofEnum("case removed") { plan, random in
      guard plan.cases.count > 1, let index = plan.knownCases.randomElement(using: &random) else {
        return false
      }
      plan.reorder { $0.remove(at: index) }
      return true
    },
    ofCase("case read no longer") { item, _, random in
      guard item.skip == nil else { return false }
      item.skip = random.pick(["decoding", "both"])
      return true
    },
    ofCase("case written no longer") { item, _, _ in
      guard item.skip == nil else { return false }
      item.skip = "encoding"
      return true
    },
    ofCase("case made untagged") { item, plan, _ in
      guard plan.hasTags, plan.options.style != "rawValue", !item.standsAlone, !item.keepsTag
      else { return false }
      item.standsAlone = true
      (item.tag, item.aliases, item.span, item.isTagMissing) = (nil, [], nil, false)
      return true
    },
    ofCase("untagged case given a tag") { item, _, _ in
      guard item.standsAlone else { return false }
      item.standsAlone = false
      return true
    },
    Change(name: "enum removed") { version, _ in
      guard version.enums.count > 1 else { return false }
      let inner = version.enums.removeLast()
      return !version.source.contains(inner.name)
    },
  ]
}

extension ValuePlan {
  /// Which takes much of what other values are.
  fileprivate static func lax(_ random: inout SeededGenerator) -> ValuePlan {
    let type = random.pick([
      PayloadType.dictionary(.int), .optional(.int), .optional(.string), .array(.int), .double,
      .string, .named("CodableEnumAnyValue", isObject: false),
    ])
    return ValuePlan(type: type, label: random.chance(50) ? Words("added", "text") : nil)
  }
}

extension EnumPlan {
  /// Moves cases, and keeps what is said of them by name.
  mutating func reorder(_ change: (inout [CasePlan]) -> Void) {
    let names = cases.map(\.name)
    change(&cases)
    func moved(_ index: Int?) -> Int? {
      index.flatMap { old in cases.firstIndex { $0.name == names[old] } }
    }
    options.missingTag = moved(options.missingTag)
    options.unknownTag = moved(options.unknownTag)
    options.fallback = moved(options.fallback)
    options.order.removeAll { name in !cases.contains { $0.name == name } }
  }
}

extension Words {
  static let added = Words("added", "case")
}
