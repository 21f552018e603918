import CodingChecks

extension DarePlanner {
  private static let labels = [
    "type", "kind", "value", "c", "_0", "x", "name", "ping", "decoder", "container", "encoder",
    "key", "tag", "content", "values", "error", "id", "radius", "url",
  ]

  mutating func planCase(_ name: String, in plan: DarePlan) -> DarePlan.Case {
    var item = DarePlan.Case(name: name)
    let hasUnknown = plan.cases.contains { $0.arguments.first == ".unknown" }
    if !hasUnknown, random.chance(9) {
      item.arguments = [".unknown"]
      addUnknown(&item, plan)
      return item
    }
    if plan.style != "untagged" {
      switch Int.random(in: 0..<100, using: &random) {
      case ..<9 where plan.style != "external":
        addRange(&item, plan)
      case ..<17: item.arguments = [".untagged"]
      case ..<23: item.arguments = [".missingTag"]
      case ..<29: item.arguments = ["nil"]
      case ..<65: item.arguments = [tag(plan)]
      default: break
      }
      if random.chance(8), item.arguments.first?.hasPrefix(".") != true {
        item.arguments.append("aliases: [\(tag(plan))]")
      }
    }
    if random.chance(5) {
      item.arguments.append("skip: .\(random.pick(["encoding", "decoding", "both"]))")
    }
    guard plan.style != "rawValue" else { return item }
    if item.values.isEmpty ? random.chance(75) : random.chance(40) { addValues(&item, plan) }
    addObject(&item, plan)
    return item
  }

  private mutating func tag(_ plan: DarePlan) -> String {
    plan.style == "external"
      ? random.pick(["\"ping\"", "\"low\"", "\"x\"", "\"1\"", "\"\""])
      : random.pick([
        "\"ping\"", "\"ping\"", "\"ping\"", "\"low\"", "\"PING\"", "1", "1", "0", "true", "1.5",
        "\"1\"", "\"\"", "\"\\u{0}\\r\"",
      ])
  }

  // MARK: Tags that are kept

  private mutating func addRange(_ item: inout DarePlan.Case, _ plan: DarePlan) {
    let ranges: [(source: String, tags: [String], type: DareType)] = [
      ("1...9", ["2", "9"], .int), ("10..<20", ["10", "19"], .int), ("500...", ["500"], .int),
      ("..<0", ["-1"], .int), ("0.5..<2.5", ["0.5", "2.25"], .double),
      ("2.5...", ["2.5", "1e300"], .double), ("...0.25", ["-1.5", "0.25"], .double),
      ("\"a\"...\"m\"", ["\"a\"", "\"m\""], .string),
      ("\"n\"..<\"t\"", ["\"n\"", "\"q\""], .string), ("..<\"a\"", ["\"!\""], .string),
      ("\"0\"...\"9\"", ["\"2\"", "\"9\""], .string), ("\"E\"..<\"G\"", ["\"F\""], .string),
    ]
    let range = random.pick(ranges)
    item.arguments = [range.source]
    if random.chance(40) {
      item.arguments.append("tag: \(random.pick(range.tags))")
    } else {
      item.values = [
        .init(type: range.type, arguments: ["tag: true"], expressions: range.tags)
      ]
      if random.chance(50) { item.values[0].label = random.pick(Self.labels) }
    }
  }

  private mutating func addUnknown(_ item: inout DarePlan.Case, _ plan: DarePlan) {
    switch Int.random(in: 0..<10, using: &random) {
    case ..<2:
      if random.chance(50) { item.arguments.append("tag: \(tag(plan))") }
    case ..<5:
      // No range that is made up holds it.
      item.values = [.init(type: .string, expressions: ["\"zzz\""])]
      if random.chance(60) {
        item.values[0].label = random.pick(["tag", "value"])
        item.values[0].arguments = ["tag: true"]
        if plan.style != "rawValue", random.chance(50) {
          item.values.append(.init(type: DareType.random(&random), label: "further"))
        }
      }
    default:
      item.values = [.init(type: .anything, expressions: unknownDocuments(plan))]
      if random.chance(35) { item.arguments.append("coder: DocumentCoder") }
    }
  }

  /// What no known case is, as expressions.
  private func unknownDocuments(_ plan: DarePlan) -> [String] {
    switch plan.style {
    case "external": return [#".object(["zzz": .integer(1)])"#]
    case "array": return [#".array([.string("zzz"), .integer(1)])"#]
    case "rawValue": return [#".string("zzz")"#]
    case "untagged": return [#".array([.object(["zzz": .array([.array([.object([:])])])])])"#]
    default:
      let inner = tag.reversed().reduce(#".string("zzz")"#) { ".object([\"\($1)\": \($0)])" }
      return [inner, "\(inner.dropLast(2)), \"zzz\": .null])"]
    }
  }

  // MARK: Values

  private mutating func addValues(_ item: inout DarePlan.Case, _ plan: DarePlan) {
    let taken = item.values.compactMap(\.label)
    let labels = Self.labels.filter { !taken.contains($0) }.shuffled(using: &random)
    let isNamed = plan.style == "internal" || random.chance(50)
    let count = random.pick([1, 1, 1, 2, 2, 3])
    for index in 0..<count {
      var value = DarePlan.Value(type: DareType.random(&random))
      let isFlattened = count == 1 && value.type.isObject && random.chance(50)
      if random.chance(isNamed ? 90 : 10), !isFlattened {
        value.label = labels[index]
      } else if random.chance(15) {
        value.parameterName = labels[index]
      }
      if random.chance(10) { value.arguments.append("key: \(path())") }
      if random.chance(6) { value.arguments.append("aliases: [\"\(key())\"]") }
      if value.type.isOptional, random.chance(30) {
        value.arguments.append("nil: .\(random.pick(["required", "required", "null", "omit"]))")
      }
      if value.type.isObject, value.arguments.isEmpty, random.chance(12) {
        value.arguments.append("flatten: true")
      }
      if !value.type.holdsOwn, random.chance(10) {
        value.defaultValue = random.pick(value.type.expressions)
        if random.chance(30) { value.arguments.append("default: .omit") }
        if !value.type.isOptional, random.chance(30) { value.arguments.append("nil: .default") }
      }
      addCoding(&value)
      item.values.append(value)
    }
    guard item.values.contains(where: { $0.label != nil }) else { return }
    if random.chance(4) { item.arguments.append("keyNaming: .uppercase") }
    if random.chance(3) { item.arguments.append("keyPrefix: .caseName") }
    if random.chance(4), item.values.allSatisfy(\.arguments.isEmpty) {
      item.arguments.append(
        "keys: [\(item.values.map { _ in "\"\(key())\"" }.joined(separator: ", "))]")
    }
  }

  /// A coder, or that the value is not coded in a direction. Then it can only be what it is made of.
  private mutating func addCoding(_ value: inout DarePlan.Value) {
    if value.label != nil, !value.type.holdsOwn, random.chance(4) {
      value.arguments.append(DarePlan.coder)
    }
    guard value.defaultValue != nil || value.type.isOptional,
      random.chance(value.defaultValue == nil ? 3 : 15)
    else { return }
    let skip = random.pick(["true", ".encoding", ".decoding"])
    value.arguments.append("skip: \(skip)")
    // A missing key of an optional means nil, whatever its default.
    let isNil = value.type.isOptional && skip == ".encoding"
    let only = isNil ? "nil" : value.defaultValue ?? "nil"
    value.expressions = [only]
  }

  private mutating func path() -> String {
    random.chance(25)
      ? random.pick(["[\"x\", \"y\"]", "[\"meta\", \"x\"]", "[\"data\", \"type\"]"])
      : "\"\(key())\""
  }

  /// What stands beside the values, or where there are none.
  private mutating func addObject(_ item: inout DarePlan.Case, _ plan: DarePlan) {
    if item.values.isEmpty, random.chance(30) {
      item.arguments.append("empty: \(emptyForm())")
    } else {
      if random.chance(22) { item.arguments.append("constants: \(members())") }
      if random.chance(15) { item.arguments.append("extras: \(members())") }
    }
    if plan.style == "internal" || plan.style == "adjacent", random.chance(10) {
      item.arguments.append("content: \"\(key())\"")
    }
    if !item.values.isEmpty, plan.style != "internal", random.chance(6) {
      item.arguments.append("payload: .\(random.pick(["keyed", "unkeyed", "compact", "natural"]))")
    }
  }

  // MARK: Samples

  /// For each case its emptiest value, and some of all kinds.
  mutating func samples(of plan: DarePlan) -> [String] {
    var samples: [String] = []
    for item in plan.cases where !item.isUnknownToOthers(in: plan) && !item.isSkipped {
      let empty = item.expression(
        item.values.map {
          ($0.expressions ?? $0.type.expressions)[0]
            .replacing("Own", with: "\(plan.name).\(Self.end)")
        })
      let others = (0..<4).map { _ in sample(of: item, in: plan, depth: 0) }
      for sample in [empty] + others where !samples.contains(sample) { samples.append(sample) }
    }
    return samples
  }

  private mutating func sample(of item: DarePlan.Case, in plan: DarePlan, depth: Int) -> String {
    let inner = plan.cases.filter { !$0.isUnknownToOthers(in: plan) && !$0.isSkipped }
    return item.expression(
      item.values.map { value in
        let expression = random.pick(value.expressions ?? value.type.expressions)
        guard value.type.holdsOwn, expression.contains("Own") else { return expression }
        let own =
          depth < 2
          ? sample(of: random.pick(inner), in: plan, depth: depth + 1) : ".\(Self.end)"
        // A case may be called 'none', as the one of an optional.
        return expression.replacing("Own", with: plan.name + own)
      })
  }
}

extension DarePlan.Case {
  /// Whether it takes any document that no other case does, which is not known of any.
  fileprivate func isUnknownToOthers(in plan: DarePlan) -> Bool {
    guard arguments.first == ".unknown", values.first?.type.template == "CodableEnumAnyValue" else {
      return false
    }
    return plan.style == "untagged"
      || plan.style == "external" && plan.cases.contains { $0.arguments.first == ".untagged" }
  }
}
