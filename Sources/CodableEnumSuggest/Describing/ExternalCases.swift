/// The cases of an externally tagged enum, as values show them.
///
/// Nothing around such an enum tells where it stands in itself: that the 2 in `{"Neg":{"Lit":2}}` is
/// one more expression is known by `Lit` alone.
struct ExternalCases {
  /// What stands under the keys of objects.
  private var payloads: [String: ValueKinds] = [:]
  /// Of cases without a payload.
  private var names: Set<String> = []

  /// nil if a value cannot be a case, or if texts are all there is.
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

  /// Whether other values are of the same enum: at least half of their keys are known, and have the
  /// same kinds of payloads. That one key stands in itself is no sign of an enum.
  func include(_ others: ExternalCases) -> Bool {
    guard payloads.count + names.count > 1, others.names.isSubset(of: names) else { return false }
    var known = 0
    for (key, kinds) in others.payloads {
      guard let own = payloads[key] else { continue }
      if own.union(kinds).subtracting(.null).typeCount > 1 { return false }
      known += 1
    }
    return known * 2 >= others.payloads.count
  }
}
