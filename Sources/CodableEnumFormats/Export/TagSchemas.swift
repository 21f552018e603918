import CodableEnumCore

/// Says what tags are like.
struct TagSchemas {
  private let form: Representation
  private let owner: EnumSchemas
  private let isReading: Bool

  init(_ form: Representation, _ schemas: FormSchemas) {
    self.init(form, schemas.owner, isReading: schemas.isReading)
  }

  private init(_ form: Representation, _ owner: EnumSchemas, isReading: Bool) {
    self.form = form
    self.owner = owner
    self.isReading = isReading
  }

  /// What is known is what is read, also where it is about what is written.
  private var read: TagSchemas { TagSchemas(form, owner, isReading: true) }

  /// The tags of a case.
  func schema(of plan: CasePlan) -> ExportSchema {
    if !isReading, case .literal(let tag) = plan.tag { return .value(tag) }
    if plan.hasNullTag, !isReading || plan.tags.isEmpty { return .null }
    let known = schema(plan.tags, inAnyCase: isInAnyCase(plan))
    let tags = plan.hasNullTag ? known.orNull : known
    guard let ranges = ranges(of: plan) else { return tags }
    return plan.tags.isEmpty ? ranges : .any([tags, ranges])
  }

  /// The tags of a case, one by one; nil if it has others, in another spelling or of a range.
  func all(of plan: CasePlan) -> [Scalar]? {
    if !isReading, case .literal(let tag) = plan.tag { return [tag] }
    if plan.hasNullTag || plan.isMissingTag { return nil }
    let hasSpellings = isInAnyCase(plan) || isReading && form.matching.isCoercing
    return hasSpellings || !plan.ranges.isEmpty || plan.keepsUnknownTag ? nil : plan.tags
  }

  /// Whether tags are there in any letter case: as they are read, and as a value keeps them.
  func isInAnyCase(_ plan: CasePlan) -> Bool {
    form.matching.isIgnoringCase && (isReading || plan.keptTag != nil)
  }

  /// The integers that are tags of a case, beside single ones; nil if there are none.
  func ranges(of plan: CasePlan) -> ExportSchema? {
    guard !plan.ranges.isEmpty else { return nil }
    let others = others(than: plan)
    let ranges = plan.ranges.map { range in
      let taken = others.filter(range.holds)
      return schema(of: range)
        .excluding(taken.isEmpty ? [] : [ExportSchema(.values(taken))])
    }
    let spellings = isReading ? coercedRanges(plan) : []
    return ExportSchema.any(ranges + spellings)
  }

  private func schema(of range: TagRange) -> ExportSchema {
    switch range {
    case .integers(let bounds): ExportSchema(.integer(IntegerForm(bounds)))
    case .doubles: ExportSchema(.number).adding("Any number of \(range.text).")
    case .strings: ExportSchema(.string(StringForm())).adding("Any string of \(range.text).")
    }
  }

  /// Some tags of one case, with all spellings in which they are read.
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

  /// The same but for letter case.
  func spellings(of tags: [Scalar]) -> [Scalar] {
    guard isReading, form.matching.isCoercing else { return tags }
    let taken = Set(form.cases.flatMap(\.tags))
    return tags + tags.flatMap(\.otherSpellings).filter { !taken.contains($0) }
  }

  /// Tags that no case has that is known.
  func unknown(_ unknown: UnknownPlan) -> ExportSchema {
    let others = form.cases.filter { $0.index != unknown.plan.index && form.reads($0) }
    let excluded = others.filter { !$0.tags.isEmpty || !$0.ranges.isEmpty }.map {
      read.schema(of: $0)
    }
    let integer = ExportSchema(.integer(IntegerForm(format: "int64")))
    let string = ExportSchema(.string(StringForm()))
    let kind: ExportSchema
    switch form.matching.kind {
    case .string: kind = string
    case .integer: kind = integer
    case .mixed:
      switch unknown.requiredType {
      case "Swift.Int": kind = any(integer, orOwnOf: unknown)
      case "Swift.Bool": kind = any(ExportSchema(.boolean), orOwnOf: unknown)
      default:
        kind = unknown.plan.keptTag.flatMap { keptKind($0, unknown.plan) } ?? scalar
      }
    }
    return kind.excluding(merged(excluded))
  }

  private func any(_ kind: ExportSchema, orOwnOf unknown: UnknownPlan) -> ExportSchema {
    let own = unknown.plan.tags.filter { !$0.isInteger && !$0.isBoolean }
    return own.isEmpty ? kind : .any([kind, schema(own, inAnyCase: isInAnyCase(unknown.plan))])
  }

  private var scalar: ExportSchema {
    .any([ExportSchema(.string(StringForm())), ExportSchema(.number), ExportSchema(.boolean)])
  }

  /// What the value can hold that keeps the tag; nil if that is any scalar.
  private func keptKind(_ value: ValuePlan, _ plan: CasePlan) -> ExportSchema? {
    let type = owner.describer.type(of: value, plan)
    return type == .any ? nil : owner.types.schema(type)
  }

  /// What shows that a document has a known tag.
  func looks() -> [ExportSchema] {
    let plans = form.cases.filter { form.reads($0) && !$0.standsAlone && !$0.keepsUnknownTag }
      .filter { !$0.tags.isEmpty || !$0.ranges.isEmpty }
    let tags = merged(plans.map { read.schema(of: $0) })
    guard !tags.isEmpty else { return [] }
    let tag = ExportSchema.any(tags)
    switch form.tagPosition {
    case .none: return []
    case .value: return [tag]
    case .element: return [ExportSchema(.tuple([tag], minimum: 1, isOpen: true))]
    case .member(let path): return [Self.object(tag, at: path)]
    case .key:
      let keys = plans.flatMap(\.tags).map(\.spelling)
      let objects = keys.map { key in
        Self.object(.anything, at: [key])
      }
      let names = plans.filter { $0.payload.emptyForm == .name }.flatMap(\.tags)
      return objects
        + (names.isEmpty ? [] : [read.schema(names, inAnyCase: form.matching.isIgnoringCase)])
    }
  }

  /// What shows that a document has a tag, known or not.
  func places() -> [ExportSchema] {
    guard case .member(let path) = form.tagPosition else { return looks() }
    return [Self.object(.anything.excluding([.null]), at: path)]
  }

  /// An object in which keys lead to something.
  static func object(_ schema: ExportSchema, at path: [String]) -> ExportSchema {
    path.reversed().reduce(schema) { schema, key in
      .object(ObjectSchema(properties: [.init(key: key, schema: schema, isRequired: true)]))
    }
  }

  /// What is exactly another case's tag is that case's, also in a range.
  private func others(than plan: CasePlan) -> [Scalar] {
    form.cases.filter { $0.index != plan.index }.flatMap(\.tags)
  }

  /// Strings that are integers of a range.
  private func coercedRanges(_ plan: CasePlan) -> [ExportSchema] {
    guard form.matching.isCoercing else { return [] }
    let others = others(than: plan)
    return plan.ranges.compactMap(\.integers).map { range in
      let taken = others.filter(TagRange.integers(range).holds).map { Scalar.string($0.spelling) }
      return ExportSchema(.string(StringForm(pattern: "^\(RangePattern(range).text)$")))
        .excluding(taken.isEmpty ? [] : [ExportSchema(.values(taken))])
    }
  }

  /// All alternatives side by side, lists of values as one.
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

  /// `^[oO][kK]$`, since JSON Schema's patterns have no flags.
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

extension IntegerForm {
  fileprivate init(_ range: ClosedRange<Int>) {
    self.init(
      minimum: range.lowerBound == .min ? nil : "\(range.lowerBound)",
      maximum: range.upperBound == .max ? nil : "\(range.upperBound)")
  }
}
