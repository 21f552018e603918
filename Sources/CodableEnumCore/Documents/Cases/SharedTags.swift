/// Decides what tells cases with the same tag apart: their constants, or a look at the rest of the
/// document.
struct SharedTags {
  let types: EnumTypes

  /// Returns tests for cases that share a tag and that constants don't tell apart, by the indices
  /// of the cases. Each case but the last gets a test that is false for all later ones.
  func looks(_ form: Representation) -> [[Int]: [LookTest]] {
    var looks: [[Int]: [LookTest]] = [:]
    for leader in form.rivals.keys {
      for cases in form.sharing(form.cases[leader]).map(\.cases)
      where cases.count > 1 && !areConstantsEnough(cases) {
        looks[cases.map(\.index)] = cases.indices.dropLast().map { index in
          .every(cases[(index + 1)...].compactMap { look(cases[index], from: $0, form) })
        }
      }
    }
    return looks
  }

  /// Whether what is written as one of two cases is never read as the other.
  ///
  /// Constants decide only if they tell all cases of a tag apart. Otherwise all are looked at.
  func areToldApart(_ first: CasePlan, _ second: CasePlan, _ form: Representation) -> Bool {
    guard form.areRivals(first, second) else { return false }
    if look(first, from: second, form) != nil { return true }
    let leader = form.cases[form.leaders[first.index] ?? first.index]
    return form.sharing(leader).map(\.cases).allSatisfy { cases in
      !Set(cases.map(\.index)).isSuperset(of: [first.index, second.index])
        || areConstantsEnough(cases)
    }
  }

  /// Returns a document with a tag that one of two cases writes and the other reads; nil if the
  /// sources don't show one.
  func document(
    _ plan: CasePlan, or other: CasePlan, _ tag: Scalar, _ form: Representation
  ) -> String? {
    let tag = Documents.literal(tag)
    let (stored, read) = (types.documents(.stored), types.documents(.read))
    for countsRare in [false, true] {
      for (first, second) in [(plan, other), (other, plan)] {
        let written = stored.document(first, tagged: tag, in: form)
        let other = read.document(second, tagged: tag, in: form)
        let answer = Overlap.of(written, other, in: types.universe, countsRare: countsRare)
        if let document = answer.document { return document.text }
      }
    }
    return nil
  }

  // MARK: Looks

  private func look(_ first: CasePlan, from second: CasePlan, _ form: Representation) -> LookTest? {
    guard let place = form.tagPosition else { return nil }
    // A key that needn't be there only tells if nothing else does.
    let sets = [true, false].lazy.map { lacksOptionals in
      [first, second].map { documents($0, form, lacksOptionals: lacksOptionals) }
    }
    return sets.compactMap {
      look($0[0], from: $0[1], at: place, (first.tags + second.tags).map(\.spelling))
    }.first
  }

  /// Returns what a case writes, with its extras and without them, because they need not be there.
  private func documents(
    _ plan: CasePlan, _ form: Representation, lacksOptionals: Bool
  ) -> Documents {
    var stored = types.documents(.stored)
    stored.lacksOptionals = lacksOptionals
    var sets = [stored.document(plan.withoutExtras, in: form)]
    if plan.payload.keyed?.extras.isEmpty == false {
      sets.append(stored.document(plan, in: form))
    }
    return withContentUnderOneKey(.any(of: sets), plan)
  }

  /// Stands for the key of content that is the text of the tag, whichever that is.
  private static let tagKey = "\u{0}"

  private func withContentUnderOneKey(_ set: Documents, _ plan: CasePlan) -> Documents {
    guard plan.content == .tag, let key = plan.contentKey else { return set }
    return .any(
      of: types.universe.parts(of: set).map { part in
        guard case .object(var object) = part else { return part }
        for index in object.members.indices where object.members[index].keys[0] == key {
          object.members[index].keys = [Self.tagKey]
        }
        return .object(object)
      })
  }

  /// Returns a test that is true for every document of one set and for none of another. Both have a
  /// tag.
  ///
  /// - Parameter tags: If tags are keys, the keys whose values are looked at.
  func look(
    _ own: Documents, from other: Documents, at place: TagPosition, _ tags: [String]
  ) -> LookTest? {
    switch place {
    case .member(let path): return test(own, from: other, ignoring: path.first)
    case .key:
      guard let own = value(of: own, under: tags), let other = value(of: other, under: tags) else {
        return nil
      }
      return test(own, from: other)
    case .element:
      guard let ownArrays = arrays(own), let elements = ownArrays.first,
        let otherArrays = arrays(other), let others = otherArrays.first
      else { return nil }
      if elements.requiredCount > 1, others.requiredCount > 1,
        let test = test(
          .any(of: ownArrays.map { $0.slots[1] }), from: .any(of: otherArrays.map { $0.slots[1] }))
      {
        return test
      }
      return countTest(elements, others) ?? countTest(others, elements)?.negated
    case .value: return nil
    }
  }

  /// Returns a test for which null under the key of a value that is never null counts as no value.
  private func test(
    _ own: Documents, from other: Documents, ignoring ignored: String? = nil
  ) -> LookTest? {
    types.universe.test(own, from: other, ignoring: ignored).map {
      withoutNull($0, in: .either([own, other])).withContent(for: Self.tagKey)
    }
  }

  private func withoutNull(_ test: LookTest, in set: Documents) -> LookTest {
    switch test {
    case .holds(let keys) where !mayBeNull(keys[0], in: set): .value(keys)
    case .under(let keys, let test):
      .under(keys, withoutNull(test, in: .any(of: values(under: keys[0], in: set))))
    case .not(let test): .not(withoutNull(test, in: set))
    case .all(let tests): .all(tests.map { withoutNull($0, in: set) })
    case .any(let tests): .any(tests.map { withoutNull($0, in: set) })
    default: test
    }
  }

  private func mayBeNull(_ key: String, in set: Documents) -> Bool {
    values(under: key, in: set).contains { value in
      let value = Summary(of: value, in: types.universe)
      return value.isOpaque || value.kinds.contains(.null)
    }
  }

  private func values(under key: String, in set: Documents) -> [Documents] {
    types.universe.parts(of: set).compactMap { part in
      if case .object(let object) = part { object.member(key)?.value } else { nil }
    }
  }

  private func value(of set: Documents, under keys: [String]) -> Documents? {
    var values: [Documents] = []
    for part in types.universe.parts(of: set) {
      guard case .object(let object) = part, let member = keys.lazy.compactMap(object.member).first
      else { return nil }
      values.append(member.value)
    }
    return .any(of: values)
  }

  /// Returns arrays with the same number of elements; nil if something else is in the set.
  private func arrays(_ set: Documents) -> [Documents.Elements]? {
    var arrays: [Documents.Elements] = []
    for part in types.universe.parts(of: set) {
      guard case .array(let elements) = part else { return nil }
      arrays.append(elements)
    }
    return Set(arrays.map(\.slots.count)).count == 1 ? arrays : nil
  }

  /// Returns a test for the number of elements, which the other arrays never have.
  private func countTest(
    _ elements: Documents.Elements, _ others: Documents.Elements
  ) -> LookTest? {
    let count = elements.requiredCount
    guard count > 0, count == elements.slots.count, elements.rest == nil,
      others.requiredCount > count || others.slots.count < count && others.rest == nil
    else { return nil }
    return .follow(count - 1)
  }

  // MARK: Constants

  /// Whether constants tell what cases of the same tags write apart, in both directions.
  private func areConstantsEnough(_ cases: [CasePlan]) -> Bool {
    cases.indices.allSatisfy { index in
      cases[(index + 1)...].allSatisfy { second in
        let first = cases[index]
        let differ = first.payload.constants.contains { constant in
          second.payload.constants.contains {
            $0.key == constant.key && !$0.value.equals(constant.value)
          }
        }
        return differ || fits(first, betterThan: second) && fits(second, betterThan: first)
      }
    }
  }

  /// Whether the constants of a case match what it writes better than those of another case.
  private func fits(_ plan: CasePlan, betterThan other: CasePlan) -> Bool {
    let own = Set(plan.payload.constants.map(\.key))
    let others = other.payload.constants.filter { !own.contains($0.key) }
    if others.isEmpty { return own.count > other.payload.constants.count }
    let payload = types.documents(.stored).payload(plan.restricted(to: .encoding)) ?? .never
    return others.contains { constant in
      let holder = Documents.object(with: [(constant.key, constant.value.documents)])
      return !Overlap.of(payload, holder, in: types.universe, countsRare: true).isPossible
    }
  }
}
