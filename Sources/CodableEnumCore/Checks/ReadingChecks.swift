/// What can be wrong with the representations of an enum together.
struct ReadingChecks {
  let declared: DeclaredEnum
  /// The primary one first.
  let forms: [RequestedForm]
  let reporter: Reporter

  func run(_ reading: ReadingPlan?) {
    guard let reading else { return }
    var reported: Set<[Int]> = []
    for conflict in reading.conflicts
    where reported.insert([conflict.forms.0, conflict.forms.1]).inserted {
      let (first, second) = (forms[conflict.forms.0], forms[conflict.forms.1])
      let further = conflict.forms.0 > conflict.forms.1 ? first : second
      let item = declared.cases[conflict.cases.1]
      reporter.report(
        .ambiguousForms(
          first.style.value, second.style.value, document: conflict.document,
          ofCase: item.baseName),
        at: further.style.offset,
        notes: [reporter.note("'\(item.baseName)' is declared here", at: item.nameOffset)])
    }
  }
}
