import CodingChecks

extension Change {
  static let ofKeys: [Change] = [
    ofValue("label renamed") { value, place, _ in
      guard value.label != nil, place.key != nil else { return false }
      value.label = value.label.map { $0 + Words("renamed") }
      return true
    },
    ofValue("label renamed, the old key an alias") { value, place, _ in
      guard value.label != nil, value.key == nil, let key = place.key else { return false }
      value.label = value.label.map { $0 + Words("renamed") }
      if place.item.keys == nil { value.aliases.append(key) }
      return true
    },
    ofValue("label removed") { value, place, random in
      guard let label = value.label, value.defaultValue == nil else { return false }
      value.label = nil
      // The name of a parameter alone gives an object no key.
      value.parameterName = !value.type.isObject && random.chance(50) ? label : nil
      return true
    },
    ofValue("label added") { value, place, _ in
      guard value.label == nil else { return false }
      value.label = value.parameterName ?? Words("label", "\(place.position)")
      return true
    },
    ofValue("key changed") { value, place, _ in
      guard place.key != nil, place.item.keys == nil else { return false }
      (value.key, value.parents) = ("new key", [])
      return true
    },
    ofValue("key changed, the old one an alias") { value, place, _ in
      guard let key = place.key, value.parents.isEmpty, place.item.keys == nil else { return false }
      value.key = "new key"
      value.aliases.append(key)
      return true
    },
    ofValue("key led through an object") { value, place, random in
      guard let key = place.key, place.item.keys == nil, value.parents != ["data"] else {
        return false
      }
      if value.parents.isEmpty, random.chance(40) { value.aliases.append(key) }
      (value.key, value.parents) = (key, ["data"])
      return true
    },
    ofValue("key became the object of a path") { value, place, _ in
      guard let key = place.key, value.parents.isEmpty, place.item.keys == nil else { return false }
      (value.key, value.parents) = ("inner", [key])
      return true
    },
    ofValue("key led through an object no longer") { value, _, _ in
      guard !value.parents.isEmpty else { return false }
      value.parents.removeFirst()
      return true
    },
    ofCase("keys changed") { item, _, _ in
      guard !item.values.isEmpty, item.values.allSatisfy({ $0.key == nil && !$0.isFlattened })
      else { return false }
      item.keys = item.keys == nil ? item.values.indices.map { "k\($0)" } : nil
      return true
    },
    ofValue("alias of a value removed") { value, _, _ in
      guard !value.aliases.isEmpty else { return false }
      value.aliases = []
      return true
    },
    ofValue("value flattened") { value, place, _ in
      guard value.type.isObject, !value.isFlattened, !value.isSkipped, place.item.keys == nil else {
        return false
      }
      value = ValuePlan(type: value.type, label: value.label, isFlattened: true)
      return true
    },
    ofValue("value flattened no longer") { value, _, _ in
      guard value.isFlattened else { return false }
      value.isFlattened = false
      return true
    },
    ofEnum("keyNaming changed") { plan, random in
      plan.changeKeys(&random) { plan, naming in plan.options.keyNaming = naming }
    },
    ofEnum("keyNaming changed, the old keys aliases") { plan, random in
      plan.changeKeys(&random, keepsOld: true) { plan, naming in plan.options.keyNaming = naming }
    },
    ofEnum("keyPrefix changed") { plan, random in
      plan.changeKeys(&random) { plan, _ in plan.options.hasKeyPrefix.toggle() }
    },
    ofEnum("keyPrefix changed, the old keys aliases") { plan, random in
      plan.changeKeys(&random, keepsOld: true) { plan, _ in plan.options.hasKeyPrefix.toggle() }
    },
    ofEnum("keyNaming of a case changed") { plan, random in
      let index = plan.knownCases.randomElement(using: &random) ?? 0
      return plan.changeKeys(&random) { plan, naming in plan.cases[index].keyNaming = naming }
    },
    ofEnum("keyPrefix of a case changed") { plan, random in
      let index = plan.knownCases.randomElement(using: &random) ?? 0
      return plan.changeKeys(&random, keepsOld: index % 2 == 0) { plan, _ in
        let hasPrefix = plan.cases[index].hasKeyPrefix ?? plan.options.hasKeyPrefix
        plan.cases[index].hasKeyPrefix = !hasPrefix
      }
    },
  ]
}

extension EnumPlan {
  /// Returns false if no key is another one then.
  ///
  /// - Parameter keepsOld: Whether the old keys become aliases.
  fileprivate mutating func changeKeys(
    _ random: inout SeededGenerator, keepsOld: Bool = false,
    _ change: (inout EnumPlan, String?) -> Void
  ) -> Bool {
    let old = self
    change(&self, random.chance(20) ? nil : random.pick(Words.namings))
    var isChanged = false
    for index in knownCases where hasObject(cases[index]) {
      for position in cases[index].values.indices {
        let value = cases[index].values[position]
        guard !value.isFlattened, !value.isSkipped else { continue }
        let key = old.key(of: position, in: old.cases[index], old.options)
        guard key != self.key(of: position, in: cases[index], options) else { continue }
        isChanged = true
        if keepsOld { cases[index].values[position].aliases.append(key) }
      }
    }
    return isChanged
  }
}
