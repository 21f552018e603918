import CodableEnumCore

/// Makes schemas for the documents of one case, of which `CaseDocuments` says what they are. Only the
/// schema of a tag isn't made of a set, because it depends on those of other cases.
struct CaseSchemas {
  enum Tag {
    case known, missing
    case other(ExportSchema)

    var isKnown: Bool { if case .known = self { true } else { false } }
  }

  private let form: Representation
  /// The plan, restricted to one direction.
  private let plan: CasePlan
  private let looks: CaseLooks
  private let documents: CaseDocuments
  private let tags: TagSchemas
  private let owner: EnumSchemas
  private var isReading: Bool { owner.isReading }

  init(_ schemas: FormSchemas, _ plan: CasePlan, _ looks: CaseLooks) {
    owner = schemas.owner
    form = schemas.form
    var documents = owner.documents
    if owner.isReading { documents.choosesByConstants = looks.choosesByConstants }
    self.documents = documents
    self.plan = plan.restricted(to: documents.side.direction)
    self.looks = looks
    tags = TagSchemas(form, schemas.owner)
  }

  func schema(_ tag: Tag) -> ExportSchema {
    if plan.standsAlone {
      guard let alone = form.standalone.first else { return payload(plan, in: form) }
      return payload(alone.cases[plan.index].restricted(to: documents.side.direction), in: alone)
    }
    if case .missing = tag { return withoutTag }
    switch form.tagPosition {
    case .none, .key: return payload(plan, in: form).having(looks.payload, isWritten: !isReading)
    case .value: return self.tag(tag)
    case .element:
      let schema = sets.schema(documents.document(plan, in: form))
      guard case .tuple(var elements, let minimum, let isOpen) = schema.kind else { return schema }
      elements[0] = self.tag(tag)
      if elements.count > 1 {
        elements[1] = (constant(plan) ?? elements[1]).having(looks.payload, isWritten: !isReading)
      }
      return ExportSchema(.tuple(elements, minimum: minimum, isOpen: isOpen))
    case .member(let path):
      if plan.content == .tag { return contentUnderTag(tag, at: path) }
      let set = documents.document(plan, tagged: .anything, in: form)
      return sets.schema(set).with(self.tag(tag), at: path.keys[...])
    }
  }

  private var sets: SetSchemas {
    SetSchemas(types: owner.types, isClosed: form.rejectsUnknownKeys, note: owner.note)
  }

  private func tag(_ tag: Tag) -> ExportSchema {
    switch tag {
    case .missing: .null
    case .other(let schema): schema
    case .known: tags.schema(of: plan)
    }
  }

  private var withoutTag: ExportSchema {
    let schema = sets.schema(documents.withoutTag(plan, in: form))
    if form.style == .external, plan.payload.bare != nil {
      // Its object may have all tags as keys with null.
      let tags = form.knownTags.map {
        ObjectSchema.Property(key: $0, schema: .null, isRequired: false)
      }
      return ExportSchema(.all([schema, .object(ObjectSchema(properties: tags))]))
    }
    guard !isReading, let path = form.tagPath?.keys else { return schema }
    return schema.excluding([.object(with: .anything, at: path)])
  }

  private func constant(_ plan: CasePlan) -> ExportSchema? {
    if case .empty(.literal(let value)) = plan.payload { .literal(value) } else { nil }
  }

  private func payload(_ plan: CasePlan, in form: Representation) -> ExportSchema {
    if let constant = constant(plan) { return constant }
    let set =
      form.hasTags
      ? documents.payload(plan, in: form) ?? .null : documents.root(plan, in: form)
    guard case .bare(let value) = plan.payload else { return sets.schema(set) }
    return sets.schema(set)
      .adding(owner.note(.value(case: plan.index, value: value.position, names: [])))
  }

  /// Returns the schema of a payload whose key is the tag itself. Each tag makes a different
  /// object.
  private func contentUnderTag(_ tag: Tag, at path: TagPath) -> ExportSchema {
    let place = path.keys.joined(separator: ".").inJSON
    let text = "The values are under the key that is the value of \(place)."
    let isListed = !plan.tags.isEmpty && (isReading || !tags.isInAnyCase(plan))
    guard isListed, tag.isKnown else {
      return .object(withTag: self.tag(tag), at: path).adding(text)
    }
    let own = isReading || plan.keptTag != nil ? plan.tags : Array(plan.tags.prefix(1))
    var objects = own.map { tag in
      let schema = object(under: tag, ExportSchema(.values(tags.spellings(of: [tag]))), at: path)
      return tags.isInAnyCase(plan)
        ? schema.adding("In any letter case, the same in both places.") : schema
    }
    // What isn't kept is written with its first tag.
    if isReading || plan.keptTag != nil, let others = tags.unlisted(of: plan) {
      let listed = ExportSchema(.values(tags.spellings(of: own)))
      let rest = others.excluding(plan.ranges.isEmpty ? [] : [listed])
      objects.append(.object(withTag: rest, at: path).adding(text))
    }
    return .any(objects, isExclusive: true)
  }

  /// Returns the schema of objects with the payload under the text of a tag.
  private func object(under key: Scalar, _ tag: ExportSchema, at path: TagPath) -> ExportSchema {
    let member = documents.tagMember(.anything, at: path, others: documents.others(form))
    let content = documents.content(plan, under: key.spelling, in: form)
    return sets.schema(documents.object([member] + content, form)).with(tag, at: path.keys[...])
  }
}

extension ExportSchema {
  /// Returns the schema of objects with a tag, and other keys; with `others: nil`, these are nobody's.
  static func object(
    withTag tag: ExportSchema, at path: TagPath, others: ExportSchema? = .anything
  ) -> ExportSchema {
    var object = ObjectSchema()
    object.others = others
    return ExportSchema.object(object).with(tag, at: path.keys[...])
  }
}
