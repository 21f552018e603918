import CodableEnumCore

/// Makes schemas for the values of one case.
struct PayloadSchemas {
  private let schemas: FormSchemas
  private let form: Representation
  /// The plan, restricted to one direction.
  private let plan: CasePlan
  private let looks: CaseLooks
  private var owner: EnumSchemas { schemas.owner }
  private var isReading: Bool { schemas.isReading }

  init(_ schemas: FormSchemas, _ plan: CasePlan, _ looks: CaseLooks) {
    self.schemas = schemas
    self.looks = looks
    form = schemas.form
    self.plan = plan
  }

  /// Returns the schema of a payload that has a place of its own; nil if there is nothing in that
  /// place.
  func payload() -> ExportSchema? { whole.map(told) }

  /// Returns the schema without documents that are another case's payload.
  private func told(_ schema: ExportSchema) -> ExportSchema {
    schema.having(looks.payload, isWritten: !isReading)
  }

  private var whole: ExportSchema? {
    switch plan.payload {
    case .empty(.omit): return nil
    case .empty(.object): return .object(ObjectSchema(rejectsOthers: form.rejectsUnknownKeys))
    case .empty(.array): return ExportSchema(.tuple([], minimum: 0, isOpen: false))
    case .empty(.true): return .value(.boolean(true))
    case .empty(.null): return .null
    case .empty(.literal(let document)): return .literal(document)
    case .empty(.name):
      // In a form with tags, a case without one has no tag that could be its name.
      let named = plan.standsAlone ? form.standalone.first?.cases[plan.index] : nil
      return TagSchemas(form, schemas).schema(of: named ?? plan)
    case .keyed:
      var object = ObjectSchema(rejectsOthers: form.rejectsUnknownKeys)
      let further = addMembers(to: &object, tag: .anything, true)
      return further.count == 1 && object.properties.isEmpty && !object.rejectsOthers
        ? further[0] : .object(object, and: further)
    case .unkeyed(let values):
      let (elements, minimum) = elements(values)
      return ExportSchema(.tuple(elements, minimum: minimum, isOpen: false))
    case .bare(let value): return schema(value, owner.documents.value(value))
    case .together: return together
    }
  }

  /// The schema of what a coder writes for all values.
  private var together: ExportSchema {
    guard case .together(let values, let coder) = plan.payload else { return .anything }
    return owner.types.schema(owner.documents.together(values, coder))
  }

  // MARK: Elements

  /// Returns the elements of an array after the tag.
  func spreadElements() -> (elements: [ExportSchema], minimum: Int) {
    if plan.isSpread || plan.payload.bare != nil {
      var (elements, minimum) = elements(plan.payload.values)
      if let first = elements.first { elements[0] = told(first) }
      return (elements, minimum)
    }
    let elements = payload().map { [$0] } ?? []
    return (elements, elements.count)
  }

  private func elements(_ values: [ValuePlan]) -> (elements: [ExportSchema], minimum: Int) {
    let found = owner.documents.elements(
      values, plan, areAllThere: form.style == .untagged || plan.standsAlone)
    let elements = zip(values, found.slots).map { schema($0, $1) }
    return (elements, found.requiredCount)
  }

  // MARK: Values

  /// Returns the schema of a value, if its documents are these.
  private func schema(_ value: ValuePlan, _ documents: Documents) -> ExportSchema {
    owner.types.schema(documents).adding(
      owner.types.note(at: owner.declared.position(ofValue: value.position, inCase: plan.index)))
  }

  // MARK: Objects

  /// Whether the tag is in an object that also contains values.
  var leadsToTag: Bool {
    guard case .keyed(let payload) = plan.payload else { return false }
    return payload.members.contains { member in
      if case .object(let object) = member { object.leadsToTag } else { false }
    }
  }

  /// Adds values to an object that may contain the tag.
  ///
  /// - Returns: Further schemas that the object must match, if values have their own keys.
  func addMembers(
    to object: inout ObjectSchema, tag: ExportSchema, _ isMissing: Bool
  ) -> [ExportSchema] {
    if case .together = plan.payload { return [together] }
    guard case .keyed(let payload) = plan.payload else { return [] }
    var further: [ExportSchema] = []
    for member in payload.members {
      add(member, to: &object, &further, TagValue(schema: tag, isMissing: isMissing))
    }
    if isReading { addAliases(payload, to: &object) }
    if form.number == 0 || !isReading {
      for constant in payload.constants {
        object.add(
          constant.key, .literal(constant.value),
          isRequired: !isReading || looks.choosesByConstants)
      }
    }
    if form.number == 0, !isReading {
      for extra in payload.extras {
        object.add(extra.key, .literal(extra.value), isRequired: true)
      }
    }
    if isReading, object.rejectsOthers || object.others != nil {
      for key in payload.knownKeys where key != form.tagPath?.keys.first {
        object.add(key, .anything, isRequired: false)
      }
    }
    return further
  }

  /// Returns the schema of a value under a key, and whether the key is always present.
  private func member(_ field: Field) -> (schema: ExportSchema, isRequired: Bool) {
    let member = owner.documents.member(field.path, field, plan)
    return (schema(field.value, member.value), member.isRequired && member.decider == nil)
  }

  private struct TagValue {
    var schema: ExportSchema
    var isMissing: Bool
  }

  private func add(
    _ member: PayloadMember, to object: inout ObjectSchema, _ further: inout [ExportSchema],
    _ tag: TagValue
  ) {
    switch member {
    case .object(let nested): add(nested, to: &object, &further, tag)
    case .field(let field):
      switch field.place {
      case .keys(let path, let aliases):
        if path.count == 1, addBesideTag(field, to: &object) { return }
        let (schema, isRequired) = self.member(field)
        object.add(
          path[path.count - 1], schema, isRequired: isRequired && (aliases.isEmpty || !isReading))
      case .otherKeys:
        let type = owner.documents.type(field.value)
        guard case .dictionary(_, let value) = type.unwrapped else { return }
        object.others = owner.types.schema(value)
      case .flattened: flatten(field.value, into: &object, &further)
      }
    }
  }

  /// Adds the keys of a value to the object on the path to the tag. Returns whether that is under the
  /// value's key.
  private func addBesideTag(_ field: Field, to object: inout ObjectSchema) -> Bool {
    guard let path = form.tagPath?.keys, path.count > 1, path[0] == field.path[0],
      let index = object.properties.firstIndex(where: { $0.key == path[0] }),
      case .object(var inner) = object.properties[index].schema.kind
    else { return false }
    var further: [ExportSchema] = []
    inner.rejectsOthers = false
    flatten(field.value, into: &inner, &further)
    object.properties[index].schema = .object(inner, and: further)
    return true
  }

  private func flatten(
    _ value: ValuePlan, into object: inout ObjectSchema, _ further: inout [ExportSchema]
  ) {
    let type = owner.documents.type(value)
    if let members = owner.types.members(of: type.unwrapped) {
      for property in members.properties {
        object.add(
          property.key, property.schema, isRequired: property.isRequired && !type.isOptional)
      }
    } else if type.isOptional {
      // Without a key that all documents of the type have, it is nil.
      let keys = owner.types.requiredKeys(of: type.unwrapped)
      let others = ExportSchema.object(ObjectSchema())
        .excluding(keys.map { TagSchemas.object(.anything, at: [$0]) })
      further.append(.any([owner.types.schemaBesideOthers(type.unwrapped), others]))
    } else {
      further.append(owner.types.schemaBesideOthers(type))
    }
  }

  private func add(
    _ nested: NestedObject, to object: inout ObjectSchema, _ further: inout [ExportSchema],
    _ tag: TagValue
  ) {
    var inner = ObjectSchema(rejectsOthers: form.rejectsUnknownKeys)
    if let key = nested.tagKey { inner.add(key, tag.schema, isRequired: !tag.isMissing) }
    for member in nested.members { add(member, to: &inner, &further, tag) }
    let isRequired = inner.properties.contains(where: \.isRequired)
    guard isReading else {
      // An object is left out together with everything in it.
      return object.add(
        nested.key, .object(inner), isRequired: isRequired || !nested.canBeOmitted)
    }
    object.add(
      nested.key, isRequired ? .object(inner) : ExportSchema.object(inner).orNull,
      isRequired: isRequired)
  }

  /// Adds the other keys of values. One key of each required value must be present.
  private func addAliases(_ payload: KeyedPayload, to object: inout ObjectSchema) {
    for field in payload.fields {
      guard case .keys(let path, let aliases) = field.place, !aliases.isEmpty else { continue }
      let (schema, isRequired) = member(field)
      for alias in aliases { object.add(alias, schema, isRequired: false) }
      if isRequired { object.alternatives.append([path] + aliases.map { [$0] }) }
    }
  }

  /// Adds the payload under a key next to the tag.
  func addContent(_ key: String, to object: inout ObjectSchema) {
    guard let schema = payload() else {
      if isReading, object.rejectsOthers { object.add(key, form.nothing, isRequired: false) }
      return
    }
    let isRequired = owner.documents.content(plan, under: key, in: form).first?.isRequired ?? false
    let mayBeNull = if isReading, case .defaultsOrNull = plan.absence { true } else { false }
    object.add(key, mayBeNull ? schema.orNull : schema, isRequired: isRequired)
  }
}
