/// How the documents of all representations of an enum are told apart: by looking, before anything is
/// decoded. The choice is final.
struct ReadingPlan: Sendable {
  /// Forms whose tags stand in one place, in the order in which they are looked for.
  var groups: [TagGroup]
  /// Forms without a tag, for what no group recognizes.
  var untagged: [Representation]
  /// Documents that two forms write for different values.
  var conflicts: [Conflict]

  /// Keys of the objects that untagged cases are, or nil if there are none or not all are known.
  var untaggedKeys: [String]? {
    let payloads = untagged.flatMap { $0.casesInOrder.map(\.payload) }
    var keys: [String] = []
    for payload in payloads {
      switch payload {
      case .keyed(let payload) where !payload.hasFlattened:
        keys += payload.fields.flatMap(\.keys) + (payload.constants + payload.extras).map(\.key)
      case .keyed, .bare, .together: return nil
      case .empty, .unkeyed: break
      }
    }
    return keys.isEmpty ? nil : keys
  }

  /// Whether a tag that no case has is the unknown case's before what has no tag is looked at.
  func leavesUnknownTags(to primary: Representation) -> Bool {
    primary.hasTags && primary.unknown != nil && !untagged.isEmpty
  }

  struct Conflict: Sendable {
    /// The numbers of the forms.
    var forms: (Int, Int)
    var cases: (Int, Int)
    var document: String
  }
}

/// Representations whose tags stand in one place, so that one switch over tags serves all.
struct TagGroup: Sendable {
  enum Place: Hashable, Sendable {
    case member(TagPath)
    case key, element, value
  }

  var place: Place
  var forms: [Representation]
  var matching: TagMatching
  var branches: [Conditional<TagBranch>]
  /// What is done about unknown tags, where the unknown case has values beside the tag.
  var unknown: TagBranch?

  /// What distinguishes it from other groups in generated names.
  var number: Int { forms[0].number }

  /// Whether a payload stands under the tag's text, so that reading it takes the tag.
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

  /// Tags of the unknown case that ranges of others hold.
  var unknownTagsInRanges: [Scalar] {
    let ranges = Conditional.elements(of: branches).flatMap(\.ranges)
    return forms[0].unknown?.plan.tags(in: ranges) ?? []
  }

  /// The group of a single representation.
  init(_ form: Representation) {
    place = form.style.tagPlaces[0]
    forms = [form]
    matching = form.matching
    branches = Conditional.map(form.readable) { plan in
      TagBranch(
        index: plan.index, patterns: form.sharing(plan).flatMap(\.patterns), ranges: plan.ranges,
        alternatives: [.init(form: form, plan: plan)])
    }
  }
}

/// What is done about the tags of one case.
struct TagBranch: Sendable {
  struct Alternative: Sendable {
    var form: Representation
    var plan: CasePlan
    /// What tells that it is this one; nil for the last.
    var test: LookTest?
  }

  var index: Int
  var patterns: [Scalar]
  var ranges: [TagRange]
  var alternatives: [Alternative]
  /// What tells its documents from those of a form without tags that happen to have one of its tags.
  var test: LookTest?
}

/// What can be seen of a payload before it is decoded.
package indirect enum LookTest: Equatable, Sendable {
  /// A key in the object that the tag is in.
  case sibling(ContentKey)
  /// Of the value under a key beside the tag.
  case content(ContentKey, LookTest)
  /// Whether one element stands behind the tag of an array.
  case isOnly
  case isObject, isArray, isString, isNumber, isBoolean, isNull
  case holds([String])
  /// Of the first element of an array.
  case first(LookTest)
  /// Of the value under the first of some keys that is there; nothing is true of none.
  case under([String], LookTest)
  case isOneOf([Scalar])
  case not(LookTest)
  case all([LookTest])
  case any([LookTest])

  package var negated: LookTest { if case .not(let test) = self { test } else { .not(self) } }

  /// Whether all of some tests are true: none is asked that others tell.
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
    case (.holds(let keys), .holds(let others)): keys.allSatisfy(others.contains)
    // Nothing but its absence is seen of what is not there.
    case (.under(let keys, let test), .holds(let others)): keys == others && !test.isNegative
    default: self == other
    }
  }

  private var isNegative: Bool {
    switch self {
    case .not, .all, .any: true
    default: false
    }
  }

  /// A test for each of some kinds of values.
  static func tests(of kinds: Kinds) -> [LookTest] {
    let all: [(Kinds, LookTest)] = [
      (.object, .isObject), (.array, .isArray), (.string, .isString), (.number, .isNumber),
      (.boolean, .isBoolean), (.null, .isNull),
    ]
    return all.filter { kinds.contains($0.0) }.map(\.1)
  }
}
