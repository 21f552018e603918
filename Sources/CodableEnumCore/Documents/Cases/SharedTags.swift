/// Decides how cases are told apart that share a tag: by their constants, or by looking at what else
/// stands in the document.
struct SharedTags {
  let declared: DeclaredEnum
  let types: EnumTypes

  /// For the cases that share a tag where constants don't tell them apart, by their indices: what is
  /// true of each but the last, and of none that follow.
  func looks(_ form: Representation) -> [[Int]: [LookTest]] {
    var looks: [[Int]: [LookTest]] = [:]
    for leader in form.rivals.keys {
      for (_, cases) in form.sharing(form.cases[leader]) where cases.count > 1 {
        if areConstantsEnough(cases) { continue }
        looks[cases.map(\.index)] = cases.indices.dropLast().map { index in
          .every(cases[(index + 1)...].compactMap { look(cases[index], from: $0, form) })
        }
      }
    }
    return looks
  }

  /// Whether what was written as one of two cases is never read as the other.
  ///
  /// Constants decide only where they tell apart all cases of a tag. Otherwise all are looked at.
  func areToldApart(_ first: CasePlan, _ second: CasePlan, _ form: Representation) -> Bool {
    guard form.areRivals(first, second) else { return false }
    if look(first, from: second, form) != nil { return true }
    let leader = form.cases[form.leaders[first.index] ?? first.index]
    return form.sharing(leader).allSatisfy { _, cases in
      let indices = cases.map(\.index)
      return !(indices.contains(first.index) && indices.contains(second.index))
        || areConstantsEnough(cases)
    }
  }

  /// A document that either of two cases may be, or one of the first.
  func document(_ plan: CasePlan, or other: CasePlan, _ form: Representation) -> String? {
    guard let stored = CaseDocuments(types.universe, declared, .stored),
      let read = CaseDocuments(types.universe, declared, .read)
    else { return nil }
    for (first, second) in [(plan, other), (other, plan)] {
      let written = stored.document(first, in: form)
      switch Overlap.of(written, read.document(second, in: form), in: types.universe) {
      case .yes(let document), .empty(let document): return document.text
      case .no, .unknown: break
      }
    }
    return types.universe.example(of: stored.document(plan, in: form))?.text
  }

  // MARK: Looks

  private func look(
    _ first: CasePlan, from second: CasePlan, _ form: Representation
  ) -> LookTest? {
    guard let stored = CaseDocuments(types.universe, declared, .stored) else { return nil }
    let distinction = Distinction(universe: types.universe)
    switch form.style.tagPlaces.first {
    case .member(let path):
      return distinction.test(
        stored.document(first, in: form), from: stored.document(second, in: form),
        ignoring: path.first)
    case .key:
      guard let own = stored.payload(first), let other = stored.payload(second) else { return nil }
      return distinction.test(own, from: other)
    case .element:
      guard let own = element(stored.document(first, in: form)),
        let other = element(stored.document(second, in: form))
      else { return nil }
      return distinction.test(own, from: other)
    case .value, nil: return nil
    }
  }

  /// What always stands behind the tag of an array.
  private func element(_ set: Documents) -> Documents? {
    guard case .array(let array) = set, array.requiredCount > 1 else { return nil }
    return array.slots[1]
  }

  // MARK: Constants

  private func areConstantsEnough(_ cases: [CasePlan]) -> Bool {
    cases.indices.allSatisfy { index in
      cases[(index + 1)...].allSatisfy { areToldByConstants(cases[index], $0) }
    }
  }

  /// Whether what each of two cases of the same tags writes has constants that are not the other's.
  private func areToldByConstants(_ first: CasePlan, _ second: CasePlan) -> Bool {
    let differ = first.payload.constants.contains { constant in
      second.payload.constants.contains {
        $0.key == constant.key && !$0.value.equals(constant.value)
      }
    }
    return differ || fits(first, betterThan: second) && fits(second, betterThan: first)
  }

  /// Whether the constants of a case fit what it writes better than those of another.
  private func fits(_ plan: CasePlan, betterThan other: CasePlan) -> Bool {
    let own = Set(plan.payload.constants.map(\.key))
    let others = other.payload.constants.map(\.key).filter { !own.contains($0) }
    return others.isEmpty
      ? own.count > other.payload.constants.count
      : others.contains { !mayWrite($0, plan) }
  }

  private func mayWrite(_ key: String, _ plan: CasePlan) -> Bool {
    plan.payload.values.contains { value in
      let type = declared.cases[plan.index].values[value.position].type
      let isObject = value.coder != nil || types.summary(type).kinds.contains(.object)
      guard case .keyed(let payload) = plan.payload,
        let field = payload.fields.first(where: { $0.value.position == value.position }),
        !field.keys.isEmpty
      else { return isObject && (value.coder != nil || types.mayHold(key, type)) }
      return field.keys.contains(key)
    }
  }
}
