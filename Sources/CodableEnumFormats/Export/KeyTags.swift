import CodableEnumCore

/// Makes schemas for documents whose tags are keys, or only names.
struct KeyTags {
  private let form: FormSchemas
  private let tags: TagSchemas

  init(_ form: FormSchemas) {
    self.form = form
    tags = TagSchemas(form.form, form.owner)
  }

  func branches(_ plans: [CasePlan]) -> [ExportSchema.Union.Branch] {
    var branches: [ExportSchema.Union.Branch] = []
    var readKeys: [ObjectSchema.Property] = []
    var places: [String: Int] = [:]
    // Cases that share a tag, perhaps in exclusive branches of `#if`, share a key.
    func add(_ key: ObjectSchema.Property) {
      guard let place = places[key.key] else {
        places[key.key] = readKeys.count
        return readKeys.append(key)
      }
      let known = readKeys[place].schema.alternatives
      if !known.contains(key.schema) { readKeys[place].schema = .any(known + [key.schema]) }
    }
    for plan in plans {
      var schemas: [ExportSchema]
      if plan.payload.emptyForm == .name {
        let names = tags.schema(of: plan)
        let ignored = form.form.nothing.having(form.formLooks(plan), isWritten: !form.isReading)
        schemas = [names.adding(form.note(plan))]
        if form.isReading, tags.isInAnyCase(plan) {
          schemas.append(ExportSchema(.map(key: names, ignored, count: 1)))
        } else if form.isReading {
          for tag in plan.tags {
            add(.init(key: tag.spelling, schema: ignored, isRequired: true))
          }
        }
      } else if tags.isInAnyCase(plan) {
        schemas = [named(plan, tags.schema(of: plan))]
      } else if form.isReading {
        keys(plan).forEach(add)
        guard let tag = tags.unlisted(of: plan) else { continue }
        schemas = [named(plan, tag, tag: .other(tag)).adding("Any other key.")]
      } else {
        schemas = keys(plan).map { choice([$0]) }
      }
      branches += schemas.map { .init(schema: $0, name: form.name(plan)) }
    }
    // Any of these keys, next to others without a meaning.
    if !readKeys.isEmpty { branches.append(.init(schema: choice(readKeys))) }
    return branches
  }

  /// Returns the branch of a case that is read for keys of no case.
  func branch(_ plan: CasePlan, unknown tag: ExportSchema) -> ExportSchema.Union.Branch {
    let object = named(plan, tag, tag: .other(tag)).adding("Any other key.")
    let isName = plan.payload.emptyForm == .name
    return .init(schema: isName ? .any([tag, object]) : object, name: form.name(plan))
  }

  private func choice(_ keys: [ObjectSchema.Property]) -> ExportSchema {
    if form.form.rejectsUnknownKeys || !form.isReading {
      return form.owner.types.choice(keys, .only(rejectsOthers: form.form.rejectsUnknownKeys))
    }
    let isFirst = form.owner.model.takesFirstKey
    return form.owner.types.choice(keys, isFirst ? .firstGiven : .onlyGiven)
  }

  /// Returns a property for each tag.
  private func keys(_ plan: CasePlan) -> [ObjectSchema.Property] {
    let tags = form.isReading || plan.keptTag != nil ? plan.tags : Array(plan.tags.prefix(1))
    return tags.map { tag in
      let payload = form.document(plan, tag: .known, under: tag).adding(form.note(plan))
      return .init(key: tag.spelling, schema: payload, isRequired: true)
    }
  }

  /// Returns the schema of an object with a single key out of some.
  private func named(
    _ plan: CasePlan, _ keys: ExportSchema, tag: CaseSchemas.Tag = .known
  ) -> ExportSchema {
    ExportSchema(.map(key: keys, form.document(plan, tag: tag), count: 1), note: form.note(plan))
  }
}

/// Makes schemas for documents of no known case.
struct UnknownSchemas {
  private let schemas: FormSchemas
  private let form: Representation
  private let unknown: UnknownPlan

  init(_ schemas: FormSchemas, _ form: Representation, _ unknown: UnknownPlan) {
    self.schemas = schemas
    self.form = form
    self.unknown = unknown
  }

  func schema() -> ExportSchema {
    let owner = schemas.owner
    // A type that takes the whole document decides what else is in it.
    let type =
      unknown.together.map(owner.documents.together) ?? unknown.content.map(owner.documents.type)
    var document = document
    guard let type, type != .any else { return document }
    let coded = owner.types.schema(type)
    if case .anything = document.kind, document.excluded.isEmpty { return coded }
    if case .reference = coded.kind, case .object(var object) = document.kind {
      object.others = nil
      document.kind = .object(object)
    }
    return ExportSchema(.all([document, coded]))
  }

  private var document: ExportSchema {
    let misfits = misfits
    return misfits.isEmpty ? ofUnknownTags : .any([ofUnknownTags] + misfits)
  }

  /// Documents with a tag of several cases, all of which have constants, but without those of any.
  private var misfits: [ExportSchema] {
    guard unknown.takesAll else { return [] }
    let leaders = form.cases.filter { form.reads($0) && !form.isRival($0) }
    return leaders.flatMap(form.sharing).filter { choice in
      choice.cases.count > 1 && choice.looks == nil
        && choice.cases.allSatisfy { !$0.payload.constants.isEmpty }
    }.compactMap { choice in
      let tag = TagSchemas(form, schemas.owner).shared(choice)
      switch form.tagPosition {
      case .none, .value, .element: return nil
      case .member(let path):
        let fits = choice.cases.map {
          ExportSchema(of: $0.payload.constants.objects(under: $0.contentKey))
        }
        return ExportSchema.object(withTag: tag, at: path).excluding(fits)
      case .key:
        let fits = choice.cases.map {
          ExportSchema(of: $0.payload.constants.objects(under: nil))
        }
        let payload = ExportSchema.anything.excluding(fits)
        return ExportSchema(.map(key: tag, payload, count: 1))
      }
    }
  }

  /// What is next to a tag that is kept. Only reading, and a value that keeps all, has any.
  private var others: ExportSchema? {
    schemas.isReading || unknown.takesAll ? .anything : nil
  }

  private var ofUnknownTags: ExportSchema {
    let tag = TagSchemas(form, schemas.owner).unknown(unknown.plan, unknown.requiredType)
    let hasPayload = unknown.hasPayload
    // What is next to the tag, if it isn't just anything.
    let isLikeKnown = hasPayload || others == nil
    switch form.tagPosition {
    case .none:
      return .anything
        .having(CaseLooks(unknown.plan, in: form).document, isWritten: !schemas.isReading)
    case .value:
      return unknown.content == nil
        ? tag : .anything.excluding(tag.excluded)
    case .element:
      if isLikeKnown { return schemas.document(unknown.plan, tag: .other(tag)) }
      return ExportSchema(.tuple([tag], minimum: 1, isOpen: true))
    case .member(let path):
      if hasPayload { return schemas.document(unknown.plan, tag: .other(tag)) }
      let object = ExportSchema.object(withTag: tag, at: path, others: others)
      guard !schemas.isReading, form.missingTag?.index == unknown.plan.index else { return object }
      let tagged = ExportSchema.object(with: .anything.excluding([.null]), at: path.keys)
      return .any([object, .object(ObjectSchema()).excluding([tagged])])
    case .key:
      // A name is written as such.
      if others == nil, unknown.plan.payload.emptyForm == .name { return tag }
      // A key of the case that `missingTag` names is no tag.
      let keys = schemas.owner.model.primary.keysWithoutTag ?? []
      let tag = tag.excluding(keys.isEmpty ? [] : [ExportSchema(.values(keys.map(Scalar.string)))])
      let payload = isLikeKnown ? schemas.document(unknown.plan, tag: .known) : .anything
      let object = ExportSchema(.map(key: tag, payload, count: 1))
      // Further forms with keys have no branch of their own for these.
      let forms = schemas.isReading ? schemas.owner.model.representations : [form]
      let hasNames = forms.contains { other in
        other.style == form.style && other.cases.contains { $0.payload.emptyForm == .name }
      }
      return hasNames && !hasPayload ? .any([tag, object]) : object
    }
  }
}
