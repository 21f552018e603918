import CodableEnumCore

/// Makes schemas for the documents of one form, case by case.
struct FormSchemas {
  let owner: EnumSchemas
  let form: Representation

  var isReading: Bool { owner.isReading }

  /// The forms with the tag in the place of this one, if it is read.
  private let forms: [Representation]
  /// What reads the tags of cases, by their indices.
  private let branches: [Int: TagBranch]

  init(_ owner: EnumSchemas, _ form: Representation) {
    self.owner = owner
    self.form = form
    let group = owner.model.dispatch.groups.first { group in
      group.place == form.tagPosition && group.forms.contains { $0.number == form.number }
    }
    forms = group?.forms ?? []
    branches = Dictionary(
      (group?.branches ?? []).map { ($0.element.index, $0.element) }
    ) { first, _ in first }
  }

  /// The cases that are written, or those that are read.
  private var plans: [CasePlan] {
    // Of a form without tags, another may read some cases.
    let tried = form.hasTags ? nil : Set(form.casesInOrder.map(\.index))
    return form.cases.compactMap { plan in
      if isReading {
        let isTried = tried?.contains(plan.index) ?? true
        return form.reads(plan) && (isTried || isUnknown(plan)) ? read(plan) : nil
      }
      if case .error = plan.writing { return nil }
      return plan
    }
  }

  /// Returns a case as it is read: with the tags that it has in any form with the tag in this place.
  /// Returns nil if it is read together with what looks alike in another form.
  private func read(_ plan: CasePlan) -> CasePlan? {
    guard let branch = branch(of: plan) else { return plan }
    let tags = forms.flatMap { $0.cases[plan.index].tags }.uniqued
    let own = branch.alternatives.first { $0.form.number == form.number }?.plan
    return own.map { $0.with($0.payload, tags: tags) }
  }

  private func branch(of plan: CasePlan) -> TagBranch? {
    plan.reading != .known || plan.standsAlone ? nil : branches[plan.index]
  }

  private func isUnknown(_ plan: CasePlan) -> Bool {
    guard plan.index == form.unknown?.plan.index else { return false }
    // An unknown case that doesn't store what it read is written with a tag of its own.
    return isReading || form.unknown?.takesAll == true || plan.keptTag != nil
  }

  /// Whether no document belongs to two cases.
  var isExclusive: Bool {
    // Cases in exclusive branches of `#if` may have the same tags.
    let tags = plans.flatMap { $0.patterns.map(\.json) + $0.ranges.map(\.text) }
    // A case that stands alone has no document with a known tag, but may have an unknown one.
    let others = plans.filter { $0.standsAlone || isUnknown($0) }
    // What is written with a tag that isn't read is read as the unknown case, and may be its.
    let isAmbiguous =
      !isReading && others.contains(where: isUnknown)
      && plans.contains { $0.reading == .never && !$0.standsAlone }
    // A document without a tag, or with an unknown one, may also be another case's.
    let hasRest = isReading && (form.missingTag != nil || form.unknownTag != nil)
    return form.hasTags && form.rivals.isEmpty && Set(tags).count == tags.count
      && others.count + (hasRest ? 1 : 0) < 2 && !isAmbiguous
      && plans.flatMap(\.ranges).allSatisfy(TagSchemas(form, owner).isExact)
  }

  /// Returns branches for what is written.
  func written() -> [ExportSchema.Union.Branch] {
    let known = form.style.tagPlaces.flatMap { TagSchemas(form, owner).looks(at: $0) }
    return tagged() + untagged().map { $0.excluding(known) } + unknown()
  }

  /// Returns branches for documents with a tag of a case.
  func tagged() -> [ExportSchema.Union.Branch] {
    let known = plans.filter { form.hasTags && !isUnknown($0) && !$0.standsAlone }
    if case .key = form.tagPosition { return KeyTags(self).branches(known) }
    return known.map { branch($0, document($0, tag: $0.isMissingTag ? .missing : .known)) }
  }

  /// Returns branches for documents of cases without tags.
  func untagged() -> [ExportSchema.Union.Branch] {
    plans.filter { !isUnknown($0) && (!form.hasTags || $0.standsAlone) }
      .map { branch($0, document($0, tag: .known)) }
  }

  /// Returns the branch of the case without a tag, in a form whose other cases have one.
  func withoutTag(_ plan: CasePlan) -> ExportSchema.Union.Branch {
    let text = "Without a tag, it is '\(plan.model.baseName)'."
    return .init(schema: document(plan, tag: .missing).adding(text), name: name(plan))
  }

  /// Returns the branches for documents of no known case, if there is a case for these.
  func unknown() -> [ExportSchema.Union.Branch] {
    if let plan = form.unknownTag, let tag = TagSchemas(form, owner).unknownApart(plan) {
      if case .key = form.tagPosition { return [KeyTags(self).branch(plan, unknown: tag)] }
      let schema = document(plan, tag: .other(tag)).adding("Any other tag.")
      return [.init(schema: schema, name: name(plan))]
    }
    guard let unknown = form.unknown, isUnknown(unknown.plan),
      plans.contains(where: { $0.index == unknown.plan.index })
    else { return [] }
    let schema = UnknownSchemas(self, form, unknown).schema().adding(note(unknown.plan))
    return [.init(schema: schema, name: name(unknown.plan))]
  }

  private func branch(_ plan: CasePlan, _ schema: ExportSchema) -> ExportSchema.Union.Branch {
    .init(
      schema: schema.adding(note(plan)), name: name(plan),
      tags: plan.standsAlone ? [] : TagSchemas(form, owner).all(of: plan) ?? [])
  }

  func name(_ plan: CasePlan) -> String {
    plan.model.sharesName ? plan.model.reflectedName : plan.model.baseName
  }

  func note(_ plan: CasePlan) -> ExportNote {
    owner.types.note(at: owner.declared.position(ofCase: plan.index))
  }

  // MARK: Documents

  /// Returns the schema of a case, including its tag.
  ///
  /// - Parameter key: The tag, if it is the key of the payload.
  func document(_ plan: CasePlan, tag: CaseSchemas.Tag, under key: Scalar? = nil) -> ExportSchema {
    // Nothing else chooses among the cases that share one.
    var looks = CaseLooks(plan, in: form, withTag: key, isChosen: tag.isKnown)
    let others = isReading ? formLooks(plan) : []
    if form.tagPosition == .element { looks.payload += others } else { looks.document += others }
    return CaseSchemas(self, plan, looks).schema(tag)
      .having(looks.document, isWritten: !isReading)
  }

  /// Returns tests that a case's document must pass if other forms have the tag in the same place.
  func formLooks(_ plan: CasePlan) -> [DocumentLook] {
    guard let all = branch(of: plan)?.alternatives,
      let own = all.firstIndex(where: { $0.form.number == form.number })
    else { return [] }
    let tests = all[..<own].compactMap { $0.test?.negated } + [all[own].test].compactMap { $0 }
    return tests.compactMap(DocumentLook.init)
  }
}

extension Representation {
  /// The schema of what is read under a key under which a case writes nothing.
  var nothing: ExportSchema {
    rejectsUnknownKeys ? .object(ObjectSchema(rejectsOthers: true)).orNull : .anything
  }
}
