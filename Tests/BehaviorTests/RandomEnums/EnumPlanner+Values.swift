import CodingChecks

extension EnumPlanner {
  mutating func addValues(_ item: inout CasePlan, _ plan: EnumPlan) {
    let count = random.pick([1, 1, 2, 2, 3])
    let labels = Words.labels.shuffled(using: &random)
    let labelling = random.pick([0, 50, 100])
    for index in 0..<count {
      var value = ValuePlan(type: type(plan))
      if random.chance(labelling) {
        value.label = labels[index]
      } else if random.chance(25) {
        value.parameterName = labels[index]
      }
      item.values.append(value)
    }
    let layout = plan.layout(item, plan.options)
    // What asks for an object may only stand where there is one.
    let isObject = layout == "keyed" || layout == "natural"
    if isObject { addKeys(&item, plan) }
    if plan.options.style == "internal" { completeKeys(&item) }
    if isObject { addParents(&item, plan) }
    addDefaults(&item, plan)
    if plan.options.style == "internal" { item.nameSingleObject() }
    let hasObject = item.values.contains { !$0.isSkipped && $0.asksForObject }
    if !isObject || layout == "natural" && !hasObject {
      for index in item.values.indices { item.values[index].nilForm = nil }
    }
    if isObject { addOwnKeyNames(&item) }
  }

  /// Values that are coded together.
  mutating func addCodedValues(_ item: inout CasePlan) {
    item.usesCoder = true
    item.values = [ValuePlan(type: .int), ValuePlan(type: .string)]
    if random.chance(50) { item.values[0].label = Words("width") }
  }

  /// Of a case, what the enum could say of its keys.
  private mutating func addOwnKeyNames(_ item: inout CasePlan) {
    let hasNames = item.values.contains {
      $0.label != nil && $0.key == nil && !$0.isFlattened && !$0.isSkipped
    }
    guard item.keys == nil, hasNames else { return }
    if random.chance(10) { item.keyNaming = random.pick(Words.namings) }
    if random.chance(10) { item.hasKeyPrefix = random.chance(70) }
  }

  private mutating func type(_ plan: EnumPlan) -> PayloadType {
    if let argument = plan.argument, random.chance(50) {
      return random.pick([
        .parameter(argument), .array(.parameter(argument)), .box(.parameter(argument)),
      ])
    }
    if let parent = plan.parent, random.chance(30) {
      return .item(parent: parent.qualifiedName)
    }
    if random.chance(8) { return random.pick([.opaque, .optional(.opaque)]) }
    return PayloadType.random(&random)
  }

  private mutating func addKeys(_ item: inout CasePlan, _ plan: EnumPlan) {
    // Without a tag, cases with the same keys would look alike.
    let owner = plan.options.style == "untagged" ? item.name.camelCase : ""
    if random.chance(10) {
      item.keys = item.values.indices.map { "k\($0)\(owner)" }
    } else {
      for index in item.values.indices where random.chance(15) {
        item.values[index].key =
          random.pick(["own \(index)", "own.\(index)", "ownKey_\(index)"]) + owner
      }
    }
    // Another name would make an untagged case look like another one.
    for index in item.values.indices where plan.options.style != "untagged" && random.chance(15) {
      item.values[index].aliases = ["former\(index)"]
    }
    for index in item.values.indices {
      switch item.values[index].type {
      case .optional, .maybeInt:
        if random.chance(25) {
          item.values[index].nilForm = random.pick(["omit", "null", "required"])
        }
      default: break
      }
    }
    if let index = item.values.indices.first(where: { item.values[$0].type.isObject }),
      item.keys == nil, item.values[index].canBeFlattened, random.chance(40)
    {
      item.values[index].isFlattened = true
    }
  }

  /// Leads some keys through objects, those of the tag among them.
  private mutating func addParents(_ item: inout CasePlan, _ plan: EnumPlan) {
    if plan.options.style == "untagged" || item.values.contains(where: \.isFlattened) { return }
    var parents = [["data"], ["data", "more"]]
    if plan.options.style == "internal", item.content == nil, plan.options.tag.count > 1 {
      parents.append([plan.options.tag[0]])
    }
    for index in item.values.indices where item.values[index].key != nil && random.chance(40) {
      item.values[index].parents = random.pick(parents)
    }
  }

  /// Keys that are always written alike, where there is an object for them.
  mutating func addConstants(_ item: inout CasePlan, _ plan: EnumPlan) {
    let hasObject =
      item.values.isEmpty ? item.empty == nil && item.emptyLiteral == nil : plan.isKeyed(item)
    guard hasObject else { return }
    if random.chance(15) {
      item.constants = (0..<random.pick([1, 2])).map {
        CasePlan.Constant(key: "constant \($0)", value: random.pick(Self.literals))
      }
    }
    if random.chance(12) {
      item.extras = [CasePlan.Constant(key: "extra", value: random.pick(Self.literals))]
    }
  }

  static let literals: [TagPlan] = [
    .string("fixed"), .integer(7), .boolean(false), .double(0.5), .null, .array([]), .object([]),
    .array([.integer(1), .null, .string("a")]),
    .object([.init(key: "v", value: .integer(1)), .init(key: "list", value: .array([.object([])]))]
    ),
  ]

  /// Values of an internally tagged case need keys, but for a single one whose keys stand beside the
  /// tag.
  private mutating func completeKeys(_ item: inout CasePlan) {
    guard item.keys == nil else { return }
    let isSingleObject =
      item.values.count == 1 && item.values[0].type.isObject && item.values[0].canBeFlattened
      && item.values[0].key == nil
    if isSingleObject { return }
    for index in item.values.indices {
      let value = item.values[index]
      if value.label == nil, value.parameterName == nil, value.key == nil, !value.isFlattened {
        item.values[index].key = "key\(index)"
      }
    }
  }

  private mutating func addDefaults(_ item: inout CasePlan, _ plan: EnumPlan) {
    guard plan.options.style != "untagged" else { return }
    for index in item.values.indices {
      let value = item.values[index]
      guard value.label != nil, !value.isFlattened, !value.type.dependsOnScope else { continue }
      let canSkip = value.key == nil && value.aliases.isEmpty && value.nilForm == nil
      let isOptional = value.type.isOptional
      if random.chance(20) {
        item.values[index].defaultValue = Sample.random(value.type, &random)
      }
      if canSkip, !value.usesCoder, item.keys == nil, item.values.count > 1, index > 0,
        isOptional || item.values[index].defaultValue != nil, random.chance(20)
      {
        item.values[index].isSkipped = true
      } else if canSkip, !value.usesCoder, item.keys == nil,
        ["keyed", "natural"].contains(plan.layout(item, plan.options)),
        value.type.isSpelledOptional || item.values[index].defaultValue != nil, random.chance(20)
      {
        item.values[index].oneWay = random.pick(["encoding", "decoding"])
      } else if item.values[index].defaultValue != nil, !isOptional, !value.usesCoder,
        ["keyed", "natural"].contains(plan.layout(item, plan.options)), random.chance(20)
      {
        item.values[index].defaultForm = random.pick(["omit", "omit", "write"])
      }
      if item.values[index].defaultValue != nil, !isOptional, item.values[index].oneWay == nil,
        !item.values[index].isSkipped, plan.layout(item, plan.options) == "keyed", random.chance(30)
      {
        item.values[index].nilForm = "default"
      }
    }
  }
}

extension PayloadType {
  var mentionsParameter: Bool {
    switch self {
    case .parameter: true
    case .optional(let type), .array(let type), .dictionary(let type), .box(let type):
      type.mentionsParameter
    default: false
    }
  }

  var isSpelledOptional: Bool { if case .optional = self { true } else { false } }

  /// Whether expressions of the type are spelled differently inside the enum and outside.
  var dependsOnScope: Bool {
    if case .item = self { return true }
    return mentionsParameter
  }
}

extension ValuePlan {
  var canBeFlattened: Bool { aliases.isEmpty && key == nil && nilForm == nil }

  /// Whether its key is always there.
  var isRequired: Bool {
    // A generic parameter may stand for an optional.
    if case .parameter = type { return false }
    return !type.isOptional && defaultValue == nil && !isFlattened
  }
}

extension EnumPlan {
  var usesArgument: Bool {
    cases.contains { $0.values.contains { $0.type.mentionsParameter } }
  }

  private var values: [ValuePlan] { cases.flatMap(\.values) }

  /// Whether any case is an object with keys that options could change.
  var hasKeys: Bool {
    cases.contains { item in
      let layout = layout(item, options)
      let present = item.values.filter { !$0.isSkipped }
      return !present.isEmpty && !item.usesCoder
        && (layout == "keyed"
          || layout == "natural" && (item.keys != nil || present.contains(where: \.asksForObject)))
    }
  }

  /// Whether any value has a default that a missing key stands for.
  var canOmitDefaults: Bool {
    cases.contains { item in
      let layout = layout(item, options)
      return (layout == "keyed" || layout == "natural")
        && item.values.contains { value in
          value.defaultValue.map(value.omits) == true && value.oneWay != "encoding"
            && !value.isSkipped && value.defaultForm == nil
        }
    }
  }

  /// The keys of flattened values must be known to the generator.
  var canRejectKeys: Bool {
    cases.allSatisfy { item in
      item.values.allSatisfy { !isFlattened($0, item, options) || $0.type.showsKeys }
    }
  }

  var allValuesHaveNames: Bool {
    cases.allSatisfy { item in
      item.keys != nil
        || item.values.allSatisfy { $0.label != nil || $0.parameterName != nil || $0.key != nil }
    }
  }

  /// Whether there are names, and each has one type.
  var canHaveAccessors: Bool {
    var types: [Words: PayloadType] = [:]
    for value in values {
      guard let name = value.label ?? value.parameterName else { continue }
      var type = value.type
      if case .optional(let wrapped) = type { type = wrapped }
      if let known = types.updateValue(type, forKey: name), known != type { return false }
    }
    return !types.isEmpty
  }
}

extension CasePlan {
  /// In the internal style, the name of a parameter alone gives an object no key.
  mutating func nameSingleObject() {
    let present = values.indices.filter { !values[$0].isSkipped }
    guard keys == nil, present.count == 1, let index = present.first else { return }
    let value = values[index]
    guard value.label == nil, value.parameterName != nil, value.key == nil, !value.isFlattened,
      value.type.hasKeys
    else { return }
    values[index].key = "key\(index)"
  }
}
