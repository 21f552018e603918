/// Untagged forms, which are tried one after another.
extension DispatchModeler {
  /// Joins untagged forms. Cases that differ only in keys are read by the first of their forms alone.
  /// What a form writes must not be a document that a case reads which is tried before.
  func joined(_ forms: [Representation]) -> [Representation] {
    guard forms.count > 1 else { return forms }
    var joined = [forms[0]]
    for form in forms.dropFirst() {
      var rest = form
      // The forms that read its cases, and the cases whose keys these have anyway.
      var readers: [Int: Int] = [:]
      var known: Set<Int> = []
      rest.readable = form.readable.filter { item in
        let plan = item.element
        guard let reader = joined.firstIndex(where: { reads(plan, in: $0) }) else { return true }
        let own = joined[reader].cases[plan.index]
        readers[plan.index] = reader
        if own.hasKeys(of: plan) { known.insert(plan.index) }
        joined[reader].cases[plan.index] = own.alsoReading(plan)
        return false
      }
      for reader in Set(readers.values) {
        let cases = joined[reader].cases
        joined[reader].readable = Conditional.map(joined[reader].readable) { cases[$0.index] }
        joined[reader].look(with: separation.types)
      }
      for plan in form.casesInOrder where plan.writing == .values && !known.contains(plan.index) {
        var earlier = joined
        if let reader = readers[plan.index] {
          earlier.removeSubrange((reader + 1)...)
          let cases = joined[reader].readable.prefix { $0.element.index != plan.index }
          earlier[reader].readable = Array(cases)
        }
        check(plan, of: form, isReadByNoneOf: earlier)
      }
      joined.append(rest)
    }
    return joined
  }

  /// Whether an untagged form has a case that differs from one of another form only in keys.
  private func reads(_ plan: CasePlan, in form: Representation) -> Bool {
    let own = form.cases[plan.index]
    // A name in another spelling is another document.
    let isRenamed = own.isName && own.patterns != plan.patterns
    // Constants must be there, and a further form has none.
    let hasConstants = !own.payload.constants.isEmpty
    return form.casesInOrder.contains { $0.index == plan.index } && !isRenamed && !hasConstants
      && separation.result(own, plan, at: .key).isSame
  }

  /// Reports cases of some forms that read what a case of another writes.
  private func check(
    _ plan: CasePlan, of form: Representation, isReadByNoneOf others: [Representation]
  ) {
    let document = separation.written.document(plan, in: form)
    for other in others {
      for item in other.casesInOrder where !item.item.isExclusive(with: plan.item) {
        // A case that needs constants may have the same values.
        if item.index == plan.index, separation.result(item, plan, at: .key).isSame { continue }
        let read = separation.read.document(item, in: other)
        let answer = Overlap.of(document, read, in: separation.types.universe)
        guard case .yes(let shared, _) = answer else { continue }
        report((other.number, form.number), (item.index, plan.index), shared.text)
      }
    }
  }
}

extension CasePlan {
  /// Whether every value is also read under the key that another form of the case writes.
  fileprivate func hasKeys(of other: CasePlan) -> Bool {
    let fields = payload.keyed?.fields ?? []
    return (other.payload.keyed?.fields ?? []).allSatisfy { field in
      fields.contains { own in
        own.value.position == field.value.position && own.path.count == field.path.count
          && (field.path.count == 1 ? own.keys.contains(field.path[0]) : own.path == field.path)
      }
    }
  }

  /// Returns the plan with the further keys of a plan that differs only in keys.
  func alsoReading(_ other: CasePlan) -> CasePlan {
    guard other.payload.isObject else { return self }
    let fields = other.payload.keyed?.fields ?? []
    let joined = alsoReading { field in
      fields.first { $0.value.position == field.value.position }?.keys ?? []
    }
    guard case .keyed(var payload) = joined.payload else { return self }
    payload.constantsMayBeMissing = true
    for index in payload.fields.indices { payload.fields[index].value.isOnlyRead = true }
    return joined.with(.keyed(payload))
  }
}
