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
}

extension DeclaredCase {
  /// The type of the value that keeps the tag.
  var keeper: TypeSpelling? { values.first { $0.options.tag?.value == true }?.type }
}

extension TypeSpelling {
  /// Whether an integer type can store all tags of a range.
  func isWideEnough(for range: TagRange) -> Bool {
    guard let bounds = range.integers, let scalar = FormatType.scalar(text), case .integer = scalar
    else { return true }
    return [bounds.lowerBound, bounds.upperBound].allSatisfy { scalar.contains(.integer($0)) }
  }
}

extension TagInterval {
  fileprivate func covers(_ other: TagInterval) -> Bool {
    if let lower, other.lower == nil || other.lower! < lower { return false }
    guard let upper else { return true }
    guard let bound = other.upper else { return false }
    return bound < upper || bound == upper && (!isHalfOpen || other.isHalfOpen)
  }
}
