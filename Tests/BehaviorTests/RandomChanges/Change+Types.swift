import CodingChecks

extension Change {
  static let ofTypes: [Change] = [
    ofType("integer widened") { type, _ in
      switch type {
      case .uint8: .int
      case .named("Int8", _): .int
      case .int: .int64
      default: nil
      }
    },
    ofType("integer narrowed") { type, random in
      switch type {
      case .int, .int64: random.pick([.uint8, .named("Int8", isObject: false)])
      default: nil
      }
    },
    ofType("integer made a double") { type, _ in
      switch type {
      case .int, .int64, .uint8: .double
      default: nil
      }
    },
    ofType("double made an integer") { type, _ in type == .double ? .int : nil },
    ofType("double made a float") { type, _ in
      type == .double ? .named("Float", isObject: false) : nil
    },
    ofType("string made an integer") { type, _ in type == .string ? .int : nil },
    ofType("string made an enum") { type, _ in type == .string ? .level : nil },
    ofType("string made a URL or date") { type, random in
      type == .string ? .named(random.pick(["URL", "Date"]), isObject: false) : nil
    },
    ofType("enum made a string") { type, _ in type == .level ? .string : nil },
    ofType("array wrapped around") { type, _ in
      type.isOptional || type.dependsOnScope ? nil : .array(type)
    },
    ofType("array unwrapped") { type, _ in
      if case .array(let element) = type { element } else { nil }
    },
    ofType("elements made optional") { type, _ in
      switch type {
      case .array(let element) where !element.isOptional: .array(.optional(element))
      case .dictionary(let value) where !value.isOptional: .dictionary(.optional(value))
      default: nil
      }
    },
    ofType("elements no longer optional") { type, _ in
      switch type {
      case .array(.optional(let element)): .array(element)
      case .dictionary(.optional(let value)): .dictionary(value)
      default: nil
      }
    },
    ofType("dictionary made an array") { type, _ in
      if case .dictionary(let value) = type { .array(value) } else { nil }
    },
    ofType("struct made a dictionary") { type, _ in type == .point ? .dictionary(.int) : nil },
    ofType("struct made another") { type, _ in type == .point ? .box(.int) : nil },
    ofType("struct made anything") { type, _ in
      type.isObject ? .named("CodableEnumAnyValue", isObject: false) : nil
    },
    ofType("scalar made a struct") { type, _ in PayloadType.scalars.contains(type) ? .point : nil },
    Change(name: "type made an enum that takes it", isOfType: true) { version, random in
      let name = "Either\(version.number)"
      guard !version.source.contains(name) else { return false }
      for place in version.valuePlaces.shuffled(using: &random) {
        let type = place.value.type
        guard !type.isOptional, !type.dependsOnScope, place.value.defaultValue == nil,
          !place.value.usesCoder, place.plan.argument == nil, place.plan.parent == nil
        else { continue }
        let cases = [
          CasePlan(name: Words("one"), values: [ValuePlan(type: type)]),
          CasePlan(name: Words("many"), values: [ValuePlan(type: .array(.array(.bool)))]),
        ]
        let options = EnumOptions(style: random.pick(["untagged", "untagged", "external"]))
        version.enums.append(EnumPlan(name: name, options: options, cases: cases))
        version[place].values[place.position].type = .named(name, isObject: false)
        return true
      }
      return false
    },
    Change(name: "type changed, the old one in a case of its own") { version, random in
      for place in version.valuePlaces.shuffled(using: &random) where place.plan.hasTags {
        var old = place.item
        guard !old.standsAlone, !old.keepsTag, place.value.defaultValue == nil else { continue }
        old.name = old.name + Words("before")
        old.tag = old.tag ?? .string(place.plan.tagText(place.item))
        old.skip = "encoding"
        version[place].tag = .string("changed")
        version[place].aliases = []
        version[place].values[place.position].type = .array(.bool)
        version.enums[place.enumIndex].cases.append(old)
        return true
      }
      return false
    },
    ofValue("coder removed", isOfType: true) { value, _, _ in
      guard value.usesCoder else { return false }
      value.type = value.type.isOptional ? .optional(.int) : .int
      value.defaultValue = nil
      return true
    },
  ]

  /// Of a type of a value, or of one inside it, by what that becomes.
  private static func ofType(
    _ name: String,
    _ changed: @escaping @Sendable (PayloadType, inout SeededGenerator) -> PayloadType?
  ) -> Change {
    ofValue(name, isOfType: true) { value, place, random in
      guard value.defaultValue == nil, !value.usesCoder,
        let type = value.type.changed(changed, &random)
      else {
        return false
      }
      value.type = type
      return true
    }
  }
}

extension PayloadType {
  /// The type with one inside it changed, the outermost that can be; nil if there is none.
  func changed(
    _ change: (PayloadType, inout SeededGenerator) -> PayloadType?,
    _ random: inout SeededGenerator
  ) -> PayloadType? {
    if let type = change(self, &random) { return type }
    return switch self {
    case .optional(let type): type.changed(change, &random).map { .optional($0) }
    case .array(let type): type.changed(change, &random).map { .array($0) }
    case .dictionary(let type): type.changed(change, &random).map { .dictionary($0) }
    case .box(let type): type.changed(change, &random).map { .box($0) }
    default: nil
    }
  }
}
