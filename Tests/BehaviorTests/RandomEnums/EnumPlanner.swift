import CodingChecks

/// Makes up enums that the annotation language allows. If the generator rejects one, either the rules
/// here or those there are wrong.
struct EnumPlanner {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func plan(_ number: Int) -> EnumPlan {
    var options = EnumOptions(style: random.pick(Self.styles))
    if options.style == "internal" || options.style == "adjacent" {
      options.tag = random.pick([["type"], ["kind"], ["meta", "type"], ["a", "b", "c"]])
      options.content = random.pick(["c", "value"])
      options.hasTagForContent = options.style == "adjacent" && random.chance(25)
    }
    if options.style != "internal", options.style != "rawValue" {
      if random.chance(50) { options.payload = random.pick(Self.layouts) }
      if random.chance(40) { options.empty = random.pick(Self.empties(of: options.style)) }
    }
    let isRaw = options.style == "rawValue"
    var plan = EnumPlan(name: "Enum\(number)", options: options, cases: [])
    if !isRaw, random.chance(30) {
      plan.argument = random.pick([
        .int, .string, .point, .optional(.int), .level, .array(.string), .box(.int),
      ])
    }
    if random.chance(25) {
      plan.parent = ParentPlan(name: "Parent\(number)", isGeneric: random.chance(40))
    }
    addCases(&plan)
    addLoneCases(&plan)
    addUnknownCase(&plan)
    addOptions(&plan)
    addUses(&plan)
    addReads(&plan)
    return plan
  }

  private static let styles = [
    "external", "external", "internal", "internal", "adjacent", "adjacent", "untagged", "array",
    "rawValue",
  ]
  private static let layouts = ["keyed", "unkeyed", "compact", "natural"]

  private static func empties(of style: String) -> [String] {
    switch style {
    case "external", "untagged": ["object", "array", "true", "null", "name"]
    default: ["omit", "object", "array", "true", "null"]
    }
  }

  // MARK: Cases

  private mutating func addCases(_ plan: inout EnumPlan) {
    let names = Words.caseNames.shuffled(using: &random).prefix(
      Int.random(in: 1...5, using: &random))
    var shapes: Set<String> = []
    for (index, name) in names.enumerated() {
      var item = CasePlan(name: name)
      let hasOwnLayout = plan.options.style != "internal" && plan.options.style != "rawValue"
      if plan.options.style != "rawValue", random.chance(75) {
        if hasOwnLayout, random.chance(15) { item.payload = random.pick(Self.layouts) }
        if !plan.options.tag.isEmpty, random.chance(15) { item.content = "own content" }
        let canBeCoded = hasOwnLayout && plan.options.style != "untagged" || item.content != nil
        if canBeCoded, item.payload == nil, random.chance(8) {
          addCodedValues(&item)
        } else {
          addValues(&item, plan)
        }
      } else if hasOwnLayout, random.chance(15) {
        item.empty = random.pick(Self.empties(of: plan.options.style))
      } else if hasOwnLayout, plan.options.style != "untagged", random.chance(15) {
        item.emptyLiteral = random.pick(Self.literals)
      }
      if plan.options.style == "untagged" {
        if item.isEmpty, (item.empty ?? plan.options.emptyForm) == "name", random.chance(60) {
          item.tag = random.pick([
            .string("tag"), .boolean(false), .boolean(true), .integer(index), .double(1.5),
          ])
        }
        guard let shape = untaggedShape(item, plan.options), shapes.insert(shape).inserted,
          !plan.cases.contains(where: { plan.mayLookAlike($0, item) })
        else { continue }
      } else {
        addTags(&item, index, plan)
        if plan.options.style != "rawValue", !item.usesCoder { addConstants(&item, plan) }
      }
      plan.cases.append(item)
    }
    if plan.argument != nil, !plan.usesArgument {
      // A generic enum uses its parameter, or nothing could be inferred in samples.
      plan.argument = nil
    }
    if plan.cases.isEmpty { plan.cases = [CasePlan(name: names[0])] }
  }

  private mutating func addTags(_ item: inout CasePlan, _ index: Int, _ plan: EnumPlan) {
    if random.chance(25) { item.tag = tag(plan, "tag \(index)", index) }
    if random.chance(20) { item.aliases = [tag(plan, "old \(index)", index + 10)] }
    if !item.usesCoder, random.chance(15) { keepTag(&item, index, plan) }
  }

  /// Tags that a value keeps are of its type.
  private mutating func keepTag(_ item: inout CasePlan, _ index: Int, _ plan: EnumPlan) {
    item.keepsTag = true
    if plan.options.style != "external", random.chance(50) {
      item.tag = .integer(index)
      item.aliases = [.integer(index + 10)]
      if random.chance(70) { item.range = (index * 10 + 100)...(index * 10 + 109) }
    } else {
      item.tag = .string("tag \(index)")
      item.aliases = [.string("old \(index)")]
    }
  }

  private mutating func tag(_ plan: EnumPlan, _ text: String, _ number: Int) -> TagPlan {
    guard plan.options.style != "external", random.chance(40) else { return .string(text) }
    // What is a key is a string or an integer.
    if plan.options.hasTagForContent { return .integer(number) }
    if number < 2, random.chance(20) { return .boolean(number == 0) }
    return random.chance(20) ? .double(Double(number) + 0.5) : .integer(number)
  }

  /// What tells an untagged case from others: a kind of JSON, a number of elements, a key.
  private func untaggedShape(_ item: CasePlan, _ options: EnumOptions) -> String? {
    let plan = EnumPlan(name: "", options: options, cases: [item])
    if item.isEmpty {
      let form = item.empty ?? options.emptyForm
      if form == "name" { return item.tag?.jsonKind ?? "string" }
      return ["object": nil, "array": "array 0", "true": "boolean"][form] ?? form
    }
    if plan.isKeyed(item) {
      guard let first = item.values.indices.first(where: { item.values[$0].isRequired }) else {
        return nil
      }
      return item.keys == nil && item.values[first].key == nil && item.values[first].label == nil
        ? "object _\(first)" : "object \(item.name.camelCase)"
    }
    if plan.layout(item, options) != "unkeyed", item.values.count == 1 {
      return item.values[0].type.jsonKind
    }
    return "array \(item.values.count)"
  }

  private mutating func addUnknownCase(_ plan: inout EnumPlan) {
    guard random.chance(20) else { return }
    var item = CasePlan(name: Words("something", "else"))
    item.unknown = random.pick([.nothing, .tag, .content, .values])
    if plan.options.style == "untagged" {
      item.unknown = random.pick([.nothing, .content])
      let shape = untaggedShape(item, plan.options)
      let isTaken = plan.cases.contains { untaggedShape($0, plan.options) == shape }
      guard item.unknown == .content || shape != nil && !isTaken else { return }
    } else if item.unknown == .values {
      guard plan.options.style != "rawValue" else { return }
      item.keepsTag = true
      item.values = [ValuePlan(type: .int, label: Words("extra", "size"))]
    } else if item.unknown == .nothing {
      if random.chance(50) { item.tag = .string("any other") }
      if random.chance(50) { item.aliases = [tag(plan, "former other", 99)] }
    }
    plan.cases.append(item)
  }

  /// Cases without a tag, which a kind of JSON or a key tells apart.
  private mutating func addLoneCases(_ plan: inout EnumPlan) {
    guard !["untagged", "rawValue"].contains(plan.options.style), random.chance(15) else { return }
    let names = [Words("alone"), Words("also", "alone"), Words("alone", "too")]
    for (name, type) in zip(names, [PayloadType.bool, .int, .point]) where random.chance(50) {
      var item = CasePlan(name: name, standsAlone: true)
      item.values = [ValuePlan(type: type)]
      if type == .point {
        item.values[0].label = Words("lone", "place")
        item.values.append(ValuePlan(type: .optional(.string), label: Words("width")))
      }
      if plan.options.payload != nil { item.payload = "natural" }
      plan.cases.append(item)
    }
  }

  // MARK: Options

  private mutating func addOptions(_ plan: inout EnumPlan) {
    let style = plan.options.style
    let hasTags = style != "untagged"
    if hasTags, random.chance(30) { plan.options.caseNaming = random.pick(Words.namings) }
    if plan.hasKeys {
      if random.chance(35) { plan.options.keyNaming = random.pick(Words.namings) }
      if random.chance(20) { plan.options.hasKeyPrefix = true }
      if random.chance(30) { plan.options.nilValues = random.pick(["omit", "null"]) }
      if random.chance(20), plan.canRejectKeys { plan.options.rejectsUnknownKeys = true }
    }
    let hasLoneCases = plan.cases.contains(where: \.standsAlone)
    if style == "internal" || style == "adjacent", !hasLoneCases, random.chance(25) {
      let candidates = plan.cases.indices.filter {
        plan.cases[$0].unknown == nil && !plan.cases[$0].keepsTag && !plan.cases[$0].standsAlone
      }
      if !candidates.isEmpty { plan.options.missingTag = random.pick(candidates) }
    }
    if hasTags, style != "external", random.chance(25) { plan.options.isCoercing = true }
    if hasTags, random.chance(25), plan.hasStrings { plan.options.isIgnoringCase = true }
    if random.chance(25), plan.canHaveAccessors { plan.options.hasAccessors = true }
    if plan.canOmitDefaults, random.chance(50) { plan.options.omitsDefaults = true }
    if !hasTags, random.chance(50) {
      let names = plan.cases.filter { $0.unknown == nil }.map(\.name).shuffled(using: &random)
      plan.options.order = Array(names.prefix(random.pick([1, 2, 5])))
    }
  }

  private mutating func addUses(_ plan: inout EnumPlan) {
    let unknown = plan.cases.first { $0.unknown != nil }?.unknown
    let keepsTags = plan.cases.contains(where: \.keepsTag)
    if random.chance(15),
      let index = plan.cases.firstIndex(where: {
        $0.values.isEmpty && $0.unknown == nil && !$0.keepsTag
      })
    {
      plan.options.fallback = index
    }
    if plan.options.style == "rawValue", !keepsTags, unknown != .content {
      plan.options.hasCodingKeys = random.chance(40)
      let tags = plan.cases.flatMap { $0.aliases + [$0.tag].compactMap { $0 } }
      plan.options.isRawRepresentable = tags.allSatisfy(\.isString) && random.chance(60)
    }
    if plan.argument == nil, plan.parent == nil, plan.options.fallback == nil, unknown == nil {
      plan.options.forgives = random.chance(15)
    }
  }

  private mutating func addReads(_ plan: inout EnumPlan) {
    guard random.chance(30), !plan.cases.contains(where: \.standsAlone),
      plan.options.style != "untagged", plan.options.style != "rawValue",
      !plan.cases.contains(where: { $0.values.contains { $0.isFlattened || $0.oneWay != nil } })
    else { return }
    for style in ["external", "internal", "adjacent", "array"].shuffled(using: &random).prefix(2)
    where style != plan.options.style && (style != "external" || plan.canReadKeys) {
      var read = EnumOptions(style: style)
      if style == "internal" {
        guard plan.allValuesHaveNames, !plan.cases.contains(where: \.usesCoder) else { continue }
        read.tag = ["discriminator"]
      }
      if style == "adjacent" { read.tag = ["t"] }
      if style != "internal", random.chance(50) { read.payload = random.pick(Self.layouts) }
      if random.chance(30) { read.caseNaming = random.pick(Words.namings) }
      plan.reads.append(read)
    }
  }
}

extension EnumPlan {
  /// Whether a known tag is a string.
  fileprivate var hasStrings: Bool {
    cases.contains { item in
      guard item.unknown == nil, !item.standsAlone else { return false }
      return item.tag == nil
        || (item.aliases + [item.tag]).contains { if case .string = $0 { true } else { false } }
    }
  }

  /// Whether one of two untagged cases may be read as the other.
  fileprivate func mayLookAlike(_ first: CasePlan, _ second: CasePlan) -> Bool {
    if (first.values + second.values).contains(where: \.usesCoder) {
      let keys = [first, second].map { Set(keyed($0.values.indices, of: $0).keys) }
      return !keys[0].isDisjoint(with: keys[1])
    }
    return mayTake(first, second) || mayTake(second, first)
  }

  /// Whether all that an untagged case requires may be among what another writes, in an object.
  private func mayTake(_ reader: CasePlan, _ writer: CasePlan) -> Bool {
    let needed = reader.values.indices.filter { reader.values[$0].isRequired }
    let written = keyed(writer.values.indices, of: writer)
    return !needed.isEmpty
      && isKeyed(reader) && isKeyed(writer)
      && keyed(needed, of: reader).allSatisfy { key, type in
        guard let other = written[key] else { return false }
        return type.jsonKind == nil || other.jsonKind == nil || type.jsonKind == other.jsonKind
      }
  }

  private func keyed(_ indices: some Sequence<Int>, of item: CasePlan) -> [String: PayloadType] {
    Dictionary(
      indices.map { (key(of: $0, in: item, options), item.values[$0].type) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether another form may have keys for tags: not if a value keeps an integer, nor if a single key
  /// may be an unknown tag as well as the value of an object without one.
  fileprivate var canReadKeys: Bool {
    let keepsInteger = cases.contains { item in
      if case .integer = item.tag { item.keepsTag } else { false }
    }
    return !keepsInteger && !options.hasTagForContent
      && (options.missingTag == nil || cases.allSatisfy { $0.unknown == nil })
  }
}

extension TagPlan {
  fileprivate var jsonKind: String {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    case .integer, .double: "number"
    case .null: "null"
    case .array: "array"
    case .object: "object"
    }
  }
}
