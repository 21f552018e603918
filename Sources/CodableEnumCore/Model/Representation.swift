/// One wire form of an enum: its style, and a plan for each case.
package struct Representation: Sendable {
  /// 0 for the primary form, which is written. Further forms follow in the order of `reads`.
  package var number: Int
  package var style: Style
  package var matching: TagMatching
  /// One for each case of the enum.
  package var cases: [CasePlan]
  /// The cases that are found by their tags or, without tags, tried in this order.
  var readable: [Conditional<CasePlan>]
  /// Cases that share tags with an earlier one, by the index of that one. `SharedTags` tells them
  /// apart.
  package var rivals: [Int: [CasePlan]]
  /// Tests for cases that constants don't tell apart, by the indices of the cases: one test for
  /// each case but the last.
  private(set) var rivalLooks: [[Int]: [LookTest]] = [:]
  /// The inverse of `rivals`: for each of these cases, the index of the earlier one.
  package var leaders: [Int: Int]
  /// The case for everything that no other case reads.
  package var unknown: UnknownPlan?
  /// The case that is read from an object without a tag.
  package var missingTag: CasePlan?
  /// Cases that are read if the tag is null or missing.
  var tagless: [Conditional<CasePlan>] = []
  /// The case that is read if no case has the tag and there is no unknown case.
  package var unknownTag: CasePlan?
  /// Whether the keys of an object tell which untagged case it is.
  package var choosesByKeys = false
  package var rejectsUnknownKeys: Bool
  /// The cases that have no tag, as a form of their own; empty if all have one.
  package var standalone: [Representation] = []
  /// What a look at a document tells about each case; empty unless the form is untagged.
  package private(set) var looks: [CaseLook] = []
  /// Whether an object is asked for all of its keys at once, because keys tell so many cases apart.
  /// That takes JSONDecoder as long as asking for some sixteen keys.
  private(set) var looksAtAllKeys = false

  var isPrimary: Bool { number == 0 }
  package var hasTags: Bool { style != .untagged }
  /// Where the tags are; as keys in `.external`.
  package var tagPosition: TagPosition? { style.tagPlaces.first }
  package var tagPath: TagPath? { if case .member(let path)? = tagPosition { path } else { nil } }

  mutating func look(with types: EnumTypes) {
    lookAtRivals(with: types)
    looks = UntaggedLooks(types: types).looks(self)
    lookAtAllKeys(fromCases: 33)
  }

  /// Asks an object for all of its keys, if keys tell at least some number of cases from others.
  mutating func lookAtAllKeys(fromCases number: Int) {
    let told = looks.isEmpty ? [] : casesInOrder.filter { !looks[$0.index].tellingKeys.isEmpty }
    looksAtAllKeys = told.count(where: \.isRead) >= number
  }

  mutating func lookAtRivals(with types: EnumTypes) {
    if !rivals.isEmpty { rivalLooks = SharedTags(types: types).looks(self) }
  }

  package var knownTags: [String] { listed { $0.tags.map(\.spelling) } }

  /// The tags as errors list them.
  var shownTags: [String] { listed(\.shownTags) }

  private func listed(_ texts: (CasePlan) -> [String]) -> [String] {
    cases.filter { $0.reading == .known && !isRival($0) }.flatMap { listed(texts, of: $0) }
  }

  /// The cases that are tried, in their order, including every branch of an `#if`.
  package var casesInOrder: [CasePlan] { readable.map(\.element) }

  func listed(_ texts: (CasePlan) -> [String], of plan: CasePlan) -> [String] {
    rivals[plan.index].map { ([plan] + $0).flatMap(texts).uniqued } ?? texts(plan)
  }

  /// Returns the tags of a case and its rivals, in groups of tags that the same cases have.
  package func sharing(_ plan: CasePlan) -> [TagChoice] {
    guard let rivals = rivals[plan.index] else {
      return [TagChoice(patterns: plan.patterns, cases: [plan], looks: nil)]
    }
    let all = [plan] + rivals
    var owners: [Scalar: [CasePlan]] = [:]
    for item in all {
      for pattern in item.patterns { owners[pattern, default: []].append(item) }
    }
    let patterns = all.flatMap(\.patterns).uniqued
    let groups = Dictionary(grouping: patterns) { owners[$0]?.map(\.index) ?? [] }
    return patterns.compactMap { pattern in
      let cases = owners[pattern] ?? []
      guard let group = groups[cases.map(\.index)], group[0] == pattern else { return nil }
      return TagChoice(patterns: group, cases: cases, looks: rivalLooks[cases.map(\.index)])
    }
  }

  /// Returns what a tag of a case or of one of its rivals is compared with.
  func patterns(_ plan: CasePlan) -> [Scalar] {
    rivals[plan.index] == nil ? plan.patterns : sharing(plan).flatMap(\.patterns)
  }

  /// The keys of an object that is read as the `missingTag` case; nil if not all are known.
  package var keysWithoutTag: [String]? {
    guard let missingTag, let tag = tagPath else { return nil }
    if let content = missingTag.contentKey { return [tag.first, content] }
    return switch missingTag.payload {
    case .empty: [tag.first]
    case .keyed(let payload):
      payload.fields.contains(where: \.keys.isEmpty) ? nil : payload.knownKeys
    case .unkeyed, .bare, .together: nil
    }
  }

  /// What the exact tags of the unknown case are compared with. It has none if it keeps the tag that was
  /// read.
  var unknownPatterns: [Scalar] {
    guard let plan = unknown?.plan, plan.keptTag == nil, plan.writing != .content else { return [] }
    return plan.patterns
  }

  /// Whether the case shares tags with an earlier one, which leads the group.
  package func isRival(_ plan: CasePlan) -> Bool { leaders[plan.index] != nil }

  /// Returns the case that is a mere name, among a case and its rivals; the case itself if none is.
  package func named(_ plan: CasePlan) -> CasePlan {
    ([plan] + (rivals[plan.index] ?? [])).first { $0.payload.emptyForm == .name } ?? plan
  }

  /// Whether two cases are in one group of cases that share tags.
  func areRivals(_ first: CasePlan, _ second: CasePlan) -> Bool {
    leaders[first.index] ?? first.index == leaders[second.index] ?? second.index
  }
}

/// One case in one representation: everything that writing and reading it needs.
package final class CasePlan: Sendable {
  package enum Writing: Sendable {
    case values
    /// Encoding throws: the case is skipped, can't be made, or has no place in the form.
    case error
    /// An unknown case writes back the document that it kept.
    case content
  }

  package enum Reading: Sendable {
    /// If its tag is found or, without tags, if the document fits.
    case known
    /// If no other case is read.
    case unknown
    case never
  }

  /// In which versions the case can be made.
  package enum Availability: Equatable, Sendable {
    case always, never
    /// The condition of `#available`: `macOS 15, *`.
    case since(String)
  }

  /// The tag that is written.
  package enum Tag: Sendable {
    case literal(Scalar)
    /// The tag that was read, which this value keeps.
    indirect case kept(ValuePlan)
    case null
    /// No tag.
    case missing
  }

  package let model: CaseModel
  package let writing: Writing
  package let reading: Reading
  /// Whether the payload is written without the tag that the other cases of the form have.
  package let standsAlone: Bool
  package let tag: Tag
  /// All tags that are read, beginning with the one that is written.
  package let tags: [Scalar]
  /// Ranges of tags that are read, too. Exact tags go first.
  package let ranges: [TagRange]
  /// What a tag is compared with: `tags` in the spellings that `TagMatching` needs.
  package let patterns: [Scalar]
  package let layout: PayloadLayout
  package let payload: Payload
  /// The key next to the tag that contains the payload; nil if the payload is elsewhere.
  package let content: ContentKey?
  /// What a missing payload is read as.
  package let absence: PayloadAbsence
  /// Arguments in the call that makes the case from a missing payload.
  let absentValues: [Int: String]

  init(
    model: CaseModel, writing: Writing, reading: Reading, standsAlone: Bool, tag: Tag,
    tags: [Scalar], ranges: [TagRange], patterns: [Scalar], layout: PayloadLayout,
    payload: Payload, content: ContentKey?, absence: PayloadAbsence, absentValues: [Int: String]
  ) {
    self.model = model
    self.writing = writing
    self.reading = reading
    self.standsAlone = standsAlone
    self.tag = tag
    self.tags = tags
    self.ranges = ranges
    self.patterns = patterns
    self.layout = layout
    self.payload = payload
    self.content = content
    self.absence = absence
    self.absentValues = absentValues
  }

  /// Such arguments where all defaults are taken.
  var undefaultedArguments: [Int: String] {
    absentValues.filter { !item.values[$0.key].hasDefault }
  }

  /// Such arguments for values that are never read.
  var unreadArguments: [Int: String] {
    let unread = item.values.filter { !$0.hasDefault && $0.options.isSkipped(.decoding) }
    return Dictionary(unread.map { ($0.position, "nil") }) { $1 }
  }

  package var item: DeclaredCase { model.item }
  package var index: Int { item.index }
  var availability: Availability { item.availability.time }

  package var isRead: Bool { availability != .never && reading != .never }

  /// The plan with only the values that are written, or only those that are read.
  package func restricted(to direction: OptionRules.Direction) -> CasePlan {
    payload.values.allSatisfy { $0.isCoded(in: direction) }
      ? self : with(payload.restricted(to: direction))
  }

  /// The plan with only the values and constants that reading looks at.
  var asRead: CasePlan { restricted(to: .decoding).withoutExtras }

  var withoutExtras: CasePlan {
    guard case .keyed(var payload) = payload, !payload.extras.isEmpty else { return self }
    payload.extras = []
    return with(.keyed(payload))
  }

  package func with(
    _ payload: Payload, tags: [Scalar]? = nil, patterns: [Scalar]? = nil
  ) -> CasePlan {
    CasePlan(
      model: model, writing: writing, reading: reading, standsAlone: standsAlone, tag: tag,
      tags: tags ?? self.tags, ranges: ranges, patterns: patterns ?? self.patterns, layout: layout,
      payload: payload, content: content, absence: absence, absentValues: absentValues)
  }

  /// Returns the plan with further keys from which values are read, unless they are taken.
  func alsoReading(_ further: (Field) -> [String]) -> CasePlan {
    guard case .keyed(var payload) = payload else { return self }
    var taken = Set(payload.knownKeys)
    for (number, field) in payload.fields.enumerated() where !field.path.isEmpty {
      let new = further(field).filter { taken.insert($0).inserted }
      payload.fields[number].aliases += new
      payload.knownKeys += new
    }
    return with(.keyed(payload))
  }

  /// The value that keeps the tag that was read.
  package var keptTag: ValuePlan? { if case .kept(let value) = tag { value } else { nil } }

  /// Whether it keeps the tags that no other case has, so no tag is its own.
  package var keepsUnknownTag: Bool { reading == .unknown && keptTag != nil }

  package var hasNullTag: Bool { if case .null = tag { true } else { false } }

  /// Whether it has no tag, in a form whose other cases have theirs in an object.
  package var isMissingTag: Bool { if case .missing = tag { true } else { false } }

  /// The first of the tags, or the first range if there are only ranges; nil without either.
  var firstTag: TagPattern? {
    tags.first.map(TagPattern.exact) ?? ranges.first.map(TagPattern.range)
  }

  /// The tags as errors list them.
  var shownTags: [String] { tags.map(\.json) + ranges.map(\.text) }

  /// The key next to the tag under which the payload is written.
  package var contentKey: String? { content.flatMap { contentKeys($0).first } }

  /// Returns the keys that content can have.
  func contentKeys(_ content: ContentKey) -> [String] {
    switch content {
    case .key(let key): [key]
    case .tag: tags.map(\.spelling)
    }
  }

  package var isName: Bool { payload.emptyForm == .name }

  /// Whether the values themselves follow the tag of an array, not a single payload.
  package var isSpread: Bool { if case .unkeyed = payload { layout == .unkeyed } else { false } }

  /// Positions of the values that are written, including the one that keeps the tag, in a plan for
  /// encoding.
  var boundValues: [Int] {
    (payload.values + [keptTag].compactMap { $0 }).map(\.position).sorted()
  }
}

/// The case for everything that no other case reads.
package final class UnknownPlan: Sendable {
  package let plan: CasePlan
  /// The value that keeps the whole encoded value.
  package let content: ValuePlan?
  /// All values, if a coder makes them from the whole encoded value.
  package let together: (values: [ValuePlan], coder: CaseCoder)?
  /// The type that a tag must have at least, if coercion reads any scalar: not even an unknown case
  /// accepts `"x"` if tags are integers.
  package let requiredType: String?
  /// Whether there are further values, which are read as in any other case.
  package let hasPayload: Bool

  init(
    plan: CasePlan, content: ValuePlan?, together: (values: [ValuePlan], coder: CaseCoder)?,
    requiredType: String?, hasPayload: Bool
  ) {
    self.plan = plan
    self.content = content
    self.together = together
    self.requiredType = requiredType
    self.hasPayload = hasPayload
  }

  /// Returns the case with the tags that it has in other forms, too.
  func alsoTagged(by plans: [CasePlan]) -> UnknownPlan {
    let tagged = plan.with(
      plan.payload, tags: plans.flatMap(\.tags).uniqued,
      patterns: plans.flatMap(\.patterns).uniqued)
    return UnknownPlan(
      plan: tagged, content: content, together: together, requiredType: requiredType,
      hasPayload: hasPayload)
  }

  /// Whether it keeps the whole encoded value.
  package var takesAll: Bool { content != nil || together != nil }
}
