/// Documents without a tag, which cases are tried with in turn.
extension EnumReader {
  /// Tries untagged cases in turn.
  func attempts(_ document: Shape) -> Reading {
    var earlier: CasePlan?
    var last: Reading?
    // A case that was renamed has another name, but what has no tag tells nothing of it.
    let exists = target.declared.cases.contains { $0.baseName == name }
    for (form, plan) in target.untagged {
      let isMeant = !exists || plan.model.baseName == name
      guard isMeant || earlier == nil && mayTake(document, plan, form) else { continue }
      let reading = read(plan, of: form, document, tag: nil)
      if !isMeant {
        if reading.isSome { earlier = plan }
        continue
      }
      if let earlier, reading.isAll {
        return .fails(.taken(by: earlier.model.baseName)).at(.item(plan.index))
      }
      if reading.isAll { return reading }
      // Where any case will do, one that may read it decides.
      if exists || name == nil && !reading.isNone { last = last ?? reading }
    }
    // What no case fits is the unknown one's.
    if target.primary.style.tagPlaces.isEmpty, let unknown = target.primary.unknown,
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
      mayTake(document, plan, form) && read(plan, of: form, document, tag: nil).isSome
    }.map(\.plan.model.baseName)
  }

  /// Whether a case is to be asked; of many cases, a look at the keys tells of most.
  private func mayTake(_ document: Shape, _ plan: CasePlan, _ form: Representation) -> Bool {
    if behind.contains(plan.model.baseName) { return false }
    guard case .object(let members) = document else { return true }
    return form.looks[plan.index].requiredKeys.allSatisfy { key in
      members.contains { if case .key(let own, _, _) = $0 { own == key } else { true } }
    }
  }
}
