/// A tag from which a case is read, or a range of tags.
package indirect enum TagPattern: Hashable, Sendable {
  case exact(Scalar)
  case range(TagRange)

  var exact: Scalar? { if case .exact(let tag) = self { tag } else { nil } }
  package var range: TagRange? { if case .range(let range) = self { range } else { nil } }
  var isString: Bool { if case .exact(let tag) = self { tag.isString } else { false } }
  var isOfStrings: Bool { exact?.isString ?? (range?.kinds == .string) }
  var isInteger: Bool { exact?.isInteger ?? (range?.integers != nil) }

  func holds(_ tag: Scalar) -> Bool { exact == tag || range?.holds(tag) == true }

  var lowercased: TagPattern {
    switch self {
    case .exact(let tag): .exact(tag.lowercased)
    case .range(let range): .range(range.lowercased)
    }
  }

  /// The text in an annotation: `"ok"`, `200...299`.
  var text: String {
    switch self {
    case .exact(let tag): tag.json
    case .range(let range): range.annotation
    }
  }
}

extension [TagPattern] {
  /// The type that all of them have, unless that is `String`.
  var scalarType: String? {
    let areBooleans = allSatisfy { $0.exact?.isBoolean == true }
    return allSatisfy(\.isInteger) ? "Swift.Int" : areBooleans ? "Swift.Bool" : nil
  }
}

/// A range of tags.
package indirect enum TagRange: Hashable, Sendable {
  /// A missing bound is the first or the last integer there is.
  case integers(ClosedRange<Int>)
  case doubles(TagInterval<Double>)
  case strings(TagInterval<String>)

  /// As Swift writes it: `200...299`, `500...`, `-9 ... -1`.
  package var text: String {
    switch self {
    case .integers(let bounds):
      switch (bounds.lowerBound, bounds.upperBound) {
      case (.min, let upper): upper < 0 ? "...(\(upper))" : "...\(upper)"
      case (let lower, .max): lower < 0 ? "(\(lower))..." : "\(lower)..."
      case (let lower, let upper): upper < 0 ? "\(lower) ... \(upper)" : "\(lower)...\(upper)"
      }
    case .doubles(let interval): interval.text { $0 < 0 ? "(\($0))" : "\($0)" }
    case .strings(let interval): interval.text(\.quoted)
    }
  }

  /// As annotations write it, where no bound is in parentheses: `-5...`, `-9...-1`.
  package var annotation: String {
    if case .strings = self { text } else { text.filter { !"() ".contains($0) } }
  }

  package var integers: ClosedRange<Int>? {
    if case .integers(let range) = self { range } else { nil }
  }

  package var example: Scalar {
    switch self {
    case .integers(let bounds):
      return .integer(bounds.lowerBound == .min ? bounds.upperBound : bounds.lowerBound)
    case .doubles(let interval):
      let last = interval.upper.map { interval.isHalfOpen ? $0.nextDown : $0 }
      return .double("\(interval.lower ?? last ?? 0)")
    case .strings(let interval):
      let last = interval.isHalfOpen ? "" : interval.upper
      return .string(interval.lower ?? last ?? "")
    }
  }

  /// Scalars of another kind that spell a tag in the range; empty if there is hardly one.
  var spellings: [Scalar] {
    guard case .strings(let interval) = self else { return [.string(example.spelling)] }
    let bounds = [interval.lower, interval.upper].compactMap(\.self).map(Scalar.string)
    let typical = ([1, 1000, -1000] + (0...9)).map(Scalar.integer)
    return (bounds.flatMap(\.otherSpellings) + typical + [.boolean(true), .boolean(false)])
      .filter(isSpelled)
  }

  /// Whether the text of a scalar of another kind is a tag in the range.
  func isSpelled(by other: Scalar) -> Bool {
    switch (self, other) {
    case (.strings, .string): false
    case (.strings(let interval), _): interval.contains(other.spelling)
    case (.integers(let bounds), .string(let text)): Int(text).map(bounds.contains) ?? false
    case (.doubles(let interval), .string(let text)): Double(text).map(interval.contains) ?? false
    default: false
    }
  }

  /// Tags in the range, of every type that may have one: for a `UInt8` in `-200...300`, and for a `UUID`
  /// in `"0"..."9"`.
  var examples: [Scalar] {
    var others: [Scalar] = []
    switch self {
    case .integers(let bounds): others = [bounds.upperBound, 0, 1, -1].map(Scalar.integer)
    case .doubles(let interval):
      let bounds = [interval.lower?.rounded(.up), interval.upper?.rounded(.down)]
      others = (bounds.compactMap { $0.flatMap(Int.init(exactly:)) } + [0, 1]).map(Scalar.integer)
    case .strings: others = ScalarSet.Text.examples.map(Scalar.string)
    }
    return [example] + others.filter(holds)
  }

  /// Whether it has no lower or no upper bound.
  var isEndless: Bool {
    switch self {
    case .integers(let bounds): bounds.lowerBound == .min || bounds.upperBound == .max
    case .doubles(let interval): interval.lower == nil || interval.upper == nil
    case .strings(let interval): interval.lower == nil || interval.upper == nil
    }
  }

  package var kinds: Kinds { if case .strings = self { .string } else { .number } }

  package func holds(_ tag: Scalar) -> Bool {
    switch (self, tag) {
    case (.integers(let bounds), .integer(let value)): bounds.contains(value)
    case (.doubles(let interval), .integer(let value)): interval.contains(Double(value))
    case (.doubles(let interval), .double(let digits)):
      Double(digits).map(interval.contains) ?? false
    case (.strings(let interval), .string(let text)): interval.contains(text)
    default: false
    }
  }

  func shared(with other: TagRange) -> Scalar? {
    switch (self, other) {
    case (.integers(let bounds), .integers(let others)):
      return bounds.overlaps(others)
        ? .integer(max(bounds.lowerBound, others.lowerBound)) : nil
    case (.doubles(let interval), .doubles(let other)):
      return interval.shared(with: other).map { TagRange.doubles($0).example }
    case (.strings(let interval), .strings(let other)):
      return interval.shared(with: other).map { TagRange.strings($0).example }
    case (.integers(let bounds), .doubles(let interval)):
      let own = TagInterval(lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound))
      guard let shared = own.shared(with: interval), let lower = shared.lower else { return nil }
      let first = Int(exactly: lower.rounded(.up)) ?? bounds.lowerBound
      return interval.contains(Double(first)) && bounds.contains(first) ? .integer(first) : nil
    case (.doubles, .integers): return other.shared(with: self)
    default: return nil
    }
  }

  func overlaps(_ other: TagRange) -> Bool { shared(with: other) != nil }

  /// The range of strings that has the texts of its tags, and perhaps those of other numbers.
  var texts: TagRange {
    if case .strings = self { return self }
    return .strings(TagInterval(lower: "-", upper: ":", isHalfOpen: true))
  }

  var lowercased: TagRange { mapped { $0.lowercased() } }

  /// The ranges of most strings that are in the range in some letter case.
  var inAnyCase: [TagRange] {
    kinds == .string ? [lowercased, mapped { $0.uppercased() }] : [self]
  }

  private func mapped(_ change: (String) -> String) -> TagRange {
    guard case .strings(let interval) = self else { return self }
    return .strings(
      TagInterval(
        lower: interval.lower.map(change), upper: interval.upper.map(change),
        isHalfOpen: interval.isHalfOpen))
  }

  /// Whether no string is in it.
  var isEmpty: Bool { if case .strings(let interval) = self { interval.isEmpty } else { false } }
}

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

/// How tags are read and compared.
package struct TagMatching: Sendable {
  package enum Kind: Sendable {
    case string
    /// The integer type is the one to encode and decode: `Int` or the enum's raw type.
    case integer(String)
    /// Scalars of any kind, whose kind is found out when they are read.
    case mixed
  }

  package var kind: Kind
  package var isCoercing: Bool
  package var isIgnoringCase: Bool
  /// Whether all scalars other than strings are unknown tags that nothing keeps. They are read as nil,
  /// because nothing has to distinguish them.
  var onlyStringsMatter = false

  /// The type that tags are read as.
  var type: String {
    switch kind {
    case .string: "Swift.String"
    case .integer(let type): "Swift.\(type)"
    case .mixed: onlyStringsMatter ? "Swift.String?" : "CodableEnumScalar"
    }
  }

  var isString: Bool { if case .string = kind { true } else { false } }
  var isMixed: Bool { if case .mixed = kind { !onlyStringsMatter } else { false } }

  /// Returns a tag in the spelling that tags are compared in.
  package func folded(_ tag: Scalar) -> Scalar { isIgnoringCase ? tag.lowercased : tag }
  func folded(_ range: TagRange) -> TagRange { isIgnoringCase ? range.lowercased : range }
  /// What generated code calls on a tag for that spelling.
  var folding: String { isIgnoringCase ? ".lowercased()" : "" }

  /// A tag as an expression of that type.
  func literal(_ tag: Scalar) -> String { isMixed ? tag.member : tag.json }

  /// A tag as a pattern of that type.
  func pattern(_ tag: Scalar) -> String { literal(tag) + (onlyStringsMatter ? "?" : "") }
}
