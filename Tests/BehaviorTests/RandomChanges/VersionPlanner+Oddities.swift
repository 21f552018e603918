import CodingChecks

/// What enums rarely are like, and what a lock has to stand.
extension VersionPlanner {
  /// An enum whose cases are told by keys that others have, too.
  mutating func lookalikes(_ number: Int) -> EnumPlan {
    var options = EnumOptions(style: random.pick(["untagged", "untagged", "internal", "external"]))
    if options.style == "internal" { options.tag = ["type"] }
    var plan = EnumPlan(name: "Enum\(number)", options: options, cases: [])
    let types: [PayloadType] = [
      .int, .int, .string, .bool, .double, .optional(.int), .optional(.string), .array(.int),
      .optional(.array(.string)), .point, .optional(.point), .dictionary(.int), .level,
    ]
    for name in Words.caseNames.shuffled(using: &random).prefix(random.pick([2, 3, 3, 4])) {
      var item = CasePlan(name: name)
      item.standsAlone = plan.hasTags && random.chance(75)
      for label in Words.labels.prefix(3).shuffled(using: &random).prefix(
        random.pick([1, 1, 2, 3]))
      {
        item.values.append(ValuePlan(type: random.pick(types), label: label))
      }
      if random.chance(25), !plan.hasTags || item.standsAlone {
        for index in item.values.indices { item.values[index].label = nil }
      }
      plan.cases.append(item)
    }
    return plan
  }

  /// Two cases of one tag that constants tell apart.
  mutating func addRivals(_ plan: inout EnumPlan) {
    let candidates = plan.cases.indices.filter {
      plan.cases[$0].unknown == nil && !plan.cases[$0].standsAlone && !plan.cases[$0].keepsTag
    }.shuffled(using: &random)
    guard candidates.count > 1, plan.options.style != "untagged" else { return }
    let tag = plan.cases[candidates[0]].tag ?? .string("shared")
    for (number, index) in candidates.prefix(2).enumerated() {
      plan.cases[index].tag = tag
      plan.cases[index].constants = [.init(key: "which", value: .integer(number))]
    }
  }

  /// Keys, tags and constants that look like the text around them in a lock.
  mutating func addOddNames(_ plan: inout EnumPlan) {
    for index in plan.cases.indices {
      if case .string(let text) = plan.cases[index].tag, !plan.cases[index].keepsTag {
        plan.cases[index].tag = .string(oddName(text))
      }
      for position in plan.cases[index].values.indices {
        guard let key = plan.cases[index].values[position].key else { continue }
        plan.cases[index].values[position].key = oddName(key)
      }
      for position in plan.cases[index].constants.indices {
        plan.cases[index].constants[position].value = random.pick([
          .string(oddName("x")), .double(-0.5), .integer(-1), .boolean(true),
        ])
      }
    }
  }

  mutating func oddName(_ name: String) -> String {
    random.pick([
      "\"\(name)\"", "<\(name)>", "\(name): {", "\(name)\\", "\(name)\n//", "{\"\(name)\":1}",
      "\(name)?", "//\(name)", "\(name)\u{301}", "<String> \(name)", "",
    ])
  }
}

extension EnumPlan {
  /// Whether its tags can be raw values.
  var canHaveRawType: Bool {
    let tags = cases.map { $0.tag ?? .string($0.name.camelCase) }
    // A raw type makes an enum hashable, which a generic one of these is only sometimes.
    return argument == nil && hasTags && !options.isRawRepresentable
      && Set(tags).count == tags.count
      && tags.allSatisfy(\.isString)
      && cases.allSatisfy {
        $0.values.isEmpty && $0.unknown == nil && !$0.keepsTag && !$0.isTagMissing
          && $0.span == nil
      }
  }
}

extension Version {
  /// Removes types that no value has.
  mutating func removeUnused() {
    var count = 0
    while count != structs.count + rawEnums.count + unions.count {
      count = structs.count + rawEnums.count + unions.count
      structs = structs.filter { isMentioned($0.name, besides: $0.isExtended ? 2 : 1) }
      unions = unions.filter { isMentioned($0.name, besides: 1) }
      rawEnums = rawEnums.filter { isMentioned($0.name, besides: 1) }
    }
  }

  private func isMentioned(_ name: String, besides declarationCount: Int) -> Bool {
    let words = source.split { !$0.isLetter && !$0.isNumber }
    return words.count { $0 == name } > declarationCount
  }
}
