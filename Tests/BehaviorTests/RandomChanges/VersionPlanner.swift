import CodingChecks

/// Makes up versions: enums as those of `EnumPlanner`, with values of further types that the version
/// declares. The generator may refuse one.
struct VersionPlanner {
  private var enums: EnumPlanner

  init(seed: UInt64) { enums = EnumPlanner(seed: seed) }

  var random: SeededGenerator {
    get { enums.random }
    set { enums.random = newValue }
  }

  mutating func version(_ number: Int) -> Version {
    var version = Version(
      number: number, enums: [enums.plan(number)], structs: [], rawEnums: [], unions: [])
    if random.chance(15) { version.enums[0] = lookalikes(number) }
    // Each may have values of the types before it.
    var known: [PayloadType] = []
    addRawEnum(&version, &known)
    if random.chance(35) { addUnion(&version, &known) }
    addStruct(&version, &known, named: "Struct\(number)")
    if random.chance(55) { addInner(&version, &known) }
    if random.chance(60) { addStruct(&version, &known, named: "Other\(number)") }
    if version.enums[0].argument == nil, version.enums[0].parent == nil, random.chance(20) {
      addRecursion(&version)
    }
    use(known, in: &version.enums[0])
    for index in version.enums.indices {
      if random.chance(15) { addRivals(&version.enums[index]) }
      if random.chance(30) { addOddNames(&version.enums[index]) }
      if random.chance(15) { addTagless(&version.enums[index]) }
      if random.chance(15) { addSpan(&version.enums[index]) }
      if random.chance(15) { addSharing(&version.enums[index]) }
      if random.chance(25) { addChoices(&version.enums[index]) }
      version.enums[index].hasRawType = version.enums[index].canHaveRawType && random.chance(60)
    }
    version.removeUnused()
    return version
  }

  // MARK: Types

  private mutating func addRawEnum(_ version: inout Version, _ known: inout [PayloadType]) {
    let names = ["low", "middle", "high", "userDefined"].shuffled(using: &random)
    let isInteger = random.chance(30)
    let cases = names.prefix(random.pick([2, 3, 4])).enumerated().map { index, name in
      let rawValue = isInteger ? "\(index * 10)" : "\"r\(index)\""
      return RawEnumPlan.Case(name: name, rawValue: random.chance(30) ? rawValue : nil)
    }
    version.rawEnums.append(
      RawEnumPlan(name: "Raw\(version.number)", isInteger: isInteger, cases: cases))
    let name = "Raw\(version.number)"
    known += [.named(name, isObject: false), .named(name, isObject: false)]
  }

  private mutating func addUnion(_ version: inout Version, _ known: inout [PayloadType]) {
    let names = ["none", "some", "several"].shuffled(using: &random)
    let cases = names.prefix(random.pick([1, 2, 3])).map { name in
      var item = UnionPlan.Case(name: name)
      for label in ["first", "second"].prefix(random.pick([0, 1, 2])) {
        item.values.append(
          .init(label: random.chance(60) ? label : nil, type: type(of: known)))
      }
      return item
    }
    version.unions.append(UnionPlan(name: "Union\(version.number)", cases: cases))
    known.append(.named("Union\(version.number)", isObject: false))
  }

  /// Names that forms have keys of are among those of its properties.
  private mutating func addStruct(
    _ version: inout Version, _ known: inout [PayloadType], named name: String
  ) {
    let names = ["id", "userName", "x", "type", "value", "c", "_0", "kind"]
    var type = StructPlan(name: name, properties: [], isExtended: random.chance(30))
    if random.chance(20) { type.argument = random.pick([.int, .string, .optional(.int)]) }
    for name in names.shuffled(using: &random).prefix(random.pick([0, 1, 1, 2, 2, 2, 3, 3])) {
      var property = StructPlan.Property(name: name, type: self.type(of: known))
      if let argument = type.argument, random.chance(75) {
        property.type = random.chance(70) ? .parameter(argument) : argument
      }
      if random.chance(30), !property.type.isOptional { property.type = .optional(property.type) }
      if random.chance(20) {
        let key = random.pick(["own \(name)", oddName(name)])
        property.key = type.properties.contains { $0.key == key } ? nil : key
      }
      type.properties.append(property)
    }
    if random.chance(10) {
      type.properties.append(.init(name: "fixed", type: .int, constant: "1"))
    }
    if random.chance(10) {
      type.properties.append(.init(name: "hidden", type: .int, uncodedValue: "1"))
    }
    version.structs.append(type)
    let spelled = PayloadType.named(type.spelling, isObject: true)
    known += [spelled, spelled, spelled]
  }

  /// A marked enum as a type of values.
  private mutating func addInner(_ version: inout Version, _ known: inout [PayloadType]) {
    var inner = enums.plan(version.number)
    while inner.argument != nil || inner.parent != nil {
      inner = enums.plan(version.number)
    }
    inner.name = "Inner\(version.number)"
    use(known, in: &inner)
    version.enums.append(inner)
    let spelled = PayloadType.named(inner.name, isObject: false)
    known += [spelled, spelled, spelled]
  }

  private mutating func addRecursion(_ version: inout Version) {
    let own = PayloadType.named(version.enums[0].name, isObject: false)
    use([own], in: &version.enums[0])
    version.enums[0].isIndirect = true
    if version.structs.count > 1, version.structs[1].argument == nil, random.chance(50) {
      version.structs[1].properties.append(.init(name: "parts", type: .array(own)))
    }
  }

  // MARK: Values

  /// A type for a place that demands nothing.
  private mutating func type(of known: [PayloadType]) -> PayloadType {
    if !known.isEmpty, random.chance(40) { return wrapped(random.pick(known)) }
    if random.chance(20) {
      let names = NamedType.expressions.keys.sorted().filter { $0 != "CodableEnumAnyValue" }
      return .named(random.pick(names), isObject: false)
    }
    return PayloadType.random(&random)
  }

  private mutating func wrapped(_ type: PayloadType) -> PayloadType {
    switch random.pick([0, 0, 0, 1, 1, 2, 2, 3, 4, 5]) {
    case 1: .optional(type)
    case 2: .array(type)
    case 3: .dictionary(type)
    case 4: .box(type)
    case 5: .array(.optional(type))
    default: type
    }
  }

  /// Gives some values of the enum types that are known to the version, where the plan allows it.
  private mutating func use(_ known: [PayloadType], in plan: inout EnumPlan) {
    for index in plan.cases.indices where plan.cases[index].unknown == nil {
      let item = plan.cases[index]
      guard !item.usesCoder, !item.standsAlone || random.chance(20) else { continue }
      for position in item.values.indices where random.chance(40) {
        let value = item.values[position]
        guard value.defaultValue == nil, !value.usesCoder, !value.isSkipped else { continue }
        var type = random.pick(known)
        if plan.isFlattened(value, item, plan.options) {
          guard type.isObject else { continue }
        } else if value.type.isOptional {
          type = .optional(type)
        } else {
          type = wrapped(type)
        }
        let isOwn = type == .named(plan.name, isObject: false)
        plan.cases[index].values[position].type = isOwn ? .array(type) : type
      }
    }
    if plan.argument != nil, !plan.usesArgument { plan.argument = nil }
    plan.options.hasAccessors = plan.options.hasAccessors && plan.canHaveAccessors
  }
}
