/// Documents without a tag, which cases are tried with in turn.
extension EnumReader {
  /// Tries untagged cases in turn.
  func attempts(_ document: Shape) -> Reading {
    var earlier: CasePlan?
    var last: Reading?
    // A case that was renamed has another name, but what has no tag tells nothing of it.
    let exists = target.cases.contains { $0.baseName == name }
    for (form, plan) in target.untagged {
      let isMeant = !exists || plan.model.baseName == name
      guard isMeant else {
        if earlier == nil, mayTake(document, plan, form) { earlier = plan }
        continue
      }
      let reading = read(plan, of: form, document, tag: nil)
      if let earlier, reading.isAll {
        return .fails(.taken(by: earlier.model.baseName)).at(.item(plan.index))
      }
      // A case that was there before is not the one that was removed.
      if reading.isAll, !exists, name != nil, isLocked(plan) {
        return .fails(.taken(by: plan.model.baseName)).at(.item(plan.index))
      }
      if reading.isAll { return reading }
      // Where any case will do, one that may read it decides.
      if exists || name == nil && !reading.isNone { last = last ?? reading }
    }
    // What no case fits is the unknown one's.
    if target.primary.style.tagPlaces.isEmpty, let unknown = target.unknown,
      name == nil || unknown.plan.model.baseName == name
    {
      return .all
    }
    return last ?? .fails(.form)
  }

  /// The cases that are tried before the one that was written and take some of it.
  func earlierCases(_ document: Shape) -> [String] {
    guard target.untagged.contains(where: { $0.plan.model.baseName == name }) else { return [] }
    let earlier = target.untagged.prefix { $0.plan.model.baseName != name }
    return earlier.filter { form, plan in
      mayTake(document, plan, form)
    }.map(\.plan.model.baseName)
  }

  private func isLocked(_ plan: CasePlan) -> Bool {
    reader.lockedNames[target.declared.displayName]?.contains(plan.model.baseName) == true
  }

  /// Whether a case may be read from a document; of many cases, a look at the keys tells of most.
  private func mayTake(_ document: Shape, _ plan: CasePlan, _ form: Representation) -> Bool {
    if behind.contains(plan.model.baseName) { return false }
    if case .object(let members) = document, !form.looks.isEmpty,
      !form.looks[plan.index].requiredKeys.allSatisfy({ key in
        members.contains { if case .key(let own, _, _) = $0 { own == key } else { true } }
      })
    {
      return false
    }
    guard let read = CaseDocuments(reader.universe, target.declared, .read) else { return false }
    let answer = Overlap.of(
      reader.universe.documents(document), read.document(plan, in: form), in: reader.universe)
    if case .no = answer { return false }
    return true
  }
}
