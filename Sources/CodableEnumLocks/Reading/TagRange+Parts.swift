import CodableEnumCore

extension TagRange {
  /// Whether every tag of another range is in this one.
  func covers(_ other: TagRange) -> Bool {
    switch (self, other) {
    case (_, .integers(let bounds)):
      holds(.integer(bounds.lowerBound)) && holds(.integer(bounds.upperBound))
    case (.doubles(let interval), .doubles(let other)): interval.covers(other)
    case (.strings(let interval), .strings(let other)): interval.covers(other)
    default: false
    }
  }

  /// Returns what is at the beginning of the range and in one of the others, and the rest.
  func parts(at others: [TagRange]) -> (TagRange, TagRange)? {
    switch self {
    case .integers(let bounds):
      let first = bounds.lowerBound
      let ranges = others.compactMap(\.integers)
      let last = ranges.first { $0.contains(first) }?.upperBound ?? first
      if last >= bounds.upperBound { return nil }
      return (.integers(first...last), .integers(last + 1...bounds.upperBound))
    case .doubles(let interval):
      let others = others.compactMap { if case .doubles(let other) = $0 { other } else { nil } }
      return interval.parts(at: others).map { (.doubles($0), .doubles($1)) }
    case .strings(let interval):
      let others = others.compactMap { if case .strings(let other) = $0 { other } else { nil } }
      return interval.parts(at: others).map { (.strings($0), .strings($1)) }
    }
  }
}

extension TagInterval {
  fileprivate func parts(at others: [TagInterval]) -> (TagInterval, TagInterval)? {
    for other in others where other.isHalfOpen {
      guard let bound = other.upper, contains(bound), lower != bound else { continue }
      var (first, rest) = (self, self)
      (first.upper, first.isHalfOpen, rest.lower) = (bound, true, bound)
      if other.covers(first) { return (first, rest) }
    }
    return nil
  }

  fileprivate func covers(_ other: TagInterval) -> Bool {
    if let lower, other.lower == nil || other.lower! < lower { return false }
    guard let upper else { return true }
    guard let bound = other.upper else { return false }
    return bound < upper || bound == upper && (!isHalfOpen || other.isHalfOpen)
  }
}
