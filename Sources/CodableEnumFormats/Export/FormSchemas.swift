import CodableEnumCore

/// Makes schemas for the documents of one form, case by case.
struct FormSchemas {
  let owner: EnumSchemas
  let form: Representation

  var isReading: Bool { owner.isReading }

  init(_ owner: EnumSchemas, _ form: Representation) {
    self.owner = owner
    self.form = form
  }

  private var direction: OptionRules.Direction { isReading ? .decoding : .encoding }

  /// The cases that are written, or those that are read.
  private var plans: [CasePlan] {
    form.cases.filter { plan in
      if isReading { return form.reads(plan) }
      if case .error = plan.writing { return false }
      return true
    }
  }

  private func isUnknown(_ plan: CasePlan) -> Bool {
    guard plan.index == form.unknown?.plan.index else { return false }
    // An unknown case that doesn't store what it read is written with a tag of its own.
    return isReading || form.unknown?.takesAll == true || plan.keptTag != nil
  }

  /// Whether no document belongs to two cases.
  var isExclusive: Bool {
    let tags = plans.flatMap(\.patterns)
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
      && plans.flatMap(\.ranges).allSatisfy(TagSchemas(form, self).isExact)
  }

  /// - Parameters:
  ///   - others: Forms whose tags are looked for before documents without a tag are read.
  ///   - earlier: Forms whose known tags are looked for before those of this form.
  func branches(
    besideTagged others: [Representation], afterTagged earlier: [Representation]
  ) -> [ExportSchema.Union.Branch] {
    let known = plans.filter { !isUnknown($0) && !$0.standsAlone }
    var branches: [ExportSchema.Union.Branch] = []
    if case .key = form.tagPosition {
      branches = KeyTags(self).branches(known)
    } else {
      branches = known.flatMap { plan in
        let own = plan.isMissingTag ? withoutAnyTag(plan) : document(plan, tag: .known)
        guard let unknown = TagSchemas(form, self).unknownApart(plan) else {
          return [branch(plan, own)]
        }
        let other = document(plan, tag: .other(unknown)).adding("Any other tag.")
        return [branch(plan, own), .init(schema: other, name: name(plan))]
      }
    }
    func exclude(_ schemas: [ExportSchema]) {
      for index in branches.indices {
        branches[index].schema = branches[index].schema.excluding(schemas)
      }
    }
    exclude(looks(earlier))
    if isReading, let missing = form.missingTag {
      let text = "Without a tag, it is '\(missing.model.baseName)'."
      let schema = withoutAnyTag(missing).adding(text)
      branches.append(.init(schema: schema.excluding(places(others)), name: name(missing)))
    }
    let looks = looks((form.hasTags ? [form] : []) + others)
    let untagged = form.hasTags ? plans.filter(\.standsAlone) : known
    if form.hasTags {
      branches += untagged.map { branch($0, document($0, tag: .known).excluding(looks)) }
    } else {
      exclude(looks)
    }
    return branches + [unknown(besideTagged: others)].compactMap { $0 }
  }

  /// Returns the branch for documents of no known case, if there is a case for these. Of the forms
  /// with the tag in one place, the first has it.
  func unknown(besideTagged others: [Representation]) -> ExportSchema.Union.Branch? {
    guard let unknown = form.unknown, isUnknown(unknown.plan),
      plans.contains(where: { $0.index == unknown.plan.index }),
      !others.contains(where: { $0.number < form.number && hasTagInPlace(of: $0) })
    else { return nil }
    let schema = UnknownSchemas(self, form, unknown).schema().adding(note(unknown.plan))
    let excluded =
      form.hasTags ? places(others) : looks(others)
    return .init(schema: schema.excluding(excluded), name: name(unknown.plan))
  }

  /// Returns schemas that match documents with a tag of these forms, known or not. In the place of
  /// this form's own tag, it must be known.
  private func places(_ forms: [Representation]) -> [ExportSchema] {
    forms.flatMap { other in
      let tags = TagSchemas(other, self)
      return hasTagInPlace(of: other) ? tags.looks(besides: form.unknown?.plan) : tags.places()
    }
  }

  private func hasTagInPlace(of other: Representation) -> Bool {
    form.hasTags && form.tagPosition == other.tagPosition
  }

  /// Returns schemas that match documents with a known tag of these forms.
  private func looks(_ forms: [Representation]) -> [ExportSchema] {
    forms.flatMap { TagSchemas($0, self).looks() }
  }

  /// Returns the schema of a case without a tag. Null counts as no tag, unless a case has null as
  /// its tag.
  private func withoutAnyTag(_ plan: CasePlan) -> ExportSchema {
    if case .key = form.tagPosition { return withoutKey(plan) }
    guard !isReading || form.cases.contains(where: \.hasNullTag),
      let path = form.tagPath?.keys
    else { return withoutTag(document(plan, tag: .missing)) }
    return document(plan, tag: .none).excluding([TagSchemas.object(.anything, at: path)])
  }

  /// Returns the schema of a case if no key names one. All tags may still be keys with null.
  private func withoutKey(_ plan: CasePlan) -> ExportSchema {
    var object = ObjectSchema()
    var whole: [ExportSchema] = []
    if plan.payload.emptyForm == nil {
      let payload = document(plan, tag: .missing)
      if case .object(let own) = payload.kind { object = own } else { whole = [payload] }
    }
    for key in form.cases.filter({ form.reads($0) }).flatMap(\.tags) {
      object.add(key.spelling, .null, isRequired: false)
    }
    return whole.isEmpty ? .object(object) : ExportSchema(.all(whole + [.object(object)]))
  }

  /// Excludes documents with an object that would lead to the tag, unless that object contains
  /// values.
  private func withoutTag(_ schema: ExportSchema) -> ExportSchema {
    guard let path = form.tagPath?.keys, path.count > 1,
      case .object(let object) = schema.kind, object.property(path[0]) == nil
    else { return schema }
    return schema.excluding([
      .object(
        ObjectSchema(properties: [.init(key: path[0], schema: .anything, isRequired: true)]))
    ])
  }

  private func branch(_ plan: CasePlan, _ schema: ExportSchema) -> ExportSchema.Union.Branch {
    .init(
      schema: schema.adding(note(plan)), name: name(plan),
      tags: plan.standsAlone ? [] : TagSchemas(form, self).all(of: plan) ?? [])
  }

  func name(_ plan: CasePlan) -> String {
    plan.model.sharesName ? plan.model.reflectedName : plan.model.baseName
  }

  func note(_ plan: CasePlan) -> ExportNote {
    owner.types.note(at: owner.declared.position(ofCase: plan.index))
  }

  // MARK: Documents

  enum Tag {
    case known, missing
    /// There is no tag, not even null.
    case none
    case other(ExportSchema)

    var isKnown: Bool { if case .known = self { true } else { false } }
  }

  /// Returns the schema of a case, including its tag.
  ///
  /// - Parameter key: The tag, if it is the key of the payload.
  func document(_ plan: CasePlan, tag: Tag, under key: Scalar? = nil) -> ExportSchema {
    // Nothing else chooses among the cases that share one.
    let looks = CaseLooks(plan, in: form, withTag: key, isChosen: tag.isKnown)
    return document(plan.restricted(to: direction), tag, looks)
      .having(looks.document + (isReading ? formLooks(plan) : []), isWritten: !isReading)
  }

  /// Returns tests that a case's document must pass if other forms have the tag in the same place.
  private func formLooks(_ plan: CasePlan) -> [DocumentLook] {
    guard case .member = form.tagPosition else { return [] }
    let branches = owner.model.dispatch.groups.flatMap { $0.branches.map(\.element) }
    for branch in branches where branch.index == plan.index {
      let all = branch.alternatives
      guard let own = all.firstIndex(where: { $0.form.number == form.number }) else { continue }
      let tests = all[..<own].compactMap { $0.test?.negated } + [all[own].test].compactMap { $0 }
      return tests.compactMap(DocumentLook.init)
    }
    return []
  }

  private func document(_ plan: CasePlan, _ tag: Tag, _ looks: CaseLooks) -> ExportSchema {
    let payloads = PayloadSchemas(self, plan, looks)
    if plan.standsAlone || !form.hasTags { return payloads.payload() ?? .null }
    switch form.tagPosition {
    case .none, .key: return payloads.payload() ?? .null
    case .value: return schema(of: tag, plan)
    case .element:
      let (elements, minimum) = payloads.spreadElements()
      return ExportSchema(
        .tuple([schema(of: tag, plan)] + elements, minimum: 1 + minimum, isOpen: false))
    case .member(let tagPath):
      let path = tagPath.keys
      if case .tag? = plan.content { return contentUnderTag(plan, path, tag, payloads) }
      if case .key(let key)? = plan.content {
        var object = tagObject(path, tag, plan)
        payloads.addContent(key, to: &object)
        return .object(object)
      }
      return besideTag(plan, path, tag, payloads)
    }
  }

  private func besideTag(
    _ plan: CasePlan, _ path: [String], _ tag: Tag, _ payloads: PayloadSchemas
  ) -> ExportSchema {
    var object: ObjectSchema
    if payloads.leadsToTag {
      object = ObjectSchema()
      object.rejectsOthers = form.rejectsUnknownKeys
    } else {
      object = tagObject(path, tag, plan)
    }
    let further = payloads.addMembers(to: &object, tag: schema(of: tag, plan), isMissing(tag))
    return .object(object, and: further)
  }

  /// Returns the schema of a payload whose key is the tag itself. Each tag makes a different
  /// object.
  private func contentUnderTag(
    _ plan: CasePlan, _ path: [String], _ tag: Tag, _ payloads: PayloadSchemas
  ) -> ExportSchema {
    switch tag {
    case .missing, .none:
      var object = tagObject(path, tag, plan)
      // A case that never has a tag has no values, because nothing is their key.
      if let tag = plan.tags.first { payloads.addContent(tag.spelling, to: &object) }
      return .object(object)
    case .known, .other: break
    }
    let place = path.joined(separator: ".").inJSON
    let text = "The values are under the key that is the value of \(place)."
    let schemas = TagSchemas(form, self)
    let isListed = !plan.tags.isEmpty && (isReading || !schemas.isInAnyCase(plan))
    guard isListed, tag.isKnown else {
      var object = tagObject(path, tag, plan, rejects: false)
      object.others = .anything
      return .object(object).adding(text)
    }
    let tags = isReading || plan.keptTag != nil ? plan.tags : Array(plan.tags.prefix(1))
    var objects = tags.map { own in
      let spellings = schemas.spellings(of: [own])
      var object = tagObject(path, .other(ExportSchema(.values(spellings))), plan)
      payloads.addContent(own.spelling, to: &object)
      let schema = ExportSchema.object(object)
      return schemas.isInAnyCase(plan)
        ? schema.adding("In any letter case, the same in both places.") : schema
    }
    // What isn't kept is written with its first tag.
    if isReading || plan.keptTag != nil, let others = schemas.unlisted(of: plan) {
      let listed = ExportSchema(.values(schemas.spellings(of: tags)))
      let rest = others.excluding(plan.ranges.isEmpty ? [] : [listed])
      var object = tagObject(path, .other(rest), plan, rejects: false)
      object.others = .anything
      objects.append(.object(object).adding(text))
    }
    return .any(objects, isExclusive: true)
  }

  /// Returns an object with only the tag.
  func tagObject(
    _ path: [String], _ tag: Tag, _ plan: CasePlan?, rejects: Bool = true
  ) -> ObjectSchema {
    let rejects = rejects && form.rejectsUnknownKeys
    if case .none = tag { return ObjectSchema(rejectsOthers: rejects) }
    // What is read may have the objects without the tag.
    if case .missing = tag, path.count > 1, !isReading {
      return ObjectSchema(rejectsOthers: rejects)
    }
    let isMissing = isMissing(tag)
    var schema = plan.map { self.schema(of: tag, $0) } ?? .anything
    if case .other(let other) = tag { schema = other }
    for (depth, key) in path.enumerated().reversed() {
      var object = ObjectSchema(rejectsOthers: rejects)
      object.add(key, schema, isRequired: !isMissing)
      if depth == 0 { return object }
      schema = isMissing ? ExportSchema.object(object).orNull : .object(object)
    }
    return ObjectSchema()
  }

  private func isMissing(_ tag: Tag) -> Bool { if case .missing = tag { true } else { false } }

  func schema(of tag: Tag, _ plan: CasePlan) -> ExportSchema {
    switch tag {
    case .missing, .none: .null
    case .other(let schema): schema
    case .known: TagSchemas(form, self).schema(of: plan)
    }
  }
}

extension Representation {
  /// The schema of what is read under a key under which a case writes nothing.
  var nothing: ExportSchema {
    rejectsUnknownKeys ? .object(ObjectSchema(rejectsOthers: true)).orNull : .anything
  }
}
