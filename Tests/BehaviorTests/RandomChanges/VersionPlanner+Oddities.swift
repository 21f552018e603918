import CodingChecks

/// What enums rarely are like, and what a lock has to stand.
extension VersionPlanner {
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
    return hasTags && !options.isRawRepresentable && Set(tags).count == tags.count
      && tags.allSatisfy(\.isString)
      && cases.allSatisfy { $0.values.isEmpty && $0.unknown == nil && !$0.keepsTag }
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
