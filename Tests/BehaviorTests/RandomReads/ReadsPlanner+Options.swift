import CodingChecks

/// Options of enums, cases and values, some of which only the written form has.
extension ReadsPlanner {
  mutating func addOptions(_ plan: inout ReadsPlan) {
    for index in plan.cases.indices where !plan.cases[index].isUnknown {
      addOptions(&plan.cases[index], of: plan)
    }
    let names = plan.cases.filter { !$0.isUnknown }.map(\.name)
    if random.chance(15) { plan.sharedArguments.append("ignoringCase: true") }
    if random.chance(15) { plan.sharedArguments.append("coercing: true") }
    guard let some = names.randomElement(using: &random) else { return }
    let style = plan.forms[0].style
    // A flattened value may have any key. So one that is an unknown tag of `.external` is the value's.
    let isFlattened = plan.cases.contains { item in
      item.name == some && item.values.contains { $0.label == nil || !$0.ownArguments.isEmpty }
    }
    let isDoubtful = isFlattened && plan.cases.contains(where: \.isUnknown)
    if ["internal", "adjacent"].contains(style), random.chance(15), !isDoubtful {
      plan.ownArguments.append("missingTag: .\(some)")
    }
    if style != "untagged", !plan.cases.contains(where: \.isUnknown), random.chance(15) {
      plan.ownArguments.append("unknownTag: .\(some)")
    }
    if random.chance(8) { plan.ownArguments.append("fallback: .\(some)") }
    if style == "external", random.chance(10) { plan.ownArguments.append("severalKeys: .first") }
    if random.chance(10),
      plan.cases.contains(where: { $0.values.contains { $0.defaultValue != nil } })
    {
      plan.ownArguments.append("defaultValues: .omit")
    }
  }

  private mutating func addOptions(_ item: inout ReadsPlan.Case, of plan: ReadsPlan) {
    let style = plan.forms[0].style
    if style != "untagged", !item.values.isEmpty, random.chance(8) { item.isTagless = true }
    if ["internal", "adjacent", "array"].contains(style), !item.values.isEmpty, random.chance(8) {
      item.literalTag = random.pick(["10...19", "10..<20", "...19"])
      item.tag = nil
      item.alias = nil
      item.isTagless = false
      let value = ReadsPlan.Value(type: SampleType.tagInRange, isTag: true)
      item.values = [value] + (random.chance(50) ? item.values.filter { $0.label != nil } : [])
    } else if !item.isTagless, style != "untagged", random.chance(12) {
      item.literalTag = random.pick(["1", "true", "1.5", "\"1\"", "\"_0\"", "\"value\""])
    }
    if random.chance(8) { item.ownArguments.append("extras: [\"v\": 1]") }
    if random.chance(10) {
      item.ownArguments.append("constants: [\"\(random.pick(["strict", "x", "ping"]))\": true]")
    }
    var layout = plan.forms[0].layout
    if !item.values.isEmpty, style != "internal", random.chance(10) {
      layout = random.pick(["keyed", "unkeyed", "compact", "natural"])
      item.payload = layout
    }
    if item.isTagless { layout = item.payload ?? "natural" }
    if item.values.isEmpty, style != "rawValue", random.chance(15) {
      item.ownArguments.append("empty: \(random.pick([".object", ".true", ".null", "[1]", "7"]))")
    }
    if style == "internal" || style == "adjacent", random.chance(12) {
      item.ownArguments.append("content: \"\(random.pick(["data", "value", "c", item.name]))\"")
    }
    // What the written form has no keys for can be given none.
    guard
      layout == "keyed" || layout == "natural" && item.values.contains(where: { $0.label != nil })
    else {
      for index in item.values.indices { item.values[index].key = nil }
      return
    }
    if random.chance(8) {
      item.keyArguments.append("keyNaming: .\(random.pick(["snakeCase", "uppercase", "verbatim"]))")
    }
    if random.chance(5) { item.keyArguments.append("keyPrefix: .caseName") }
    for index in item.values.indices { addOptions(&item.values[index]) }
  }

  private mutating func addOptions(_ value: inout ReadsPlan.Value) {
    if value.label != nil, value.key == nil, random.chance(8) {
      value.path = random.pick([
        ["x", "y"], ["meta", "name"], ["value", "_0"], ["data", "type"],
      ])
    }
    guard value.label != nil || value.key != nil else { return }
    if random.chance(8) {
      value.keyArguments.append("aliases: [\"\(random.pick(["old", "x", "_0", "value"]))\"]")
    }
    if value.type.isOptional, random.chance(20) {
      value.keyArguments.append("nil: .\(random.pick(["omit", "null", "required"]))")
    }
    if value.type.isFlattenable, value.keyArguments.isEmpty, value.key == nil, value.path.isEmpty,
      random.chance(15)
    {
      value.ownArguments.append("flatten: true")
    }
  }
}
