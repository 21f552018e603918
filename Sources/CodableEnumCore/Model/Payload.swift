/// How the values of a case are laid out. Values that are neither written nor read aren't in it.
package indirect enum Payload: Sendable {
  case empty(EmptyForm)
  case keyed(KeyedPayload)
  case unkeyed([ValuePlan])
  /// One value, not wrapped in anything.
  case bare(ValuePlan)
  /// All values through one coder, instead of a single bare value.
  case together([ValuePlan], coder: CaseCoder)

  package var values: [ValuePlan] {
    switch self {
    case .empty: []
    case .keyed(let payload): payload.fields.map(\.value)
    case .unkeyed(let values): values
    case .bare(let value): [value]
    case .together(let values, _): values
    }
  }

  package var bare: ValuePlan? { if case .bare(let value) = self { value } else { nil } }

  package var keyed: KeyedPayload? { if case .keyed(let payload) = self { payload } else { nil } }

  /// The keys of the payload's object: those of values and constants.
  var ownKeys: Set<String> { Set((keyed?.fields.flatMap(\.keys) ?? []) + constants.map(\.key)) }

  package var constants: [Constant] { keyed?.constants ?? [] }

  var extras: [Constant] { keyed?.extras ?? [] }

  /// The keys that are written next to those of flattened values.
  var keysBesideFlattened: [String] {
    (keyed?.fields.filter { !$0.meetsTag }.compactMap(\.path.first) ?? [])
      + (constants + extras).map(\.key)
  }

  /// Whether a value may write something where the tag next to it is.
  var meetsTag: Bool {
    if case .together(_, let coder) = self { return coder.isBesideTag }
    return keyed?.fields.contains(where: \.meetsTag) ?? false
  }

  /// Returns the payload with the values of one direction. Values without keys stay in both.
  func restricted(to direction: OptionRules.Direction) -> Payload {
    guard case .keyed(var payload) = self else { return self }
    payload.fields.removeAll { !$0.value.isCoded(in: direction) }
    return .keyed(payload)
  }

  /// Whether values are in an object on the path to the tag next to them.
  var sharesTagObject: Bool { keyed?.objects.contains(where: \.leadsToTag) ?? false }

  package var emptyForm: EmptyForm? { if case .empty(let form) = self { form } else { nil } }

  var isObject: Bool { keyed != nil || emptyForm == .object }
}

extension [ValuePlan] {
  /// How many elements an array of the values needs to be read: nil and defaults at its end may be
  /// missing.
  package var requiredCount: Int { (lastIndex { !$0.hasDefault && !$0.isOptional } ?? -1) + 1 }
}

/// A coder for all values of a case together.
package struct CaseCoder: Sendable {
  /// The name of the type in generated code.
  var name: String
  /// Whether it writes into an object with a tag.
  var isBesideTag: Bool
}

/// What a missing payload is read as.
package enum PayloadAbsence: Sendable {
  /// An error, or whatever the values themselves make of it.
  case error
  /// The case: its payload is always missing.
  case always
  /// The case with its defaults.
  case defaults
  /// The case with its defaults, also if the payload is null.
  case defaultsOrNull

  var isRead: Bool { if case .error = self { false } else { true } }
}
