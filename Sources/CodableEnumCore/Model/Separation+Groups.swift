extension Separation {
  /// A document of a form that a group of tags would recognize, if there can be one.
  func match(of group: TagGroup, with form: Representation) -> Match? {
    if form.tagPlaces.contains(group.place) { return nil }
    let tags = group.tags
    var kinds = kinds(of: tags)
    if group.hasRanges { kinds.insert(.number) }
    // Of tags that are read whatever their kind, any may be an unknown one.
    let takesUnknown = group.matching.isMixed && group.forms.contains { $0.unknown != nil }
    if takesUnknown { kinds.formUnion([.string, .number, .boolean]) }
    let names = group.place == .key ? Set(tags.map(\.spelling)) : []
    let owners = group.place == .value ? group.owners : [:]
    for plan in form.cases
    where plan.writing == .values && plan.reading != .unknown && !plan.standsAlone {
      let document: String? =
        switch group.place {
        case .member(let path): member(path, kinds, in: form, plan)
        case .key: key(names, in: form, plan)
        case .element: element(kinds, in: form, plan)
        case .value: value(owners, kinds, in: form, plan)
        }
      if let document { return Match(index: plan.index, document: document) }
    }
    return nil
  }

  private func kinds(of tags: [Scalar]) -> TypeShape.Kinds {
    tags.reduce(into: []) { $0.formUnion($1.kinds) }
  }

  // MARK: Tags in objects

  /// Whether a tag of one of some kinds could stand at a path in what a case writes.
  private func member(
    _ path: TagPath, _ kinds: TypeShape.Kinds, in form: Representation, _ plan: CasePlan
  ) -> String? {
    let document = "{\(path.first.quoted):…}"
    switch form.style.tagPlaces.first {
    case .key:
      return plan.tags.first?.spelling == path.first && holds(plan, path, kinds) ? document : nil
    case .member(let own):
      if own.first == path.first {
        // Below one key stands one tag at most, but values may.
        return holdsBelowKeys(plan, path.keys, kinds) ? document : nil
      }
      if let content = plan.contentKey {
        return content == path.first && holds(plan, path, kinds) ? document : nil
      }
      return holdsAmongValues(plan, [path.first] + path.keys.dropFirst(), kinds) ? document : nil
    case nil: return holdsAmongValues(plan, path.keys, kinds) ? document : nil
    case .element, .value: return nil
    }
  }

  /// Whether the payload of a case can be a tag, or hold one below the first key of a path.
  private func holds(_ plan: CasePlan, _ path: TagPath, _ kinds: TypeShape.Kinds) -> Bool {
    guard path.parents.isEmpty else {
      return holdsAmongValues(plan, Array(path.keys.dropFirst()), kinds)
    }
    switch plan.payload {
    case .bare(let value): return !shape(value, plan).kinds.isDisjoint(with: kinds)
    case .empty(.true): return kinds.contains(.boolean)
    case .empty, .keyed, .unkeyed, .together: return false
    }
  }

  /// Whether a tag can stand at a path of keys in the object that a case's values are.
  private func holdsAmongValues(
    _ plan: CasePlan, _ keys: [String], _ kinds: TypeShape.Kinds
  ) -> Bool {
    switch plan.payload {
    case .bare(let value): return shape(value, plan).mayHold(keys[0])
    case .keyed(let payload):
      let isConstant = payload.constants.contains { constant in
        keys == [constant.key] && !constant.value.kinds.isDisjoint(with: kinds)
      }
      return isConstant || payload.fields.contains { holds($0, plan, keys, kinds) }
    case .empty, .unkeyed, .together: return false
    }
  }

  /// The same of values that share objects with a tag of their own.
  private func holdsBelowKeys(
    _ plan: CasePlan, _ keys: [String], _ kinds: TypeShape.Kinds
  ) -> Bool {
    guard case .keyed(let payload) = plan.payload else { return false }
    return payload.fields.contains { $0.path.count > 1 && holds($0, plan, keys, kinds) }
  }

  private func holds(
    _ field: Field, _ plan: CasePlan, _ keys: [String], _ kinds: TypeShape.Kinds
  ) -> Bool {
    let shape = shape(field.value, plan)
    guard keys.starts(with: field.path) else { return false }
    let below = keys.dropFirst(field.path.count)
    return below.first.map(shape.mayHold) ?? !shape.kinds.isDisjoint(with: kinds)
  }

  /// Whether a key of what a case writes names a case.
  private func key(_ names: Set<String>, in form: Representation, _ plan: CasePlan) -> String? {
    var keys: [String] = []
    switch form.style.tagPlaces.first {
    case .member(let path):
      keys.append(path.first)
      if let content = plan.contentKey {
        if plan.payload.emptyForm != .omit { keys.append(content) }
      } else {
        keys += ownKeys(plan, names)
      }
    case nil: keys = ownKeys(plan, names)
    case .key, .element, .value: return nil
    }
    return keys.first(where: names.contains).map { "{\($0.quoted):…}" }
  }

  /// Keys of the object that a case's values are, as far as they matter.
  private func ownKeys(_ plan: CasePlan, _ names: Set<String>) -> [String] {
    switch plan.payload {
    case .bare(let value): return names.filter(shape(value, plan).mayHold).sorted()
    case .keyed(let payload):
      return payload.fields.flatMap { field in
        field.keys.first.map { [$0] } ?? names.filter(shape(field.value, plan).mayHold).sorted()
      } + payload.constants.map(\.key)
    case .empty, .unkeyed, .together: return []
    }
  }

  // MARK: Tags in arrays, and alone

  private func element(
    _ kinds: TypeShape.Kinds, in form: Representation, _ plan: CasePlan
  ) -> String? {
    guard form.style.tagPlaces.isEmpty else { return nil }
    switch plan.payload {
    case .bare(let value):
      let shape = shape(value, plan)
      return shape.kinds.contains(.array) && !shape.isOpaque
        && !shape.elements.isDisjoint(with: kinds) ? "[…]" : nil
    case .unkeyed(let values):
      guard let first = values.first else { return nil }
      return shape(first, plan).kinds.isDisjoint(with: kinds) ? nil : "[…]"
    case .empty, .keyed, .together: return nil
    }
  }

  private func value(
    _ owners: [Scalar: Int], _ kinds: TypeShape.Kinds, in form: Representation, _ plan: CasePlan
  ) -> String? {
    guard form.style.tagPlaces.isEmpty else { return nil }
    switch plan.payload {
    case .bare(let value):
      let shape = shape(value, plan)
      return !shape.isOpaque && !shape.kinds.isDisjoint(with: kinds) ? "\"…\"" : nil
    case .empty(.true): return kinds.contains(.boolean) ? "true" : nil
    case .empty(.name):
      // The same name for the same case tells nothing apart, and need not.
      let owner = owners[plan.tags[0]] ?? plan.index
      return owner == plan.index ? nil : plan.tags[0].json
    case .empty, .keyed, .unkeyed, .together: return nil
    }
  }
}
