/// A line of the table: what was measured against what, and the ratio to reach.
struct Row: Codable {
  var group: String
  var subject: String
  var baseline: String
  /// nil where the row says something without a comparison.
  var ratio: Double?
  var target: Double?
  /// Whether the target is a lower bound, as for "20 times as fast".
  var isLowerBound = false
  var detail: String

  /// Timings within this of a target count as reached; counts and sizes have no noise.
  var tolerance = 0.0
}

extension Row {
  var isReached: Bool? {
    guard let ratio, let target else { return nil }
    return isLowerBound
      ? ratio >= target * (1 - tolerance) : ratio <= target * (1 + tolerance)
  }

  var targetText: String {
    target.map { "\(isLowerBound ? "≥" : "≤") \($0.formatted(2))" } ?? "–"
  }

  var ratioText: String { ratio.map { $0.formatted(2) } ?? "–" }

  var verdict: String {
    switch isReached {
    case true?: "reached"
    case false?: "not reached"
    case nil: ""
    }
  }
}

/// Samples of several subjects, taken in turns: whatever else the machine does meets all of them.
struct Samples {
  private(set) var values: [[Double]]

  init(
    rounds: Int, subjects: Int, _ measure: (_ subject: Int, _ round: Int) throws -> Double
  ) rethrows {
    values = Array(repeating: [], count: subjects)
    for round in 0..<rounds {
      for subject in 0..<subjects {
        // The order changes, so that no subject always follows the same one.
        let subject = round % 2 == 0 ? subject : subjects - 1 - subject
        values[subject].append(try measure(subject, round))
      }
    }
  }

  func median(_ subject: Int) -> Double { values[subject].median }

  /// The median of the ratios within rounds, which slow drifts of the machine do not touch.
  func ratio(_ subject: Int, to baseline: Int) -> Double {
    zip(values[subject], values[baseline]).map { $0 / $1 }.median
  }
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    let middle = count / 2
    return count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
