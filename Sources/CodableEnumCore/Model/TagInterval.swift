/// The values between two bounds, one of which may be missing.
package struct TagInterval<Bound: Comparable & Hashable & Sendable>: Hashable, Sendable {
  package var lower: Bound?
  package var upper: Bound?
  /// Whether the upper bound is excluded.
  package var isHalfOpen = false

  var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return isHalfOpen ? lower >= upper : lower > upper
  }

  func text(_ spell: (Bound) -> String) -> String {
    "\(lower.map(spell) ?? "")\(isHalfOpen ? "..<" : "...")\(upper.map(spell) ?? "")"
  }

  package func contains(_ value: Bound) -> Bool {
    if let lower, value < lower { return false }
    guard let upper else { return true }
    return isHalfOpen ? value < upper : value <= upper
  }

  func shared(with other: TagInterval) -> TagInterval? {
    var shared = self
    if let bound = other.lower { shared.lower = max(lower ?? bound, bound) }
    if let bound = other.upper {
      if upper == nil || bound < upper! {
        (shared.upper, shared.isHalfOpen) = (bound, other.isHalfOpen)
      } else if bound == upper {
        shared.isHalfOpen = isHalfOpen || other.isHalfOpen
      }
    }
    return shared.isEmpty ? nil : shared
  }
}
