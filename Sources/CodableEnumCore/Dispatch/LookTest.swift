/// A test of a payload that needs no decoding.
package indirect enum LookTest: Equatable, Sendable {
  /// The object with the tag has this key.
  case sibling(ContentKey)
  /// A test of the value under a key next to the tag.
  case content(ContentKey, LookTest)
  /// Exactly so many elements follow the tag of an array.
  case follow(Int)
  /// A test for one kind of value.
  case isOf(Kinds)
  case holds([String])
  /// The first of these keys that is there has another value than null.
  case value([String])
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

  /// Returns the test of the content under the text of the tag, in place of that under a key.
  func withContent(for key: String) -> LookTest {
    switch self {
    case .holds([key]): .sibling(.tag)
    case .value([key]): .all([.sibling(.tag), .content(.tag, .not(.isOf(.null)))])
    case .under([key], let test): .content(.tag, test)
    case .not(let test): .not(test.withContent(for: key))
    case .all(let tests): .all(tests.map { $0.withContent(for: key) })
    case .any(let tests): .any(tests.map { $0.withContent(for: key) })
    default: self
    }
  }

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
    case (.holds(let keys), .holds(let others)), (.value(let keys), .holds(let others)):
      keys.allSatisfy(others.contains)
    case (.under(let keys, let test), .holds(let others)): keys == others && !test.isCombined
    case (.under(let keys, let test), .value(let others)):
      keys == others && !test.isCombined && test != .isOf(.null)
    default: self == other
    }
  }

  /// Whether it may contain a negated test. If a key is missing, only these are true under it.
  private var isCombined: Bool {
    switch self {
    case .not, .all, .any: true
    default: false
    }
  }

  static func tests(of kinds: Kinds) -> [LookTest] {
    let all: [Kinds] = [.object, .array, .string, .number, .boolean, .null]
    return all.filter(kinds.contains).map(LookTest.isOf)
  }
}

extension Universe {
  /// Returns a test that is true for every document of the first set and for none of the second,
  /// before anything is decoded; nil if looking can't tell them apart.
  ///
  /// It chooses among cases that share a tag: `{"type":"wait"}` has no `url`, and
  /// `{"type":"wait","url":"…"}` has one.
  ///
  /// - Parameter ignored: A key that is in both for another reason.
  func test(
    _ first: Documents, from second: Documents, ignoring ignored: String? = nil, depth: Int = 8
  ) -> LookTest? {
    guard depth > 0 else { return nil }
    if let test = kindTest(first, second) { return test }
    if let test = literalTest(first, second) { return test }
    if let test = elementTest(first, second, depth: depth) { return test }
    guard let (objects, isOwnMixed) = self.objects(first),
      let (others, isMixed) = self.objects(second)
    else { return nil }
    if isOwnMixed {
      return isMixed ? nil : test(second, from: first, ignoring: ignored, depth: depth)?.negated
    }
    if let test = keyTest(objects, others, ignored) { return test }
    let test =
      keyTest(others, objects, ignored)?.negated
      ?? valueTest(objects, others, ignored, depth: depth)
      ?? valueTest(others, objects, ignored, depth: depth)?.negated
    // Anything but an object has none of the keys.
    return isMixed ? test.map { .every([.isOf(.object), $0]) } : test
  }

  private func kindTest(_ first: Documents, _ second: Documents) -> LookTest? {
    let (own, other) = (Summary(of: first, in: self), Summary(of: second, in: self))
    guard !own.isOpaque, !other.isOpaque, !own.kinds.isEmpty, !other.kinds.isEmpty,
      own.kinds.isDisjoint(with: other.kinds)
    else { return nil }
    let tests = LookTest.tests(of: own.kinds)
    let others = LookTest.tests(of: other.kinds)
    // A scalar is cheaper to recognize than an object.
    let isCheaper = own.kinds == .object && other.kinds.isSubset(of: .scalars)
    if tests.count > 1 || isCheaper, others.count == 1 { return others[0].negated }
    return tests.count == 1 ? tests[0] : .any(tests)
  }

  private func literalTest(_ first: Documents, _ second: Documents) -> LookTest? {
    guard case .scalar(.literals(let own)) = resolved(first),
      case .scalar(.literals(let others)) = resolved(second),
      own.values.count <= 16, !own.values.contains(where: others.contains)
    else { return nil }
    return .isOneOf(own.values)
  }

  /// Of the first element, which the arrays of the first set always have.
  private func elementTest(_ first: Documents, _ second: Documents, depth: Int) -> LookTest? {
    guard case .array(let own) = resolved(first),
      case .array(let others) = resolved(second),
      own.requiredCount > 0, let other = others.slots.first ?? others.rest
    else { return nil }
    return test(own.slots[0], from: other, depth: depth - 1).map(LookTest.first)
  }

  /// Returns the objects of a set, and whether it contains anything else; nil if there are none, or
  /// if that isn't known.
  private func objects(_ set: Documents) -> (objects: [Documents.Members], isMixed: Bool)? {
    var (objects, isMixed): ([Documents.Members], Bool) = ([], false)
    for part in parts(of: set) {
      switch part {
      case .object(let object): objects.append(object)
      case .null, .scalar, .array: isMixed = true
      default: return nil
      }
    }
    return objects.isEmpty ? nil : (objects, isMixed)
  }

  /// Returns a test for a key that all of some objects have, and none of the others.
  private func keyTest(
    _ objects: [Documents.Members], _ others: [Documents.Members], _ ignored: String?
  ) -> LookTest? {
    for member in objects[0].members where member.isRequired && member.keys[0] != ignored {
      let isEverywhere = objects.allSatisfy { $0.member(member.keys[0])?.isRequired == true }
      // The value may be under any of its keys.
      if isEverywhere, others.allSatisfy({ !$0.mayHold(member.keys) }) {
        return .holds(member.keys)
      }
    }
    return nil
  }

  /// Returns a test for a key that all of some objects have, with a value that it never has in the
  /// others.
  private func valueTest(
    _ objects: [Documents.Members], _ others: [Documents.Members], _ ignored: String?, depth: Int
  ) -> LookTest? {
    for member in objects[0].members where member.isRequired && member.keys[0] != ignored {
      let key = member.keys[0]
      let own = objects.compactMap { $0.member(key) }
      // The value may be under any of its keys, where others have different values.
      guard own.count == objects.count, own.allSatisfy(\.isRequired),
        others.allSatisfy({ object in
          member.keys.allSatisfy { object.value(under: $0) != nil || !object.mayHold([$0]) }
        })
      else { continue }
      let rivals = others.compactMap { $0.member(key) }.filter { $0.keys == member.keys }
      let values = others.flatMap { member.keys.compactMap($0.value) }
      let test = test(.any(of: own.map(\.value)), from: .any(of: values), depth: depth - 1)
      guard let test else { continue }
      let isAlways = rivals.count == others.count && rivals.allSatisfy(\.isRequired)
      return isAlways
        ? .under(member.keys, test) : .all([.holds(member.keys), .under(member.keys, test)])
    }
    return nil
  }
}

extension Documents.Members {
  /// What a value under a key is, also in a dictionary.
  func value(under key: String) -> Documents? {
    if let member = member(key) { return member.value }
    guard case .values(let values, let keys) = others, keys.mayBe(key) else { return nil }
    return values
  }

  fileprivate func mayHold(_ keys: [String]) -> Bool {
    switch others {
    case .none, .ignored: keys.contains { member($0) != nil }
    case .values(_, let names): keys.contains { member($0) != nil || names.mayBe($0) }
    case .opaque: true
    }
  }
}
