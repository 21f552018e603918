import CodableEnumCore

/// Says what documents are like whose tags are keys, or mere names.
struct KeyTags {
  private let schemas: FormSchemas
  private let form: Representation

  init(_ schemas: FormSchemas, _ form: Representation) {
    self.schemas = schemas
    self.form = form
  }

  func branches(_ plans: [CasePlan]) -> [ExportSchema.Union.Branch] {
    let named = plans.filter { $0.payload.emptyForm == .name }
    let names = named.map { plan in
      ExportSchema.Union.Branch(
        schema: TagSchemas(form, schemas).schema(of: plan).adding(schemas.note(plan)),
        name: plan.model.baseName)
    }
    let others = plans.filter { $0.payload.emptyForm != .name }
    if form.matching.isIgnoringCase, schemas.isReading {
      return names + others.map { .init(schema: anyCase($0), name: $0.model.baseName) }
    }
    let properties = others.flatMap(properties)
    guard schemas.isReading else {
      return names
        + zip(properties.map(\.name), properties.map(\.property)).map { name, property in
          .init(
            schema: schemas.owner.types.choice([property], rejectsOthers: form.rejectsUnknownKeys),
            name: name)
        }
    }
    guard !properties.isEmpty else { return names }
    let choice = schemas.owner.types.choice(
      properties.map(\.property), rejectsOthers: form.rejectsUnknownKeys)
    return names + [.init(schema: choice)]
  }

  /// Each tag is a key of its own.
  private func properties(
    _ plan: CasePlan
  ) -> [(name: String, property: ObjectSchema.Property)] {
    let payload = schemas.document(plan, tag: .known).adding(schemas.note(plan))
    let tags = schemas.isReading || plan.keptTag != nil ? plan.tags : Array(plan.tags.prefix(1))
    return tags.map { tag in
      (
        plan.model.baseName,
        ObjectSchema.Property(key: tag.spelling, schema: payload, isRequired: true)
      )
    }
  }

  private func anyCase(_ plan: CasePlan) -> ExportSchema {
    ExportSchema(
      .map(
        key: TagSchemas(form, schemas).schema(of: plan),
        schemas.document(plan, tag: .known), count: 1), note: schemas.note(plan))
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
