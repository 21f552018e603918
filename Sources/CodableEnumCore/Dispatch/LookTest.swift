/// A test of a payload that needs no decoding.
package indirect enum LookTest: Equatable, Sendable {
  /// The object with the tag has this key.
  case sibling(ContentKey)
  /// A test of the value under a key next to the tag.
  case content(ContentKey, LookTest)
  /// Exactly one element follows the tag of an array.
  case isOnly
  case isObject, isArray, isString, isNumber, isBoolean, isNull
  case holds([String])
  /// A test of the first element of an array.
  case first(LookTest)
  /// A test of the value under the first of these keys that is there. If none is, only negated
  /// tests are true.
  case under([String], LookTest)
  case isOneOf([Scalar])
  case not(LookTest)
  case all([LookTest])
  case any([LookTest])

  package var negated: LookTest { if case .not(let test) = self { test } else { .not(self) } }

  /// Returns a test for whether all of some tests are true, without those that follow from others.
  static func every(_ tests: [LookTest]) -> LookTest {
    var parts: [LookTest] = []
    for test in tests.flatMap({ if case .all(let parts) = $0 { parts } else { [$0] } })
    where !parts.contains(where: { $0.implies(test) }) {
      parts.removeAll { test.implies($0) }
      parts.append(test)
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private func implies(_ other: LookTest) -> Bool {
    switch (self, other) {
    case (.holds(let keys), .holds(let others)): keys.allSatisfy(others.contains)
    // If the key is missing, only negated tests are true.
    case (.under(_, .not), .holds), (.under(_, .all), .holds), (.under(_, .any), .holds): false
    case (.under(let keys, _), .holds(let others)): keys == others
    default: self == other
    }
  }

  static func tests(of kinds: Kinds) -> [LookTest] {
    let all: [(Kinds, LookTest)] = [
      (.object, .isObject), (.array, .isArray), (.string, .isString), (.number, .isNumber),
      (.boolean, .isBoolean), (.null, .isNull),
    ]
    return all.filter { kinds.contains($0.0) }.map(\.1)
  }
}
