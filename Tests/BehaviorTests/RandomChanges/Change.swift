import CodingChecks

/// One of the ways in which a version becomes the next.
struct Change: Sendable {
  let name: String
  /// Whether it changes the type of a value. Of types a lock knows less than values show, and may
  /// raise an alarm that no value explains.
  var isOfType = false
  /// Returns false where there is nothing to change.
  let apply: @Sendable (inout Version, inout SeededGenerator) -> Bool

  static let all: [Change] =
    ofCases + ofTags + ofValues + ofKeys + ofForms + ofOptions + ofUnknown + ofTypes + ofPayloads
    + ofTagless + ofSharing + ofChoices + ofKinds

  /// Of the first enum, in a random order, that it can be made to.
  static func ofEnum(
    _ name: String, _ apply: @escaping @Sendable (inout EnumPlan, inout SeededGenerator) -> Bool
  ) -> Change {
    Change(name: name) { version, random in
      for index in version.enums.indices.shuffled(using: &random) {
        var plan = version.enums[index]
        if apply(&plan, &random) {
          version.enums[index] = plan
          return true
        }
      }
      return false
    }
  }

  /// Of a case that is not the unknown one.
  static func ofCase(
    _ name: String,
    _ apply: @escaping @Sendable (inout CasePlan, EnumPlan, inout SeededGenerator) -> Bool
  ) -> Change {
    ofEnum(name) { plan, random in
      for index in plan.knownCases.shuffled(using: &random) {
        var item = plan.cases[index]
        if apply(&item, plan, &random) {
          plan.cases[index] = item
          return true
        }
      }
      return false
    }
  }

  /// Of a value of such a case, unless a coder codes it together with others.
  static func ofValue(
    _ name: String, isOfType: Bool = false,
    _ apply: @escaping @Sendable (inout ValuePlan, ValuePlace, inout SeededGenerator) -> Bool
  ) -> Change {
    Change(name: name, isOfType: isOfType) { version, random in
      for place in version.valuePlaces.shuffled(using: &random) {
        var value = place.value
        if apply(&value, place, &random) {
          version[place].values[place.position] = value
          return true
        }
      }
      return false
    }
  }
}

/// A value, and all that it stands in.
struct ValuePlace {
  let version: Version
  let enumIndex: Int
  let caseIndex: Int
  let position: Int

  var plan: EnumPlan { version.enums[enumIndex] }
  var item: CasePlan { plan.cases[caseIndex] }
  var value: ValuePlan { item.values[position] }

  /// The key that it is read from by itself; nil if it has none.
  var key: String? {
    guard plan.hasObject(item), !plan.isFlattened(value, item, plan.options), !value.isSkipped
    else { return nil }
    return plan.key(of: position, in: item, plan.options)
  }

  /// A default for it that further changes of the version do not touch.
  var defaultExpression: String? {
    let expressions = version.expressions(of: value.type)
    guard value.type.mentionsDeclared else { return expressions.first { $0 != "nil" } }
    return expressions.first { ["[]", "[:]"].contains($0) }
  }
}

extension Version {
  /// The case that a value stands in.
  subscript(place: ValuePlace) -> CasePlan {
    get { enums[place.enumIndex].cases[place.caseIndex] }
    set { enums[place.enumIndex].cases[place.caseIndex] = newValue }
  }

  var valuePlaces: [ValuePlace] {
    enums.indices.flatMap { enumIndex in
      let plan = enums[enumIndex]
      return plan.knownCases.filter { !plan.cases[$0].usesCoder }.flatMap { caseIndex in
        plan.cases[caseIndex].values.indices.map {
          ValuePlace(version: self, enumIndex: enumIndex, caseIndex: caseIndex, position: $0)
        }
      }
    }
  }
}

extension EnumPlan {
  var knownCases: [Int] { cases.indices.filter { cases[$0].unknown == nil } }

  /// Whether the values of the case are the keys of an object.
  func hasObject(_ item: CasePlan) -> Bool {
    let present = item.values.filter { !$0.isSkipped }
    guard !present.isEmpty, !item.usesCoder, options.style != "rawValue" else { return false }
    let layout = layout(item, options)
    return layout == "keyed"
      || layout == "natural" && (item.keys != nil || present.contains(where: \.asksForObject))
  }

  /// Whether cases are told by tags.
  var hasTags: Bool { options.style != "untagged" }

  func tagText(_ item: CasePlan) -> String { item.name.spelled(options.caseNaming) }
}
