import CodingChecks

extension Change {
  static let ofUnknown: [Change] = [
    ofEnum("unknown case removed") { plan, _ in
      guard plan.cases.count > 1, let index = plan.unknownCase else { return false }
      plan.reorder { $0.remove(at: index) }
      return true
    },
    ofEnum("unknown case takes less") { plan, random in
      let less: [CasePlan.Unknown: [CasePlan.Unknown]] = [
        .content: [.tag, .nothing], .tag: [.nothing], .values: [.tag, .nothing],
      ]
      return plan.changeUnknownCase { unknown in less[unknown].map { random.pick($0) } }
    },
    ofEnum("unknown case takes more") { plan, random in
      let more: [CasePlan.Unknown: [CasePlan.Unknown]] = [
        .nothing: [.tag, .content, .values], .tag: [.content, .values], .values: [.content],
      ]
      return plan.changeUnknownCase { unknown in more[unknown].map { random.pick($0) } }
    },
    ofEnum("unknown case renamed") { plan, _ in
      guard let index = plan.unknownCase else { return false }
      plan.cases[index].name = Words("any", "thing")
      return true
    },
    ofEnum("tag of the unknown case changed") { plan, _ in
      guard let index = plan.unknownCase, plan.cases[index].unknown == .nothing, plan.hasTags else {
        return false
      }
      plan.cases[index].tag = plan.cases[index].tag == nil ? .string("any") : nil
      return true
    },
    ofEnum("unknown case takes a further value") { plan, _ in
      guard let index = plan.unknownCase, plan.cases[index].unknown == .values else { return false }
      plan.cases[index].values.append(ValuePlan(type: .int, label: Words("even", "more")))
      return true
    },
    ofEnum("unknown case added") { plan, random in
      guard plan.unknownCase == nil, plan.options.fallback == nil else { return false }
      plan.cases.append(
        CasePlan(name: Words("something", "else"), unknown: random.pick([.nothing, .content])))
      return true
    },
    ofEnum("unknown case added, another case removed") { plan, random in
      guard plan.unknownCase == nil, plan.cases.count > 1, plan.options.fallback == nil else {
        return false
      }
      let removed = Int.random(in: plan.cases.indices, using: &random)
      plan.reorder { $0.remove(at: removed) }
      plan.cases.append(
        CasePlan(name: Words("something", "else"), unknown: random.pick([.nothing, .content])))
      return true
    },
  ]
}

extension EnumPlan {
  var unknownCase: Int? { cases.firstIndex { $0.unknown != nil } }

  /// - Parameter change: Returns what the case takes then, nil if it is to stay.
  fileprivate mutating func changeUnknownCase(
    _ change: (CasePlan.Unknown) -> CasePlan.Unknown?
  ) -> Bool {
    guard let index = unknownCase, let unknown = cases[index].unknown.flatMap(change) else {
      return false
    }
    cases[index] = CasePlan(name: cases[index].name, unknown: unknown)
    if unknown == .values {
      cases[index].keepsTag = true
      cases[index].values = [ValuePlan(type: .int, label: Words("extra", "size"))]
    }
    return true
  }
}
