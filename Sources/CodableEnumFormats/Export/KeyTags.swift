import CodableEnumCore

/// Says what documents are like whose tags are keys, or mere names.
struct KeyTags {
  private let form: FormSchemas
  private let tags: TagSchemas

  init(_ form: FormSchemas) {
    self.form = form
    tags = TagSchemas(form.form, form)
  }

  func branches(_ plans: [CasePlan]) -> [ExportSchema.Union.Branch] {
    var branches: [ExportSchema.Union.Branch] = []
    var readKeys: [ObjectSchema.Property] = []
    for plan in plans {
      let schemas: [ExportSchema]
      if plan.payload.emptyForm == .name {
        schemas = [tags.schema(of: plan).adding(form.note(plan))]
      } else if tags.isInAnyCase(plan) {
        schemas = [anyCase(plan)]
      } else if form.isReading {
        readKeys += keys(plan)
        continue
      } else {
        schemas = keys(plan).map { choice([$0]) }
      }
      branches += schemas.map { .init(schema: $0, name: form.name(plan)) }
    }
    // Any of them, beside others that mean nothing.
    if !readKeys.isEmpty { branches.append(.init(schema: choice(readKeys))) }
    return branches
  }

  private func choice(_ keys: [ObjectSchema.Property]) -> ExportSchema {
    form.owner.types.choice(keys, rejectsOthers: form.form.rejectsUnknownKeys)
  }

  /// Each tag is a key of its own.
  private func keys(_ plan: CasePlan) -> [ObjectSchema.Property] {
    let payload = form.document(plan, tag: .known).adding(form.note(plan))
    let tags = form.isReading || plan.keptTag != nil ? plan.tags : Array(plan.tags.prefix(1))
    return tags.map { .init(key: $0.spelling, schema: payload, isRequired: true) }
  }

  private func anyCase(_ plan: CasePlan) -> ExportSchema {
    ExportSchema(
      .map(
        key: tags.schema(of: plan), form.document(plan, tag: .known), count: 1),
      note: form.note(plan))
  }
}

/// Says what documents are like that no known case is.
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
    let tag = TagSchemas(form, schemas).unknown(unknown)
    let hasPayload = unknown.hasPayload
    switch form.tagPosition {
    case .none: return .anything
    case .value:
      return unknown.content == nil
        ? tag : .anything.excluding(tag.excluded)
    case .element:
      if hasPayload { return schemas.document(unknown.plan, tag: .other(tag)) }
      return ExportSchema(.tuple([tag], minimum: 1, isOpen: true))
    case .member(let path):
      if hasPayload { return schemas.document(unknown.plan, tag: .other(tag)) }
      var object = schemas.tagObject(path, .other(tag), nil, rejects: false)
      object.others = .anything
      return .object(object)
    case .key:
      let payload: ExportSchema =
        hasPayload ? schemas.document(unknown.plan, tag: .known) : .anything
      let object = ExportSchema(.map(key: tag, payload, count: 1))
      let hasNames = form.cases.contains { $0.payload.emptyForm == .name }
      return hasNames && !hasPayload ? .any([tag, object]) : object
    }
  }
}
