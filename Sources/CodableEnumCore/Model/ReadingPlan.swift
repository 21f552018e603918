/// How a form of the enum is chosen for a document: by looking, before anything is decoded. The
/// choice is final.
struct ReadingPlan: Sendable {
  /// Forms with tags, by the place of the tag, in the order in which they are tried.
  var groups: [TagGroup]
  /// Forms without a tag, for documents that no group recognizes.
  var untagged: [Representation]
  /// Documents that two forms write for different values.
  var conflicts: [Conflict]

  /// The keys of the objects of untagged cases; nil if there are none or not all are known.
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

  /// Whether an unknown tag selects the unknown case before the forms without a tag are tried.
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

/// Forms with the tag in one place. One switch over tags serves all.
struct TagGroup: Sendable {
  enum Place: Hashable, Sendable {
    case member(TagPath)
    case key, element, value
  }

  var place: Place
  var forms: [Representation]
  var matching: TagMatching
  var branches: [Conditional<TagBranch>]
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

  /// Exact tags of the unknown case that lie in ranges of other cases, as they are compared.
  var unknownTagsInRanges: [Scalar] {
    let ranges = Conditional.elements(of: branches).flatMap(\.ranges)
    guard let unknown = forms[0].unknown?.plan else { return [] }
    guard matching.isIgnoringCase else { return unknown.tags(in: ranges) }
    return unknown.tags.map(\.lowercased).filter { tag in
      ranges.contains { $0.lowercased.holds(tag) }
    }
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

/// How the tags of one case are read.
struct TagBranch: Sendable {
  struct Alternative: Sendable {
    var form: Representation
    var plan: CasePlan
    /// A test that is true for documents of this form; nil for the last alternative.
    var test: LookTest?
  }

  var index: Int
  var patterns: [Scalar]
  var ranges: [TagRange]
  var alternatives: [Alternative]
  /// A test that is true for documents of this case, and false for those of a form without tags
  /// that happen to have one of its tags.
  var test: LookTest?
}

/// A test of a payload that needs no decoding.
package indirect enum LookTest: Equatable, Sendable {
  /// The object with the tag has this key.
  case sibling(ContentKey)
  /// A test of the value under a key next to the tag.
  case content(ContentKey, LookTest)
  /// Exactly one element follows the tag of an array.
  case isOnly
  case isObject, isArray, isString, isNumber, isBoolean, isNull
  case holds([String])
  /// A test of the first element of an array.
  case first(LookTest)
  /// A test of the value under the first of these keys that is there. If none is, only negated
  /// tests are true.
  case under([String], LookTest)
  case isOneOf([Scalar])
  case not(LookTest)
  case all([LookTest])
  case any([LookTest])

  package var negated: LookTest { if case .not(let test) = self { test } else { .not(self) } }

  /// Returns a test for whether all of some tests are true, without those that follow from others.
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
    // If the key is missing, only negated tests are true.
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

  /// Returns a test for each of some kinds of values.
  static func tests(of kinds: Kinds) -> [LookTest] {
    let all: [(Kinds, LookTest)] = [
      (.object, .isObject), (.array, .isArray), (.string, .isString), (.number, .isNumber),
      (.boolean, .isBoolean), (.null, .isNull),
    ]
    return all.filter { kinds.contains($0.0) }.map(\.1)
  }
}
