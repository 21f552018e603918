/// The steps in which a document is read: by its tags, as a case without one, as what is left.
///
/// It is built once. The generated `init(from:)` consists of its steps; locks and exports evaluate
/// them. A step that doesn't recognize a document leaves it to the next one. A look at the document
/// decides before anything is decoded, and that is final; only attempts can fail and go on.
package struct Dispatch: Sendable {
  package indirect enum Step: Sendable {
    /// A null tag; with `isNull: false`, a missing one, or null.
    case tagless([Conditional<CasePlan>], isNull: Bool)
    /// A tag that a case has, in one place.
    case tags(TagGroup)
    /// A tag that no case has: the unknown case, or an error. Without a sign, everything left.
    case unknownTag(TagGroup, TagSign?)
    /// The case of `missingTag`, for an object without a tag.
    case missingTag(CasePlan, Absence?)
    /// Cases without a tag, one after another; or chosen by the keys of an object.
    case attempts([Representation])
    /// What fits no case without a tag: the unknown case, or an error.
    case unfitting(Representation)
    /// Whatever no other step could decode.
    case fallback(CasePlan)
  }

  /// What shows that a document has a tag, known or not.
  package indirect enum TagSign: Sendable {
    /// A value that can be a tag, in the place of a group.
    case tag(TagGroup)
    /// Anything at a path.
    case path(TagPath)
    /// An object with a single key, other than some.
    case onlyKey(besides: [String])
    case array, string, scalar
  }

  /// What an object must not have to count as one without a tag.
  package struct Absence: Sendable {
    package let keys: [String]
    package let signs: [TagSign]
  }

  package var steps: [Step] = []
  /// Whether only one form is read. Then a missing tag is an error.
  package let isSole: Bool

  package var groups: [TagGroup] {
    steps.compactMap { if case .tags(let group) = $0 { group } else { nil } }
  }

  /// The forms without tags, in the order in which they are tried.
  var untagged: [Representation] {
    steps.reduce(into: []) { if case .attempts(let forms) = $1 { $0 += forms } }
  }

  /// The cases that are tried for a document without a tag, in their order, with their forms. The
  /// unknown case is the last.
  package var tried: [(form: Representation, plan: CasePlan)] {
    steps.reduce(into: []) { tried, step in
      switch step {
      case .attempts(let forms):
        tried += forms.flatMap { form in form.casesInOrder.map { (form, $0) } }
      case .unfitting(let form): tried += form.unknown.map { [(form, $0.plan)] } ?? []
      case .tagless, .tags, .unknownTag, .missingTag, .fallback: break
      }
    }
  }

  package var fallback: CasePlan? {
    if case .fallback(let fallback)? = steps.last { fallback } else { nil }
  }

  init(_ steps: [Step] = []) {
    self.steps = steps
    isSole = false
  }

  init(_ form: Representation) {
    isSole = true
    for isNull in [true, false] {
      let plans = form.tagless.filter { $0.element.hasNullTag == isNull }
      if !plans.isEmpty { steps.append(.tagless(plans, isNull: isNull)) }
    }
    // A name without values is the whole value, and known before the object is asked for.
    let groups = form.tagPlaces.reversed().map { TagGroup(form, at: $0) }
    steps += groups.map(Step.tags)
    if let missing = form.missingTag { steps.append(.missingTag(missing, nil)) }
    if let group = groups.last {
      steps.append(.unknownTag(group, nil))
    } else {
      steps += [.attempts([form]), .unfitting(form)]
    }
  }
}

package indirect enum TagPosition: Hashable, Sendable {
  case member(TagPath)
  case key, element, value
}

/// Forms with the tag in one place. One switch over tags serves all.
package struct TagGroup: Sendable {
  package let place: TagPosition
  package var forms: [Representation]
  package var matching: TagMatching
  package var branches: [Conditional<TagBranch>]
  /// How unknown tags are read, if the unknown case has values next to the tag.
  var unknown: TagBranch?

  /// The number that tells the group from others in generated names.
  package var number: Int { forms[0].number }

  /// Whether a payload's key is the text of the tag, so reading the payload needs the tag.
  var hasContentUnderTag: Bool {
    forms.contains { form in form.cases.contains { $0.content == .tag } }
  }

  /// For each pattern, the first case that has it.
  var owners: [Scalar: Int] {
    let branches = branches.map(\.element)
    return Dictionary(
      branches.flatMap { branch in branch.patterns.map { ($0, branch.index) } }
    ) { first, _ in first }
  }

  /// What exact tags of the unknown case are compared with, where it is in ranges of other cases.
  package var unknownTagsInRanges: [Scalar] {
    let ranges = branches.flatMap(\.element.ranges).map(matching.folded)
    return forms[0].unknownPatterns.filter { tag in
      ranges.contains { $0.holds(tag) || matching.isCoercing && $0.isSpelled(by: tag) }
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

  package let index: Int
  package let patterns: [Scalar]
  package let ranges: [TagRange]
  package let alternatives: [Alternative]
  /// A test that is true for documents of this case, and false for those of a form without tags
  /// that happen to have one of its tags.
  package var test: LookTest?
}

/// Cases that share tags, and how one of them is chosen for a document with one of these tags.
package struct TagChoice: Sendable {
  /// Tags that exactly these cases have.
  package let patterns: [Scalar]
  package let cases: [CasePlan]
  /// One test for each case but the last: the first that is true chooses its case. nil if constants
  /// choose it: of the cases whose constants are all there, the one with the most.
  package let looks: [LookTest]?
}
