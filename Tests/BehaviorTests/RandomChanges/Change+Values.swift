import CodingChecks

extension Change {
  static let ofValues: [Change] = [
    ofCase("optional value added") { item, plan, random in
      let type = random.pick([PayloadType.optional(.int), .optional(.point), .maybeInt])
      return item.add(ValuePlan(type: type, label: Words.new(item)), plan)
    },
    ofCase("value with a default added") { item, plan, _ in
      let value = ValuePlan(
        type: .int, label: Words.new(item), defaultValue: Sample(expression: "7", wire: .integer(7))
      )
      return item.add(value, plan)
    },
    ofCase("required value added") { item, plan, random in
      let type = random.pick([PayloadType.string, .array(.int), .bool])
      return item.add(ValuePlan(type: type, label: Words.new(item)), plan)
    },
    ofCase("optional value added in front") { item, plan, _ in
      item.add(ValuePlan(type: .optional(.bool), label: Words.new(item)), plan, at: 0)
    },
    ofCase("value removed") { item, _, random in
      guard !item.values.isEmpty, !item.usesCoder else { return false }
      let position = Int.random(in: item.values.indices, using: &random)
      item.values.remove(at: position)
      item.keys?.remove(at: position)
      if item.values.isEmpty { item.keys = nil }
      return true
    },
    ofCase("values reordered") { item, _, random in
      guard item.values.count > 1, !item.usesCoder else { return false }
      item.values.append(item.values.removeFirst())
      if let keys = item.keys { item.keys = Array(keys.dropFirst()) + [keys[0]] }
      return true
    },
    ofValue("value skipped") { value, place, random in
      guard !value.isSkipped, value.oneWay == nil, !value.isFlattened, place.item.keys == nil
      else { return false }
      if !value.type.isOptional, value.defaultValue == nil {
        guard value.label != nil, let expression = place.defaultExpression else { return false }
        value.set(default: expression)
      }
      if random.chance(50) {
        value.isSkipped = true
      } else {
        value.oneWay = random.pick(["encoding", "decoding"])
      }
      return true
    },
    ofValue("value no longer skipped") { value, _, _ in
      guard value.isSkipped || value.oneWay != nil else { return false }
      (value.isSkipped, value.oneWay) = (false, nil)
      return true
    },
    ofValue("optional made required") { value, place, random in
      switch value.type {
      case .optional(let wrapped): value.type = wrapped
      case .maybeInt: value.type = .int
      default: return false
      }
      value.nilForm = nil
      if value.defaultValue?.isNil == true { value.defaultValue = nil }
      return true
    },
    ofValue("required made optional") { value, place, random in
      guard !value.type.isOptional, !place.plan.isFlattened(value, place.item, place.plan.options)
      else { return false }
      value.type = .optional(value.type)
      value.defaultForm = nil
      value.nilForm = nil
      return true
    },
    Change(name: "all values of a case made optional") { version, random in
      for place in version.valuePlaces.shuffled(using: &random) where place.key != nil {
        let values = place.item.values.map { value in
          var value = value
          if !value.type.isOptional, value.defaultValue == nil, !value.isFlattened {
            value.type = .optional(value.type)
          }
          return value
        }
        guard values.map(\.type) != place.item.values.map(\.type) else { continue }
        version[place].values = values
        return true
      }
      return false
    },
    ofValue("optional made required, with a default") { value, place, random in
      guard case .optional(let wrapped) = value.type, value.label != nil,
        let expression = place.defaultExpression
      else { return false }
      value.type = wrapped
      value.nilForm = place.key != nil && random.chance(50) ? "default" : nil
      value.set(default: expression)
      return true
    },
    ofValue("default added") { value, place, _ in
      guard value.defaultValue == nil, value.label != nil, !value.isFlattened,
        !value.type.dependsOnScope, let expression = place.defaultExpression
      else { return false }
      value.set(default: expression)
      return true
    },
    ofValue("default removed") { value, _, _ in
      guard value.defaultValue != nil else { return false }
      value.defaultValue = nil
      value.defaultForm = nil
      if value.nilForm == "default" { value.nilForm = nil }
      return true
    },
    ofValue("default no longer left out") { value, _, _ in
      guard value.defaultForm != nil else { return false }
      value.defaultForm = nil
      return true
    },
    ofEnum("defaultValues changed") { plan, _ in
      plan.options.omitsDefaults.toggle()
      return true
    },
    ofEnum("nilValues changed") { plan, _ in
      plan.options.nilValues = plan.options.nilValues == "null" ? nil : "null"
      return true
    },
    ofValue("nil written otherwise") { value, place, _ in
      guard value.type.isSpelledOptional || value.type == .maybeInt, place.key != nil else {
        return false
      }
      value.nilForm = value.nilForm == "null" ? nil : "null"
      return true
    },
  ]
}

extension CasePlan {
  /// Returns false if the case can have no values, or has too many.
  fileprivate mutating func add(_ value: ValuePlan, _ plan: EnumPlan, at index: Int? = nil) -> Bool
  {
    guard plan.options.style != "rawValue", !usesCoder, values.count < 5 else { return false }
    let index = index ?? values.count
    values.insert(value, at: index)
    keys?.insert("added \(values.count)", at: index)
    empty = nil
    return true
  }
}

extension ValuePlan {
  fileprivate mutating func set(default expression: String) {
    // What it is written as is of no interest here.
    defaultValue = Sample(expression: expression, wire: .null)
  }
}

extension Words {
  /// A label that the case does not have.
  fileprivate static func new(_ item: CasePlan) -> Words {
    Words("added", ["first", "second", "third", "fourth", "fifth"][item.values.count])
  }
}
