/// How the values of a case are laid out. Those that are neither written nor read do not appear.
package enum Payload: Sendable {
  case empty(EmptyForm)
  case keyed(KeyedPayload)
  case unkeyed([ValuePlan])
  /// One value, not wrapped in anything.
  case bare(ValuePlan)
  /// All values by one coder, where one bare value would be.
  case together([ValuePlan], coder: CaseCoder)

  var values: [ValuePlan] {
    switch self {
    case .empty: []
    case .keyed(let payload): payload.fields.map(\.value)
    case .unkeyed(let values): values
    case .bare(let value): [value]
    case .together(let values, _): values
    }
  }

  /// The keys of an object that the values are.
  var ownKeys: Set<String> {
    guard case .keyed(let payload) = self else { return [] }
    return Set(payload.fields.flatMap(\.keys) + payload.constants.map(\.key))
  }

  package var constants: [Constant] {
    if case .keyed(let payload) = self { payload.constants } else { [] }
  }

  var extras: [Constant] { if case .keyed(let payload) = self { payload.extras } else { [] } }

  /// The keys that are written in an object beside those of flattened values.
  var keysBesideFlattened: [String] {
    guard case .keyed(let payload) = self else { return [] }
    return payload.fields.filter { !$0.meetsTag }.compactMap(\.path.first)
      + payload.constants.map(\.key) + payload.extras.map(\.key)
  }

  /// Whether what a value writes may meet the tag beside it.
  var meetsTag: Bool {
    switch self {
    case .keyed(let payload): payload.fields.contains(where: \.meetsTag)
    case .together(_, let coder): coder.isBesideTag
    case .empty, .unkeyed, .bare: false
    }
  }

  /// What is left in one direction; where values have no keys, all stand in both.
  func restricted(to direction: OptionRules.Direction) -> Payload {
    guard case .keyed(var payload) = self else { return self }
    payload.fields.removeAll { !$0.value.isCoded(in: direction) }
    return .keyed(payload)
  }

  /// Whether it may be written as an object without a key.
  var canBeEmptyObject: Bool {
    switch self {
    case .empty(let form): return form == .object
    case .keyed(let payload):
      guard payload.constants.isEmpty, payload.extras.isEmpty else { return false }
      return payload.fields.allSatisfy { field in
        let isLeftOut = field.value.isOptional && field.value.nilWriting != .encode
        return isLeftOut || field.value.omitsDefault || !field.value.isWritten
      }
    case .unkeyed, .bare, .together: return false
    }
  }

  /// Whether values stand in an object that leads to the tag beside them.
  var sharesTagObject: Bool {
    guard case .keyed(let payload) = self else { return false }
    return payload.objects.contains(where: \.leadsToTag)
  }

  package var emptyForm: EmptyForm? { if case .empty(let form) = self { form } else { nil } }
}

/// What encodes and decodes all values of a case together.
package struct CaseCoder: Sendable {
  /// Of the type, as generated code names it.
  var name: String
  /// Whether what it writes stands in one object with a tag.
  var isBesideTag: Bool
}

/// What there is where a payload is absent.
package enum PayloadAbsence: Sendable {
  /// An error, or what the values themselves make of it.
  case error
  /// It always is.
  case always
  /// The case with its defaults.
  case defaults
  /// The same, also in the place of null.
  case defaultsOrNull

  var isRead: Bool { if case .error = self { false } else { true } }
}
