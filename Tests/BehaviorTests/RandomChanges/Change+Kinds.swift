import CodingChecks

/// Of what a lock can't compare, or only as something else: branches of `#if`, coding by hand, and enums
/// that are marked now.
extension Change {
  static let ofKinds: [Change] = [
    ofCase("case put under #if") { item, plan, _ in
      guard !item.isConditional, plan.cases.count > 1 else { return false }
      item.isConditional = true
      return true
    },
    Change(name: "struct written by hand", isOfType: true) { version, random in
      guard let index = version.structs.indices.randomElement(using: &random) else { return false }
      version.structs[index].isWrittenByHand = true
      return true
    },
    Change(name: "union marked") { version, random in
      guard let index = version.unions.indices.randomElement(using: &random) else { return false }
      version.enums.append(EnumPlan(version.unions.remove(at: index), &random))
      return true
    },
    Change(name: "opaque case added in front") { version, random in
      let untagged = version.enums.indices.filter { index in
        !version.enums[index].hasTags || version.enums[index].cases.contains(where: \.standsAlone)
      }
      guard let index = untagged.randomElement(using: &random),
        !version.enums[index].cases.contains(where: { $0.name == Words.added })
      else { return false }
      let type = StructPlan(name: "Text\(version.number)", properties: [], isWrittenByHand: true)
      version.structs.append(type)
      let labels = version.enums[index].cases.flatMap(\.values).compactMap(\.label)
      let value = ValuePlan(
        type: .named(type.name, isObject: false), label: labels.randomElement(using: &random))
      var item = CasePlan(name: Words.added, values: [value])
      item.standsAlone = version.enums[index].hasTags
      version.enums[index].reorder { $0.insert(item, at: 0) }
      return true
    },
  ]
}

extension EnumPlan {
  /// A marked enum of the cases of one that the compiler coded.
  fileprivate init(_ union: UnionPlan, _ random: inout SeededGenerator) {
    var options = EnumOptions(style: random.pick(["external", "internal", "adjacent", "untagged"]))
    if ["internal", "adjacent"].contains(options.style) { options.tag = ["kind"] }
    let cases = union.cases.map { item in
      CasePlan(
        name: Words(item.name),
        values: item.values.map { ValuePlan(type: $0.type, label: $0.label.map { Words($0) }) })
    }
    self.init(name: union.name, options: options, cases: cases)
    if options.style != "external", random.chance(60) { reads = [EnumOptions(style: "external")] }
  }
}
