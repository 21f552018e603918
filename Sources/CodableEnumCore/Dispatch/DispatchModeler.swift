/// Decides in which order a document is tried as what if an enum has several forms.
///
/// Forms with the tag in one place share a switch over tags. For each case, `Separation` finds what
/// tells their payloads apart. Groups are tried one after another, in an order in which none
/// recognizes a document of a later one. What can't be told apart is a conflict, with a document
/// that shows it.
struct DispatchModeler {
  /// Two forms that write one document for different values.
  struct Conflict {
    var forms: (Int, Int)
    var cases: (Int, Int)
    var document: String
  }

  let representations: [Representation]
  let separation: Separation
  var conflicts: [Conflict] = []

  init(_ representations: [Representation], _ separation: Separation) {
    self.representations = representations.flatMap { [$0] + $0.standalone }
    self.separation = separation
  }

  mutating func dispatch(_ tree: [Conditional<Int>]) -> Dispatch {
    var groups = representations.flatMap(\.tagPlaces).uniqued.map { place in
      group(place, representations.filter { $0.tagPlaces.contains(place) }, tree)
    }
    let untagged = joined(representations.filter { $0.style.tagPlaces.isEmpty }).filter { form in
      // If nothing is read as the primary form, that is its error.
      let isWhole = form.isPrimary && !representations[0].hasTags
      let hasError = isWhole && (form.unknown == nil || form.unknown?.content != nil)
      return hasError || form.casesInOrder.contains(where: \.isRead)
    }
    for index in groups.indices {
      for form in untagged { tell(&groups[index], from: form) }
    }
    let ordered = order(groups)
    for form in representations {
      for group in groups {
        guard let match = separation.matchOfUnknown(form, with: group) else { continue }
        conflict(group.forms[0], form, match)
      }
    }
    return Dispatch(steps(ordered, untagged))
  }

  // MARK: Untagged forms

  /// Joins untagged forms. Cases that differ only in keys are read by the first form alone. What a
  /// further form still reads must not be a document that a case of the first reads.
  private mutating func joined(_ forms: [Representation]) -> [Representation] {
    guard var first = forms.first, forms.count > 1 else { return forms }
    var joined: [Representation] = []
    for var form in forms.dropFirst() {
      let known = Set(first.casesInOrder.map(\.index))
      form.readable = Conditional.filter(form.readable) { plan in
        let own = first.cases[plan.index]
        // A name in another spelling is another document.
        let isRenamed = own.isName && own.patterns != plan.patterns
        // Constants must be there, and a further form has none.
        let hasConstants = !own.payload.constants.isEmpty
        guard known.contains(plan.index), !isRenamed, !hasConstants,
          separation.result(own, plan, at: .key).isSame
        else { return true }
        first.cases[plan.index] = own.alsoReading(plan)
        return false
      }
      joined.append(form)
    }
    first.readable = Conditional.map(first.readable) { first.cases[$0.index] }
    first.look(with: separation.types)
    for (number, form) in joined.enumerated() {
      for later in form.casesInOrder where later.writing == .values {
        let document = separation.written.document(later, in: form)
        for other in [first] + joined[..<number] {
          for earlier in other.casesInOrder where earlier.index != later.index {
            let read = separation.read.document(earlier, in: other)
            guard case .yes(let shared) = Overlap.of(document, read, in: separation.types.universe)
            else { continue }
            report((other.number, form.number), (earlier.index, later.index), shared.text)
          }
        }
      }
    }
    return [first] + joined
  }

  /// Makes a group look at more than tags, if a form without tags has a document with one of them.
  private mutating func tell(_ group: inout TagGroup, from form: Representation) {
    guard let match = separation.match(of: group, with: form) else { return }
    // Within one form, a case without a tag must not look as if it had one.
    let isOwn = group.forms.contains { $0.number == form.number }
    guard !isOwn, let tests = separation.tests(of: group, from: form) else {
      return conflict(group.forms[0], form, match)
    }
    group.branches = Conditional.map(group.branches) { branch in
      var branch = branch
      let all = [branch.test, tests[branch.index]].compactMap { $0 }
      branch.test = all.isEmpty ? nil : .every(all)
      return branch
    }
  }

  mutating func conflict(
    _ first: Representation, _ second: Representation, _ match: Separation.Match
  ) {
    report((first.number, second.number), (match.index, match.index), match.document)
  }

  mutating func report(_ forms: (Int, Int), _ cases: (Int, Int), _ document: String) {
    conflicts.append(Conflict(forms: forms, cases: cases, document: document))
  }
}

extension CasePlan {
  /// Returns the plan with the further keys of a plan that differs only in keys.
  func alsoReading(_ other: CasePlan) -> CasePlan {
    guard let fields = other.payload.keyed?.fields else { return self }
    return alsoReading { field in
      fields.first { $0.value.position == field.value.position }?.keys ?? []
    }
  }
}
