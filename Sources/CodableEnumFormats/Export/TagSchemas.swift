import CodableEnumCore

/// Makes schemas for tags.
struct TagSchemas {
  private let form: Representation
  private let owner: EnumSchemas
  private let isReading: Bool

  init(_ form: Representation, _ owner: EnumSchemas) {
    self.init(form, owner, isReading: owner.isReading)
  }

  private init(_ form: Representation, _ owner: EnumSchemas, isReading: Bool) {
    self.form = form
    self.owner = owner
    self.isReading = isReading
  }

  /// The same for reading. The known tags are those that are read, even when describing what is
  /// written.
  private var read: TagSchemas { TagSchemas(form, owner, isReading: true) }

  /// Returns the tags of a case, including all other tags if it is read for these.
  func schema(of plan: CasePlan) -> ExportSchema {
    guard readsUnknown(plan) else { return known(plan) }
    return plan.hasNullTag ? unknown(plan).orNull : unknown(plan)
  }

  private func known(_ plan: CasePlan, onlyExact: Bool = false) -> ExportSchema {
    if !isReading, case .literal(let tag) = plan.tag { return .value(tag) }
    if plan.hasNullTag, !isReading || plan.tags.isEmpty { return .null }
    let known = schema(plan.tags, inAnyCase: isInAnyCase(plan))
    let tags = plan.hasNullTag ? known.orNull : known
    guard let ranges = ranges(of: plan, onlyExact: onlyExact) else { return tags }
    return plan.tags.isEmpty ? ranges : .any([tags, ranges])
  }

  /// Returns the tags that several cases share.
  func shared(_ choice: TagChoice) -> ExportSchema {
    let tags = choice.cases[0].tags.filter { choice.patterns.contains(form.matching.folded($0)) }
    return read.schema(tags, inAnyCase: form.matching.isIgnoringCase)
  }

  /// Returns a list of all tags of a case; nil if there are further ones: other spellings, ranges
  /// or unknown tags.
  func all(of plan: CasePlan) -> [Scalar]? {
    if !isReading, case .literal(let tag) = plan.tag { return [tag] }
    if plan.hasNullTag || plan.isMissingTag || readsUnknown(plan) { return nil }
    let hasSpellings = isInAnyCase(plan) || isReading && form.matching.isCoercing
    return hasSpellings || !plan.ranges.isEmpty || plan.keepsUnknownTag ? nil : plan.tags
  }

  /// Whether tags can have any letter case: when they are read, or when a value keeps them.
  func isInAnyCase(_ plan: CasePlan) -> Bool {
    form.matching.isIgnoringCase && (isReading || plan.keptTag != nil)
  }

  /// Returns the tag ranges of a case, without its single tags; nil if there are none.
  ///
  /// - Parameter onlyExact: Whether ranges that a schema can't express don't count.
  func ranges(of plan: CasePlan, onlyExact: Bool = false) -> ExportSchema? {
    let ranges = plan.ranges.filter { !onlyExact || isExact($0) }
    guard !ranges.isEmpty else { return nil }
    let others = others(than: plan)
    let schemas = ranges.map { range in
      let taken = others.filter(range.holds)
      return schema(of: range)
        .excluding(taken.isEmpty ? [] : [ExportSchema(.values(taken))])
    }
    let spellings = isReading ? coercedRanges(plan) : []
    return ExportSchema.any(schemas + spellings)
  }

  /// Returns the tags of a case that can't be listed; nil if there are none.
  func unlisted(of plan: CasePlan) -> ExportSchema? {
    readsUnknown(plan)
      ? unknown(plan).excluding([ExportSchema(.values(plan.tags))]) : ranges(of: plan)
  }

  private func readsUnknown(_ plan: CasePlan) -> Bool {
    isReading && plan.index == form.unknownTag?.index && !readsUnknownApart(plan)
  }

  /// Returns the unknown tags that a case is read for, unless they are listed with its own.
  func unknownApart(_ plan: CasePlan) -> ExportSchema? {
    isReading && plan.index == form.unknownTag?.index && readsUnknownApart(plan)
      ? unknown(plan) : nil
  }

  /// Whether unknown tags are read in another step than the case's own, or something else chooses
  /// among cases with these. A key is listed by itself.
  private func readsUnknownApart(_ plan: CasePlan) -> Bool {
    !owner.model.dispatch.isSole || form.tagPosition == .key || form.rivals[plan.index] != nil
      || form.isRival(plan)
  }

  private func schema(of range: TagRange) -> ExportSchema {
    switch range {
    case .integers(let bounds): ExportSchema(.integer(NumberForm(bounds)))
    case .doubles(let interval):
      ExportSchema(
        .number(
          NumberForm(
            minimum: interval.lower.map { "\($0)" }, maximum: interval.upper.map { "\($0)" },
            isHalfOpen: interval.isHalfOpen)))
    case .strings(let interval):
      pattern(of: interval).map { ExportSchema(.string(StringForm(pattern: $0))) }
        ?? ExportSchema(.string(StringForm())).adding("Any string of \(range.text).")
    }
  }

  /// Whether a schema can express a range exactly.
  func isExact(_ range: TagRange) -> Bool {
    if case .strings(let interval) = range { pattern(of: interval) != nil } else { true }
  }

  /// Returns a pattern for a range of strings. It exists only if each bound is one ASCII letter or
  /// digit, so the first character decides; otherwise the result is nil.
  private func pattern(of interval: TagInterval<String>) -> String? {
    let bounds = [interval.lower, interval.upper].compactMap { $0 }
    guard !form.matching.isIgnoringCase,
      bounds.allSatisfy({ $0.utf8.count == 1 && $0.allSatisfy { $0.isLetter || $0.isNumber } })
    else { return nil }
    // The character before a bound, in the order of Unicode.
    let before = { (bound: String) in
      bound.utf8.first.map { String(Unicode.Scalar($0 - 1)) } ?? ""
    }
    guard let upper = interval.upper else {
      return interval.lower.map { "^[^\\u0000-\(before($0))]" }
    }
    var parts = interval.isHalfOpen ? [] : ["\(upper)$"]
    if interval.lower == nil { parts.append("$") }
    if interval.lower != upper {
      parts.insert("[\(interval.lower ?? "\\u0000")-\(before(upper))]", at: 0)
    }
    return parts.count == 1 ? "^\(parts[0])" : "^(\(parts.joined(separator: "|")))"
  }

  /// Returns the schema of some tags of a case, with all spellings that are read.
  private func schema(_ tags: [Scalar], inAnyCase: Bool) -> ExportSchema {
    let spellings = spellings(of: tags)
    guard inAnyCase else { return ExportSchema(.values(spellings)) }
    let texts = spellings.filter(\.isString).map(\.spelling)
    let others = spellings.filter { !$0.isString }
    return .any(
      (texts.isEmpty
        ? [] : [ExportSchema(.string(StringForm(pattern: Self.pattern(ignoringCaseOf: texts))))])
        + (others.isEmpty ? [] : [ExportSchema(.values(others))]))
  }

  /// Returns all spellings of tags, except for letter case.
  func spellings(of tags: [Scalar]) -> [Scalar] {
    guard isReading, form.matching.isCoercing else { return tags }
    let taken = Set(form.cases.flatMap(\.tags))
    return tags + tags.flatMap(\.otherSpellings).filter { !taken.contains($0) }
  }

  /// Returns the schema of tags that no known case has.
  ///
  /// - Parameter type: The type that a tag must have for the unknown case to accept it.
  func unknown(_ plan: CasePlan, _ type: String? = nil) -> ExportSchema {
    let others = form.cases.filter { $0.index != plan.index && form.reads($0) }
    let excluded = others.filter { !$0.tags.isEmpty || !$0.ranges.isEmpty }.map {
      read.known($0, onlyExact: true)
    }
    let isCoercing = isReading && form.matching.isCoercing
    let integer = isCoercing ? ExportSchema.any([.integer, .spelledInteger]) : .integer
    let string = ExportSchema(.string(StringForm()))
    let kind: ExportSchema
    switch form.matching.kind {
    case .string: kind = string
    case .integer: kind = integer
    case .mixed:
      switch type {
      case "Swift.Int": kind = any(integer, orOwnOf: plan)
      case "Swift.Bool": kind = any(ExportSchema(.boolean), orOwnOf: plan)
      default:
        let kept = plan.keptTag.map { owner.documents.type($0) }
        let isAny = kept == .any || isCoercing && kept?.text != "Int"
        let own = isCoercing ? integer : kept.map(owner.types.schema) ?? Self.scalar
        kind = isAny ? Self.scalar : own
      }
    }
    return kind.excluding(merged(excluded))
  }

  private func any(_ kind: ExportSchema, orOwnOf plan: CasePlan) -> ExportSchema {
    let own = plan.tags.filter { !$0.isInteger && !$0.isBoolean }
    return own.isEmpty
      ? kind : .any(kind.alternatives + [schema(own, inAnyCase: isInAnyCase(plan))])
  }

  static let scalar = ExportSchema.any([
    ExportSchema(.string(StringForm())), ExportSchema(.number(NumberForm())),
    ExportSchema(.boolean),
  ])

  /// Returns schemas that match documents with a known tag in a place.
  ///
  /// - Parameter tests: What else must be true of the documents of a case, by its index.
  func looks(at place: TagPosition, tests: [Int: LookTest] = [:]) -> [ExportSchema] {
    let plans = form.cases.filter { form.reads($0) && !$0.standsAlone && !$0.keepsUnknownTag }
      .filter { !$0.tags.isEmpty || !$0.ranges.isEmpty }
    let tested = plans.compactMap { plan in
      // A schema refuses nothing that is read, so what it can't test counts as not recognized.
      tests[plan.index].flatMap(DocumentLook.init).map { looks([plan], at: place, with: $0) }
    }
    return looks(plans.filter { tests[$0.index] == nil }, at: place) + tested.flatMap { $0 }
  }

  private func looks(
    _ plans: [CasePlan], at place: TagPosition, with test: DocumentLook? = nil
  ) -> [ExportSchema] {
    if place == .key {
      let payload = ExportSchema.anything.passing(test)
      return plans.flatMap(\.tags).map { .object(with: payload, at: [$0.spelling]) }
    }
    if place == .value, form.style == .external {
      let names = plans.filter { $0.payload.emptyForm == .name }.flatMap(\.tags)
      return names.isEmpty ? [] : [read.schema(names, inAnyCase: form.matching.isIgnoringCase)]
    }
    let tags = merged(plans.map { read.known($0) })
    return tags.isEmpty ? [] : documents(with: .any(tags), at: place, with: test)
  }

  /// Returns schemas that match documents with anything in a place that can be a tag.
  func signs(at place: TagPosition) -> [ExportSchema] {
    let tag: ExportSchema =
      switch form.matching.kind {
      case .string: ExportSchema(.string(StringForm()))
      case .integer: form.matching.isCoercing ? .any([.integer, .spelledInteger]) : .integer
      case .mixed: Self.scalar
      }
    return documents(with: tag, at: place)
  }

  /// - Parameter test: A test of the object with the tag, or of what follows it.
  private func documents(
    with tag: ExportSchema, at place: TagPosition, with test: DocumentLook? = nil
  ) -> [ExportSchema] {
    let payload = test == nil ? [] : [ExportSchema.anything.passing(test)]
    return switch place {
    case .value: [tag]
    case .element:
      [ExportSchema(.tuple([tag] + payload, minimum: 1, isOpen: true))]
    case .member(let path): [.object(with: tag, at: path.keys).passing(test)]
    case .key: []
    }
  }

  /// Returns the single tags of other cases. Such a tag is the other case's even if it is in a
  /// range of this one.
  private func others(than plan: CasePlan) -> [Scalar] {
    form.cases.filter { $0.index != plan.index }.flatMap(\.tags)
  }

  /// Returns schemas of strings that spell the integers of a range.
  private func coercedRanges(_ plan: CasePlan) -> [ExportSchema] {
    guard form.matching.isCoercing else { return [] }
    let others = others(than: plan)
    return plan.ranges.compactMap(\.integers).map { range in
      let taken = others.filter(TagRange.integers(range).holds).map { Scalar.string($0.spelling) }
      return ExportSchema(.string(StringForm(pattern: "^\(RangePattern(range).text)$")))
        .excluding(taken.isEmpty ? [] : [ExportSchema(.values(taken))])
    }
  }

  /// Returns all alternatives, with lists of values joined into one.
  private func merged(_ schemas: [ExportSchema]) -> [ExportSchema] {
    var values: [Scalar] = []
    var others: [ExportSchema] = []
    for schema in schemas.flatMap(\.alternatives) {
      if case .values(let own) = schema.kind { values += own } else { others.append(schema) }
    }
    // Cases may share a tag.
    var seen: Set<Scalar> = []
    values = values.filter { seen.insert($0).inserted }
    return (values.isEmpty ? [] : [ExportSchema(.values(values))]) + others
  }

  /// Returns a pattern such as `^[oO][kK]$`, because patterns in JSON Schema have no flags.
  static func pattern(ignoringCaseOf texts: [String]) -> String {
    let patterns = texts.map { text in
      text.map { character -> String in
        let (lower, upper) = (character.lowercased(), character.uppercased())
        let isLetter =
          lower != upper && lower.unicodeScalars.count == 1
          && upper.unicodeScalars.count == 1
        if isLetter { return "[\(lower)\(upper)]" }
        let isSpecial = #"\^$.*+?()[]{}|/"#.contains(character)
        return (isSpecial ? "\\" : "") + String(character)
      }.joined()
    }
    return patterns.count == 1 ? "^\(patterns[0])$" : "^(\(patterns.joined(separator: "|")))$"
  }
}

extension ExportSchema {
  fileprivate static let integer = ExportSchema(.integer(NumberForm(format: "int64")))

  /// Integers in strings.
  fileprivate static let spelledInteger = ExportSchema(
    .string(StringForm(pattern: "^[-+]?[0-9]+$")))
}

extension NumberForm {
  fileprivate init(_ range: ClosedRange<Int>) {
    self.init(
      minimum: range.lowerBound == .min ? nil : "\(range.lowerBound)",
      maximum: range.upperBound == .max ? nil : "\(range.upperBound)")
  }
}
