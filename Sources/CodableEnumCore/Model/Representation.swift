/// One wire form of an enum: its style, and a plan for each case.
package struct Representation: Sendable {
  /// 0 for the primary one, which is written, then counted in the order of `reads`.
  package var number: Int
  var style: Style
  package var matching: TagMatching
  /// One for each case of the enum.
  package var cases: [CasePlan]
  /// Those that are read, each by its tag, or by what it looks like in the order of trying.
  var readable: [Conditional<CasePlan>]
  /// Cases that share tags with an earlier one, by the index of that; `SharedTags` tells them apart.
  package var rivals: [Int: [CasePlan]]
  /// For those that constants don't tell apart, by their indices: what is true of each but the last.
  package private(set) var rivalLooks: [[Int]: [LookTest]] = [:]
  /// The reverse: for each of these cases, the earlier one.
  package var leaders: [Int: Int]
  /// The case that takes what no other case does.
  package var unknown: UnknownPlan?
  /// The case that an object without a tag is.
  package var missingTag: CasePlan?
  /// Those that are read where the tag is null, or where there is none.
  var tagless: [Conditional<CasePlan>] = []
  /// What a tag is read as that no case has, where no unknown case takes it.
  package var unknownTag: CasePlan?
  /// Whether the keys that are there say which case without a tag an object is.
  package var choosesByKeys = false
  package var rejectsUnknownKeys: Bool
  /// The cases that have no tag, as a form of their own; none where all have one.
  package var standalone: [Representation] = []
  /// What can be seen of each case; of untagged forms alone.
  package private(set) var looks: [CaseLook] = []
  /// Whether so many cases are told by their keys that an object is asked for all of its own at once,
  /// which takes JSONDecoder as long as to look for some sixteen.
  private(set) var looksAtAllKeys = false

  var isPrimary: Bool { number == 0 }
  package var hasTags: Bool { style != .untagged }
  /// The keys that lead to a tag in an object.
  package var tagPath: TagPath? {
    if case .member(let path)? = style.tagPlaces.first { path } else { nil }
  }

  /// Takes in what can be seen of each case.
  mutating func look(with untagged: UntaggedLooks) {
    lookAtRivals(with: SharedTags(declared: untagged.declared, types: untagged.types))
    looks = untagged.looks(self)
    if looks.isEmpty { return }
    let told = Conditional.elements(of: readable).count {
      $0.isRead && !looks[$0.index].tellingKeys.isEmpty
    }
    looksAtAllKeys = told > 32
  }

  mutating func lookAtRivals(with shared: SharedTags) {
    if !rivals.isEmpty { rivalLooks = shared.looks(self) }
  }

  /// The case that is an array of the enum, where objects hold the enum too. What its elements are is
  /// then guessed, since decoders take long to say that something is not there where it lies deep.
  var arrayOfEnum: CasePlan? {
    let plans = Conditional.elements(of: readable)
    guard !looks.isEmpty, !Conditional.hasChain(readable),
      plans.contains(where: { looks[$0.index].isRecursive && looks[$0.index].kind == .object })
    else { return nil }
    return plans.first { plan in
      guard case .always = plan.availability else { return false }
      return looks[plan.index].isArrayOfEnum && !plan.model.isDeprecated
    }
  }

  /// The tags as errors list them.
  var knownTags: [String] {
    cases.filter { $0.reading == .known && !isRival($0) }.flatMap(knownTags)
  }

  /// The cases that are tried, in their order, of every branch of an `#if`.
  package var casesInOrder: [CasePlan] { Conditional.elements(of: readable) }

  /// Those of a case and its rivals.
  func knownTags(_ plan: CasePlan) -> [String] {
    guard let rivals = rivals[plan.index] else { return plan.knownTags }
    var seen: Set<String> = []
    return ([plan] + rivals).flatMap(\.knownTags).filter { seen.insert($0).inserted }
  }

  /// The cases that have a tag, of one and its rivals, in groups of tags that the same cases have.
  package func sharing(_ plan: CasePlan) -> [(patterns: [Scalar], cases: [CasePlan])] {
    guard let rivals = rivals[plan.index] else { return [(plan.patterns, [plan])] }
    var owners: [Scalar: [CasePlan]] = [:]
    var patterns: [Scalar] = []
    for item in [plan] + rivals {
      for pattern in item.patterns {
        if owners[pattern] == nil { patterns.append(pattern) }
        owners[pattern, default: []].append(item)
      }
    }
    var groups: [(patterns: [Scalar], cases: [CasePlan])] = []
    var numbers: [[Int]: Int] = [:]
    for pattern in patterns {
      let cases = owners[pattern] ?? []
      if let number = numbers[cases.map(\.index)] {
        groups[number].patterns.append(pattern)
      } else {
        numbers[cases.map(\.index)] = groups.count
        groups.append(([pattern], cases))
      }
    }
    return groups
  }

  /// Keys of an object that is read as what `missingTag` says, or nil if not all are known.
  var keysWithoutTag: [String]? {
    guard let missingTag, let tag = tagPath else { return nil }
    if let content = missingTag.contentKey { return [tag.first, content] }
    switch missingTag.payload {
    case .empty: return [tag.first]
    case .keyed(let payload) where payload.fields.allSatisfy({ !$0.keys.isEmpty }):
      return payload.knownKeys
    case .keyed, .unkeyed, .bare, .together: return nil
    }
  }

  /// Whether a case is read where an earlier one of the same tags is.
  func isRival(_ plan: CasePlan) -> Bool { leaders[plan.index] != nil }

  /// Of a case and its rivals, the one that is a mere name; the case itself if none is.
  func named(_ plan: CasePlan) -> CasePlan {
    ([plan] + (rivals[plan.index] ?? [])).first { $0.payload.emptyForm == .name } ?? plan
  }

  /// Whether two cases have the same tags, so that their constants decide.
  func areRivals(_ first: CasePlan, _ second: CasePlan) -> Bool {
    leaders[first.index] ?? first.index == leaders[second.index] ?? second.index
  }
}

/// One case in one representation: everything that writing and reading it needs.
package final class CasePlan: Sendable {
  package enum Writing: Sendable {
    case values
    /// It throws: the case is skipped, or cannot be made.
    case error
    /// What an unknown case took is written back as it came.
    case content
  }

  enum Reading: Sendable {
    /// Where its tag stands, or where no tag does and it fits.
    case known
    /// Where nothing else does.
    case unknown
    case never
  }

  /// Where the case can be made.
  enum Availability: Sendable {
    case always, never
    /// `macOS 15, *`
    case since(String)
  }

  /// The tag that is written.
  package enum Tag: Sendable {
    case literal(Scalar)
    /// The one that was read, which this value kept.
    case kept(ValuePlan)
    case null
    /// There is none.
    case missing
  }

  /// Which case of the enum it is.
  package let index: Int
  package let model: CaseModel
  package let writing: Writing
  let reading: Reading
  let availability: Availability
  /// Whether the payload is written without the tag that the other cases of the form have.
  package let standsAlone: Bool
  package let tag: Tag
  /// All that are read, the written one first.
  package let tags: [Scalar]
  /// Further ones that are read, where nothing is exactly one of `tags`.
  package let ranges: [TagRange]
  /// What a tag that was read is compared with, as `TagMatching` reads it.
  package let patterns: [Scalar]
  package let layout: PayloadLayout
  package let payload: Payload
  /// The key beside the tag that the payload stands under; nil if it stands elsewhere.
  package let content: ContentKey?
  /// Whether an absent payload reads as one whose values are all nil or defaults.
  package let absence: PayloadAbsence
  /// Arguments of the call that makes the case for values that are not read and have no default.
  let unreadArguments: [Int: String]
  /// The same where no value is read.
  let absentValues: [Int: String]

  init(
    index: Int, model: CaseModel, writing: Writing, reading: Reading, availability: Availability,
    standsAlone: Bool, tag: Tag, tags: [Scalar], ranges: [TagRange], patterns: [Scalar],
    layout: PayloadLayout, payload: Payload, content: ContentKey?, absence: PayloadAbsence,
    unreadArguments: [Int: String], absentValues: [Int: String]
  ) {
    self.index = index
    self.model = model
    self.writing = writing
    self.reading = reading
    self.availability = availability
    self.standsAlone = standsAlone
    self.tag = tag
    self.tags = tags
    self.ranges = ranges
    self.patterns = patterns
    self.layout = layout
    self.payload = payload
    self.content = content
    self.absence = absence
    self.unreadArguments = unreadArguments
    self.absentValues = absentValues
  }

  /// Whether anything is read as the case.
  var isRead: Bool {
    if case .never = availability { false } else { reading != .never }
  }

  /// The plan with the values that are written, or that are read.
  package func restricted(to direction: OptionRules.Direction) -> CasePlan {
    payload.values.allSatisfy { $0.isCoded(in: direction) }
      ? self : with(payload.restricted(to: direction))
  }

  /// The plan with what is looked at when it is read.
  var asRead: CasePlan {
    let plan = restricted(to: .decoding)
    guard case .keyed(var payload) = plan.payload, !payload.extras.isEmpty else { return plan }
    payload.extras = []
    return plan.with(.keyed(payload))
  }

  func with(_ payload: Payload) -> CasePlan {
    CasePlan(
      index: index, model: model, writing: writing, reading: reading, availability: availability,
      standsAlone: standsAlone, tag: tag, tags: tags, ranges: ranges, patterns: patterns,
      layout: layout, payload: payload, content: content, absence: absence,
      unreadArguments: unreadArguments, absentValues: absentValues)
  }

  /// The value that the tag that was read is kept in.
  package var keptTag: ValuePlan? { if case .kept(let value) = tag { value } else { nil } }

  /// Whether it takes and keeps the tags that no other case has, so that none is its own.
  package var keepsUnknownTag: Bool { reading == .unknown && keptTag != nil }

  /// Whether null is its tag.
  package var hasNullTag: Bool { if case .null = tag { true } else { false } }

  /// Whether it has no tag among others that stand in an object with theirs.
  package var isMissingTag: Bool { if case .missing = tag { true } else { false } }

  /// The first of the tags, or the first range of a case that has nothing else; nil without a tag.
  var firstTag: TagPattern? {
    tags.first.map(TagPattern.exact) ?? ranges.first.map(TagPattern.range)
  }

  /// The tags that are exactly this case's among some ranges.
  func tags(in ranges: [TagRange]) -> [Scalar] {
    tags.filter { tag in ranges.contains { $0.holds(tag) } }
  }

  /// The tags as errors list them.
  var knownTags: [String] { tags.map(\.spelling) + ranges.map(\.text) }

  /// The key that the payload is written under, beside the tag.
  package var contentKey: String? {
    switch content {
    case nil: nil
    case .key(let key): key
    case .tag: tags.first?.spelling
    }
  }

  /// Whether it is a mere name, and no payload.
  var isName: Bool { payload.emptyForm == .name }

  /// Whether the values themselves follow the tag of an array; otherwise a single payload does.
  var isSpread: Bool { if case .unkeyed = payload { layout == .unkeyed } else { false } }

  /// Positions of the values that are written, of a plan for encoding.
  var boundValues: [Int] {
    (payload.values + [keptTag].compactMap { $0 }).map(\.position).sorted()
  }
}

/// The case that takes what no other case does.
package struct UnknownPlan: Sendable {
  package var plan: CasePlan
  /// The value that takes the whole encoded value.
  package var content: ValuePlan?
  /// The same for all values together, by a coder.
  var together: (values: [ValuePlan], coder: CaseCoder)?
  /// The type that a tag must have at least, where any scalar was read for the sake of coercion: not
  /// even an unknown case takes `"x"` where tags are integers.
  package var requiredType: String?
  /// Whether there are further values, which are read as in any other case.
  package var hasPayload: Bool

  /// Whether it takes the whole encoded value.
  package var takesAll: Bool { content != nil || together != nil }
}

/// One associated value.
package struct ValuePlan: Sendable {
  /// Whether a type is an optional, as far as its spelling tells.
  enum Optionality: Sendable {
    case required
    /// A name that may stand for one.
    case unclear
    case optional
  }

  /// How a nil is written under a key.
  package enum NilWriting: Sendable {
    /// As null, or there is none.
    case encode
    case omitted
    /// The type tells by overloads.
    case omittedIfOptional
    /// Only the value tells, when it is written.
    case omittedDynamically
  }

  /// Among the case's values.
  package var position: Int
  /// As the documentation of generated code shows it.
  var type: String
  var line: Int
  /// The type that encodes and decodes the value in place of its own conformance.
  var coder: String?
  /// Whether it is an array whose elements are left out where they cannot be read.
  package var forgivesElements: Bool
  var optionality: Optionality
  /// Whether an object without it surely is another case's.
  var isCertainlyRequired: Bool
  /// Whether it can be left to its declared default.
  package var hasDefault: Bool
  /// Whether its key must be there even where it is nil.
  var mustBeThere = false
  /// Whether its key is left out where it equals that default.
  package var omitsDefault = false
  var isWritten: Bool
  package var isRead: Bool
  package var nilWriting: NilWriting
  /// Whether only the value itself tells, when it is written, that it is no optional.
  var isDynamic: Bool

  /// What the value is called in generated code.
  var name: String { "value\(position)" }
  /// The same of whether it equals its default.
  var defaultFlag: String { "isDefault\(position)" }
  package var isOptional: Bool { optionality == .optional }
  /// Whether it is of the generated type for values of every kind.
  var isAnyValue: Bool { type.split(separator: ".").last == "CodableEnumAnyValue" }

  func isCoded(in direction: OptionRules.Direction) -> Bool {
    switch direction {
    case .encoding: isWritten
    case .decoding: isRead
    }
  }

  /// Whether it must be there to be read.
  ///
  /// - Parameter isOptional: Whether its type is, which a type alias may hide from the value.
  package func isNeeded(ofOptionalType isOptional: Bool) -> Bool {
    mustBeThere || !hasDefault && !isOptional
  }

  /// Whether a missing key is filled by the declared default: a nil is written by leaving its key
  /// out, so that a missing optional can be nothing but nil.
  package var takesDefault: Bool { hasDefault && !isOptional }
}
