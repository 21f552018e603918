import CodingChecks

/// Makes up enums with several forms, and likes what is hard to tell apart: values that can all be
/// missing, names that are also the keys of a form, forms that differ in little.
struct ReadsPlanner {
  var random: SeededGenerator

  /// Whether enums have all kinds of options, with which forms more rarely fit together.
  let hasOptions: Bool

  init(seed: UInt64, hasOptions: Bool) {
    random = SeededGenerator(seed: seed)
    self.hasOptions = hasOptions
  }

  mutating func plan(_ number: Int) -> ReadsPlan {
    let isPlain = random.chance(8)
    let count = random.pick([1, 2, 2, 3])
    var forms: [Form] = []
    while forms.count <= count {
      let form = form(ofPlainCases: isPlain)
      if !forms.contains(form) { forms.append(form) }
    }
    var plan = ReadsPlan(number: number, cases: [], forms: forms)
    addCases(&plan, isPlain: isPlain)
    addNames(&plan)
    if hasOptions { addOptions(&plan) }
    if plan.hasKeys(forms[0]) {
      if random.chance(30) { plan.nilValues = random.pick(["omit", "null"]) }
      if random.chance(8) { plan.rejectsUnknownKeys = true }
    }
    return plan
  }

  // MARK: Forms

  private mutating func form(ofPlainCases isPlain: Bool) -> Form {
    let styles = [
      "external", "external", "external", "internal", "internal", "adjacent", "adjacent", "array",
    ]
    let style = random.chance(10) ? isPlain ? "rawValue" : "untagged" : random.pick(styles)
    var form = Form(style: style)
    if style == "internal" || style == "adjacent" {
      form.tag = random.pick([["type"], ["type"], ["kind"], ["meta", "type"]])
    }
    if style == "adjacent" { form.content = random.pick(["value", "c"]) }
    guard style != "internal", style != "rawValue" else { return form }
    if random.chance(50) {
      form.payload = random.pick(["keyed", "unkeyed", "compact", "natural"])
    }
    if random.chance(40) {
      let absent = style == "external" || style == "untagged" ? "name" : "omit"
      form.empty = random.pick(["object", "array", "true", "null", absent])
    } else if random.chance(15) {
      form.emptyLiteral = random.pick(["nil", "[[:]]", "\"ping\"", "7", "[\"_0\": nil]", "[[]]"])
    }
    return form
  }

  /// Namings, of the primary form for all, or of a further one for itself.
  private mutating func addNames(_ plan: inout ReadsPlan) {
    let namings = ["verbatim", "snakeCase", "kebabCase", "pascalCase", "uppercase"]
    for index in plan.forms.indices {
      let chance = index == 0 ? 35 : 15
      if plan.forms[index].hasTags, random.chance(chance) {
        plan.forms[index].caseNaming = random.pick(namings)
      }
      guard plan.hasKeys(plan.forms[index]) else { continue }
      if random.chance(chance) { plan.forms[index].keyNaming = random.pick(namings) }
      if random.chance(chance / 3) { plan.forms[index].hasKeyPrefix = true }
    }
  }

  // MARK: Cases

  private static let caseNames = [
    "ping", "newText", "move", "loadedImage", "profile", "isReady", "value",
  ]
  private static let labels = [
    "userName", "at", "maxTries", "url", "startDate", "width", "name", "x",
  ]
  /// Names that forms have keys of.
  private static let oddLabels = ["type", "value", "c", "_0", "ping", "meta"]

  private mutating func addCases(_ plan: inout ReadsPlan, isPlain: Bool) {
    let isNamed = plan.forms.contains { $0.style == "internal" } || random.chance(40)
    let count = Int.random(in: 1...4, using: &random)
    for (index, name) in Self.caseNames.shuffled(using: &random).prefix(count).enumerated() {
      var item = ReadsPlan.Case(name: name)
      if !isPlain, random.chance(80) { addValues(&item, isNamed: isNamed) }
      if plan.forms.contains(where: { $0.style == "untagged" }) {
        for index in item.values.indices {
          item.values[index].type = item.values[index].type.unlikeNull
        }
      }
      // What the written form has no keys for can be given none.
      if !["keyed", "natural"].contains(plan.forms[0].layout) {
        for index in item.values.indices { item.values[index].key = nil }
      }
      if random.chance(12), plan.forms[0].style != "untagged" { item.tag = "tag \(index)" }
      if random.chance(12) { item.alias = "old\(index)" }
      plan.cases.append(item)
    }
    if plan.isRecursive {
      // Where the recursion of samples ends.
      plan.cases.append(ReadsPlan.Case(name: Self.end))
    }
    if random.chance(20), plan.forms[0].style != "untagged" {
      plan.cases.append(
        ReadsPlan.Case(
          name: "other",
          values: random.chance(50)
            ? [.init(type: .tag, label: random.chance(50) ? "tag" : nil)] : [],
          isUnknown: true))
    }
  }

  private static let end = "end"

  private mutating func addValues(_ item: inout ReadsPlan.Case, isNamed: Bool) {
    let labels = Self.labels.shuffled(using: &random)
    let count = random.pick([1, 1, 2, 2, 3])
    if isNamed, count == 1, random.chance(25) {
      // In the internal style its keys stand beside the tag.
      item.values = [ReadsPlan.Value(type: random.pick(SampleType.flattenable))]
      return
    }
    let labelling = isNamed ? 85 : random.pick([0, 50, 100])
    for index in 0..<count {
      var value = ReadsPlan.Value(type: SampleType.random(&random))
      var name = labels[index]
      if index == 0, random.chance(10) { name = random.pick(Self.oddLabels) }
      if name == "meta", value.type.hasTag { name = labels[index] }
      if random.chance(labelling) {
        value.label = name
      } else if isNamed {
        value.parameterName = name
        // Of an object, the name alone is no key.
        if count == 1, value.type.mayBeObject { value.key = name }
      }
      if random.chance(6) { value.key = random.pick(["own \(index)", "value", "_0"]) }
      if value.label != nil, !value.type.holdsOwn, random.chance(15) {
        value.defaultValue = random.pick(value.type.expressions)
      }
      item.values.append(value)
    }
    if Set(item.values.compactMap(\.key)).count < item.values.compactMap(\.key).count {
      for index in item.values.indices { item.values[index].key = nil }
    }
  }

  // MARK: Samples

  /// For each case its emptiest value, and some of all kinds, as expressions without the type.
  mutating func samples(of plan: ReadsPlan) -> [String] {
    var samples: [String] = []
    for item in plan.cases {
      let empty = item.expression(item.values.map { emptiest($0.type) })
      let others = (0..<5).map { _ in sample(of: item, in: plan, depth: 0) }
      for sample in [empty] + others where !samples.contains(sample) { samples.append(sample) }
    }
    return samples
  }

  private func emptiest(_ type: SampleType) -> String {
    type.expressions[0].replacing("Own", with: ".\(Self.end)")
  }

  private mutating func sample(
    of item: ReadsPlan.Case, in plan: ReadsPlan, depth: Int
  ) -> String {
    item.expression(
      item.values.map { value in
        let expression = random.pick(value.type.expressions)
        guard value.type.holdsOwn else { return expression }
        let own =
          depth < 2
          ? sample(of: random.pick(plan.cases), in: plan, depth: depth + 1) : ".\(Self.end)"
        return expression.replacing("Own", with: own)
      })
  }
}

extension ReadsPlan.Case {
  fileprivate func expression(_ arguments: [String]) -> String {
    if arguments.isEmpty { return ".\(name)" }
    let list = zip(values, arguments).map { value, argument in
      value.label.map { "\($0): \(argument)" } ?? argument
    }
    return ".\(name)(\(list.joined(separator: ", ")))"
  }
}
