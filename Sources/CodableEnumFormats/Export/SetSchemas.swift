import CodableEnumCore

/// Makes schemas of sets of documents.
struct SetSchemas {
  /// The types of the target; nil for sets that name none.
  var types: TypeSchemas?
  /// Whether an object has no other keys than those that the set knows.
  var isClosed = false
  var note: (Documents.Origin) -> ExportNote = { _ in ExportNote() }

  func schema(_ set: Documents) -> ExportSchema {
    switch set {
    case .null: .null
    case .scalar(let scalars): schema(scalars)
    case .array(let array): schema(array)
    case .object(let object): schema(object)
    case .either(let sets): schema(sets)
    case .type(let type, _), .opaque(let type): types?.schema(type) ?? .anything
    case .anything: .anything
    }
  }

  private func schema(_ sets: [Documents]) -> ExportSchema {
    let others = sets.filter { if case .null = $0 { false } else { !$0.isNever } }.map(schema)
    guard sets.contains(where: \.hasNull) else { return .any(others) }
    return others.count == 1 ? others[0].orNull : .any(others + [.null])
  }

  private func schema(_ scalars: ScalarSet) -> ExportSchema {
    switch scalars {
    case .boolean: ExportSchema(.boolean)
    case .literals(let literals): ExportSchema(.values(literals.distinct))
    case .integer, .double: ExportSchema(.number(NumberForm()))
    case .anyLetters(let text):
      ExportSchema(.string(StringForm(pattern: TagSchemas.pattern(ignoringCaseOf: [text]))))
    case .text, .range, .spelled: ExportSchema(.string(StringForm()))
    }
  }

  private func schema(_ array: Documents.Elements) -> ExportSchema {
    if array.slots.isEmpty, let rest = array.rest { return ExportSchema(.list(schema(rest))) }
    let elements = array.slots.enumerated().map { index, slot in
      schema(slot, array.origins.isEmpty ? nil : array.origins[index])
    }
    return ExportSchema(
      .tuple(elements, minimum: array.requiredCount, isOpen: array.rest != nil))
  }

  private func schema(_ set: Documents, _ origin: Documents.Origin?) -> ExportSchema {
    if case .constant(let value)? = origin {
      return set.hasNull ? .literal(value).orNull : .literal(value)
    }
    return origin.map { schema(set).adding(note($0)) } ?? schema(set)
  }

  // MARK: Objects

  private func schema(_ set: Documents.Members) -> ExportSchema {
    var object = ObjectSchema()
    if isClosed, case .none = set.others { object.rejectsOthers = true }
    var absent: [String] = []
    for member in set.members {
      if member.value.isNever {
        absent += member.keys
        continue
      }
      // A key that is only written, which reading ignores like any other.
      if case .anything = member.value, case .ignored = set.others, !member.isRequired,
        member.origin == nil
      {
        continue
      }
      object.add(
        member.keys[0], schema(member.value, member.origin),
        isRequired: member.isRequired && member.decider == nil && member.keys.count == 1)
    }
    addAliases(set.members, to: &object)
    object.alternatives = set.choices + object.alternatives
    var further = set.flattened.compactMap { flattened(by: $0.type, &object) }
    switch set.others {
    case .none, .ignored: break
    case .values(let values, _): object.others = schema(values)
    case .opaque(let type): further.append(schema(.opaque(type)))
    }
    let isOnlyOther = further.count == 1 && object.properties.isEmpty && !object.rejectsOthers
    let schema = isOnlyOther ? further[0] : ExportSchema.object(object, and: further)
    return schema.excluding(absent.map { .object(with: .anything, at: [$0]) })
  }

  /// Adds the other keys of values. One key of each required value must be present.
  private func addAliases(_ members: [Documents.Member], to object: inout ObjectSchema) {
    for member in members where member.keys.count > 1 {
      let schema = schema(member.value, member.origin)
      for alias in member.keys.dropFirst() { object.add(alias, schema, isRequired: false) }
      if member.isRequired, member.decider == nil {
        object.alternatives.append(member.keys.map { [$0] })
      }
    }
  }

  /// Returns what an object must match for the sake of a type whose keys are in it; nil if that is
  /// only about all of its other keys.
  private func flattened(by type: FormatType, _ object: inout ObjectSchema) -> ExportSchema? {
    guard let types else { return nil }
    if case .dictionary(_, let value) = type.unwrapped {
      object.others = types.schema(value)
      return nil
    }
    guard type.isOptional else { return types.schemaBesideOthers(type) }
    // Without a key that all documents of the type have, it is nil.
    let keys = types.requiredKeys(of: type.unwrapped)
    let others = ExportSchema.object(ObjectSchema()).excluding(
      keys.map { .object(with: .anything, at: [$0]) })
    return .any([types.schemaBesideOthers(type.unwrapped), others])
  }
}

extension ScalarSet.Literals {
  /// The values without those that differ only in form, as `1` and `1.0` do.
  fileprivate var distinct: [Scalar] {
    var seen: Set<Scalar> = []
    return values.filter { value in
      defer { seen.formUnion(value.forms) }
      return !seen.contains(value)
    }
  }
}

extension Documents {
  fileprivate var isNever: Bool { if case .either(let sets) = self { sets.isEmpty } else { false } }
}
