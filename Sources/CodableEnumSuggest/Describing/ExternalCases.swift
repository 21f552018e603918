/// The cases of an externally tagged enum that values show.
///
/// Nothing marks the places where such an enum contains itself: only the key `Lit` shows that the
/// value of `Neg` in `{"Neg":{"Lit":2}}` is another expression.
struct ExternalCases {
  /// The kinds of values under the keys of objects.
  private var payloads: [String: ValueKinds] = [:]
  /// The names of cases without a payload.
  private var names: Set<String> = []

  /// Returns nil if a value can't be a case, or if all values are strings.
  init?(_ values: [JSONValue]) {
    for value in values {
      switch value {
      case .string(let name):
        names.insert(name)
      case .object(let members):
        guard members.count == 1, let member = members.first else { return nil }
        payloads[member.key, default: []].formUnion(member.value.kind)
      case .null, .boolean, .integer, .unsigned, .double, .array: return nil
      }
    }
    if payloads.isEmpty { return nil }
  }

  /// Whether other values are of the same enum: at least half of their keys are known, and most of
  /// these have the same kinds of payloads. A single key that contains itself doesn't make an enum.
  func include(_ others: ExternalCases) -> Bool {
    guard payloads.count + names.count > 1, others.names.isSubset(of: names) else { return false }
    var known = 0
    var unlike = 0
    for (key, kinds) in others.payloads {
      guard let own = payloads[key] else { continue }
      if own.union(kinds).subtracting(.null).typeCount > 1 { unlike += 1 }
      known += 1
    }
    return unlike * 3 <= known && known * 2 >= others.payloads.count
  }
}
