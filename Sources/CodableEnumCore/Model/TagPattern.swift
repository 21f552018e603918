/// Tags that a case is read from: a single one, or a range of integers.
enum TagPattern: Hashable, Sendable {
  case exact(Scalar)
  case range(TagRange)

  var exact: Scalar? { if case .exact(let tag) = self { tag } else { nil } }
  var range: TagRange? { if case .range(let range) = self { range } else { nil } }
  var isString: Bool { if case .exact(let tag) = self { tag.isString } else { false } }
  var isInteger: Bool { if case .exact(let tag) = self { tag.isInteger } else { true } }

  /// As it reads in an annotation: `"ok"`, `200...299`.
  var text: String {
    switch self {
    case .exact(let tag): tag.json
    case .range(let range): range.text
    }
  }
}

/// A range of integers that are tags, without an end if that is the last integer there is.
package struct TagRange: Hashable, Sendable {
  package var bounds: ClosedRange<Int>

  /// As Swift writes it: `200...299`, `500...`, `-9 ... -1`.
  package var text: String {
    switch (bounds.lowerBound, bounds.upperBound) {
    case (.min, let upper): upper < 0 ? "...(\(upper))" : "...\(upper)"
    case (let lower, .max): "\(lower)..."
    case (let lower, let upper): upper < 0 ? "\(lower) ... \(upper)" : "\(lower)...\(upper)"
    }
  }

  func holds(_ tag: Scalar) -> Bool {
    if case .integer(let value) = tag { bounds.contains(value) } else { false }
  }

  func overlaps(_ other: TagRange) -> Bool { bounds.overlaps(other.bounds) }
}
