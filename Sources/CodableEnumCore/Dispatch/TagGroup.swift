package enum TagPosition: Hashable, Sendable {
  case member(TagPath)
  case key, element, value
}

/// Forms with the tag in one place. One switch over tags serves all.
package struct TagGroup: Sendable {
  package var place: TagPosition
  package var forms: [Representation]
  package var matching: TagMatching
  package var branches: [Conditional<TagBranch>]
  /// How unknown tags are read, if the unknown case has values next to the tag.
  var unknown: TagBranch?

  /// The number that tells the group from others in generated names.
  var number: Int { forms[0].number }

  /// Whether a payload's key is the text of the tag, so reading the payload needs the tag.
  var hasContentUnderTag: Bool {
    forms.contains { form in form.cases.contains { $0.content == .tag } }
  }

  /// For each pattern, the first case that has it.
  var owners: [Scalar: Int] {
    let branches = Conditional.elements(of: branches)
    return Dictionary(
      branches.flatMap { branch in branch.patterns.map { ($0, branch.index) } }
    ) { first, _ in first }
  }

  /// Exact tags of the unknown case that lie in ranges of other cases, as they are compared. It has
  /// none if it keeps the tag that was read.
  package var unknownTagsInRanges: [Scalar] {
    let ranges = Conditional.elements(of: branches).flatMap(\.ranges)
    guard let unknown = forms[0].unknown?.plan, unknown.keptTag == nil, unknown.writing != .content
    else { return [] }
    let tags = matching.isIgnoringCase ? unknown.tags.map(\.lowercased) : unknown.tags
    return tags.filter { tag in
      ranges.contains { (matching.isIgnoringCase ? $0.lowercased : $0).holds(tag) }
    }
  }

  init(_ form: Representation, at place: TagPosition) {
    self.place = place
    let forms = [form]
    self.forms = forms
    matching = form.matching
    branches = Conditional.map(form.readable) { plan in
      TagBranch(
        index: plan.index, patterns: form.patterns(plan), ranges: plan.ranges,
        alternatives: [.init(forms: forms, plan: plan)])
    }
  }
}

/// How the tags of one case are read.
package struct TagBranch: Sendable {
  package struct Alternative: Sendable {
    /// The form alone, as an array, which all cases share.
    var forms: [Representation]
    package var plan: CasePlan
    /// A test that is true for documents of this form; nil for the last alternative.
    package var test: LookTest?

    package var form: Representation {
      get { forms[0] }
      set { forms[0] = newValue }
    }
  }

  package var index: Int
  package var patterns: [Scalar]
  package var ranges: [TagRange]
  package var alternatives: [Alternative]
  /// A test that is true for documents of this case, and false for those of a form without tags
  /// that happen to have one of its tags.
  package var test: LookTest?
}

/// Cases that share tags, and how a document with one of these tags is told to be one of them.
package struct TagChoice: Sendable {
  /// Tags that exactly these cases have.
  package let patterns: [Scalar]
  package let cases: [CasePlan]
  /// One test for each case but the last: the first that is true tells the case. nil if constants
  /// tell it: that with the most constants of those whose constants are all there.
  package let looks: [LookTest]?
}
