import CodableEnumCore

/// A regular expression for the spellings of a range's integers, because a string schema has no
/// minimum.
struct RangePattern {
  /// The pattern without anchors. It matches what `Int(_: String)` reads, including signs and
  /// leading zeros.
  let text: String

  init(_ range: ClosedRange<Int>) {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    var parts: [String] = []
    if lower <= 0 {
      let largest = lower.magnitude
      let smallest = upper < 0 ? upper.magnitude : 0
      parts.append("-0*" + Self.group(Self.numbers(smallest...largest)))
    }
    if upper >= 0 {
      parts.append("\\+?0*" + Self.group(Self.numbers(lower.clampedToUInt...upper.magnitude)))
    }
    text = Self.group(parts)
  }

  private static func group(_ parts: [String]) -> String {
    parts.count == 1 ? parts[0] : "(\(parts.joined(separator: "|")))"
  }

  /// Returns patterns for a range, split by the number of digits: 7...105 is 7...9, 10...99 and
  /// 100...105.
  private static func numbers(_ range: ClosedRange<UInt>) -> [String] {
    var parts: [String] = []
    var lower = range.lowerBound
    while true {
      let digits = "\(lower)".count
      let largest = UInt(String(repeating: "9", count: digits)) ?? .max
      let upper = min(largest, range.upperBound)
      parts += self.digits(Array("\(lower)"), Array("\(upper)"))
      if upper == range.upperBound { return parts }
      lower = upper + 1
    }
  }

  /// Returns patterns for the numbers between two with the same number of digits.
  private static func digits(_ lower: [Character], _ upper: [Character]) -> [String] {
    guard let first = lower.first, let last = upper.first else { return [""] }
    let rest = lower.count - 1
    let zeros = Array(repeating: Character("0"), count: rest)
    let nines = Array(repeating: Character("9"), count: rest)
    if first == last {
      let inner = digits(Array(lower.dropFirst()), Array(upper.dropFirst()))
      return inner.map { String(first) + $0 }
    }
    var parts: [String] = []
    var middle = (first: first, last: last)
    if Array(lower.dropFirst()) != zeros {
      parts += digits(lower, [first] + nines)
      middle.first = first.next
    }
    var highest: [String] = []
    if Array(upper.dropFirst()) != nines {
      highest = digits([last] + zeros, upper)
      middle.last = last.previous
    }
    if middle.first <= middle.last {
      let digit =
        middle.first == middle.last ? "\(middle.first)" : "[\(middle.first)-\(middle.last)]"
      parts.append(digit + (rest == 0 ? "" : rest == 1 ? "[0-9]" : "[0-9]{\(rest)}"))
    }
    return parts + highest
  }
}

extension Int {
  fileprivate var clampedToUInt: UInt { self < 0 ? 0 : magnitude }
}

extension Character {
  /// The digit after this one.
  fileprivate var next: Character { offset(by: 1) }
  fileprivate var previous: Character { offset(by: -1) }

  private func offset(by distance: Int) -> Character {
    wholeNumberValue.flatMap { "\($0 + distance)".first } ?? self
  }
}
