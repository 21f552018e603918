import CodingChecks

/// Tags that are null, missing, shared or in ranges, and how cases are chosen: whether an enum can have
/// these is the generator's to say.
extension VersionPlanner {
  mutating func addTagless(_ plan: inout EnumPlan) {
    guard let index = ordinaryCases(plan).randomElement(using: &random), plan.hasTags else {
      return
    }
    if random.chance(50) {
      plan.cases[index].tag = .null
    } else {
      plan.cases[index].tag = nil
      plan.cases[index].isTagMissing = true
    }
    plan.cases[index].aliases = []
  }

  mutating func addSpan(_ plan: inout EnumPlan) {
    guard let index = ordinaryCases(plan).randomElement(using: &random), plan.hasTags else {
      return
    }
    plan.cases[index].tag = nil
    plan.cases[index].span = random.pick(SpanPlan.all)
    plan.cases[index].keepsTag = !plan.cases[index].usesCoder && random.chance(60)
  }

  /// Cases of one tag that keys or kinds of values tell apart.
  mutating func addSharing(_ plan: inout EnumPlan) {
    let candidates = ordinaryCases(plan).shuffled(using: &random)
    guard candidates.count > 1, plan.hasTags else { return }
    let tag = plan.cases[candidates[0]].tag ?? .string("shared")
    for index in candidates.prefix(random.pick([2, 2, 3])) {
      plan.cases[index].tag = tag
      if plan.options.style == "rawValue" || random.chance(60) { continue }
      let label = random.pick(Words.labels)
      guard !plan.cases[index].values.contains(where: { ($0.label ?? $0.parameterName) == label }),
        !plan.cases[index].usesCoder, plan.cases[index].keys == nil
      else { continue }
      plan.cases[index].values.append(
        ValuePlan(type: random.pick([.string, .int, .array(.int), .point]), label: label))
    }
  }

  mutating func addChoices(_ plan: inout EnumPlan) {
    let cases = ordinaryCases(plan)
    switch plan.options.style {
    case "external":
      plan.options.takesFirstKey = random.chance(40)
      if random.chance(40) { plan.options.missingTag = cases.randomElement(using: &random) }
    case "untagged":
      plan.options.choosesByKeys = random.chance(50)
      plan.options.allowsOverlap = random.chance(50)
    default: break
    }
    if plan.hasTags, random.chance(40) {
      plan.options.unknownTag = cases.randomElement(using: &random)
    }
  }

  private func ordinaryCases(_ plan: EnumPlan) -> [Int] {
    plan.knownCases.filter {
      !plan.cases[$0].standsAlone && !plan.cases[$0].keepsTag && plan.cases[$0].span == nil
    }
  }
}

extension SpanPlan {
  static let all = [
    SpanPlan(source: "1...9", tags: [.integer(2), .integer(9)], type: "Int"),
    SpanPlan(source: "500...", tags: [.integer(500), .integer(777)], type: "Int"),
    SpanPlan(source: "0.5..<2.5", tags: [.double(0.5), .double(2.25)], type: "Double"),
    SpanPlan(source: "...0.25", tags: [.double(-1.5), .double(0.25)], type: "Double"),
    SpanPlan(source: "\"a\"...\"m\"", tags: [.string("a"), .string("gx")], type: "String"),
    SpanPlan(source: "\"n\"..<\"t\"", tags: [.string("n"), .string("px")], type: "String"),
  ]

  /// Each of the same tags.
  static let wider: [String: String] = [
    "1...9": "0...10", "500...": "400...", "0.5..<2.5": "0.5...2.5", "...0.25": "...0.5",
    "\"a\"...\"m\"": "\"A\"...\"m\"", "\"n\"..<\"t\"": "\"n\"...\"t\"",
  ]

  /// Without one of the tags.
  static let narrower: [String: String] = [
    "1...9": "1..<9", "0.5..<2.5": "1.0..<2.5", "...0.25": "...0.0",
    "\"a\"...\"m\"": "\"b\"...\"m\"", "\"n\"..<\"t\"": "\"o\"..<\"t\"",
  ]

  /// Whether one of some tags, as JSON, may be in it.
  func holds(_ tags: [String]) -> Bool {
    tags.contains { ($0.first == "\"") == (type == "String") }
  }
}
