extension EnumReader {
  /// Reads a document as a case of a form, once the case is known.
  ///
  /// - Parameter tag: nil if the document has no tag, or one that no case has.
  func read(
    _ whole: CasePlan, of form: Representation, _ document: Shape, tag: Scalar?
  ) -> Reading {
    let plan = whole.restricted(to: .decoding)
    return payload(plan, of: form, document, tag).at(.item(plan.index))
  }

  private func payload(
    _ plan: CasePlan, of form: Representation, _ document: Shape, _ tag: Scalar?
  ) -> Reading {
    if form.style == .rawValue { return .all }
    if form.style == .untagged { return read(plan, form, document) }
    switch document {
    case .object(let members):
      if form.style == .external, tag == nil, plan.index == form.missingTag?.index {
        if case .keyed = plan.payload { return object(plan, form, members) }
        return plan.payload.emptyForm != nil ? .all : read(plan, form, document)
      }
      if form.style == .external {
        let kept = members.compactMap { if case .kept(_, let shape) = $0 { shape } else { nil } }
        guard let shape = kept.first ?? tag.flatMap({ reader.find($0.spelling, in: members).shape })
        else { return .fails(.form) }
        // The key that names the case is enough.
        if plan.isName { return .all }
        let others =
          members.count > 1 ? members.compactMap(\.key).filter { $0 != tag?.spelling } : []
        return rejected(others, form).and(read(plan, form, shape))
      }
      guard let content = plan.content else { return object(plan, form, members) }
      return self.content(content, plan, form, members, tag)
    case .array(let elements):
      let rest = Array(elements.dropFirst())
      if plan.isSpread {
        return self.elements(plan.payload.values, plan, rest)
      }
      if plan.payload.emptyForm == .omit { return rest.isEmpty ? .all : .fails(.form) }
      return rest.count == 1 ? read(plan, form, rest[0]) : .fails(.form)
    default: return .fails(.form)
    }
  }

  /// Reads a payload under a key next to the tag.
  private func content(
    _ content: ContentKey, _ plan: CasePlan, _ form: Representation, _ members: [Shape.Member],
    _ tag: Scalar?
  ) -> Reading {
    var found = (presence: Truth.no, shape: Shape?.none)
    var key = ""
    switch (content, tag) {
    case (.key(let text), _): key = text
    case (.tag, let tag?): key = tag.spelling
    case (.tag, nil): break
    }
    if content != .tag || tag != nil { found = reader.find(key, in: members) }
    if content == .tag, found.shape == nil {
      for case .kept(_, let shape) in members { found = (.yes, shape) }
    }
    let others = rejected(
      members.compactMap(\.key).filter { $0 != key && $0 != form.tagPath?.first }, form)
    let isAbsentRead: Bool
    switch plan.absence {
    case .error:
      if case .bare(let value) = plan.payload {
        isAbsentRead = value.isOptional
      } else {
        isAbsentRead = false
      }
    case .always, .defaults, .defaultsOrNull:
      // Constants that choose the case are required.
      isAbsentRead = !choosesByConstants || plan.payload.constants.isEmpty
    }
    var readings: [Reading] = []
    if found.presence != .yes {
      readings.append(isAbsentRead ? .all : .fails(.form))
    }
    for shape in found.shape?.alternatives ?? [] {
      if case .null = shape, case .defaultsOrNull = plan.absence { continue }
      if plan.payload.emptyForm == .omit { continue }
      readings.append(read(plan, form, shape))
    }
    return others.and(.either(readings))
  }

  /// Returns the keys that `unknownKeys: .reject` refuses.
  func rejected(_ keys: [String], _ form: Representation) -> Reading {
    guard form.rejectsUnknownKeys, let key = keys.first else { return .all }
    return .fails(.unknownKey(key))
  }

  /// Returns those in the objects on the paths of values and of the tag.
  func rejectedInside(
    _ objects: [NestedObject], _ form: Representation, _ members: [Shape.Member]
  ) -> Reading {
    guard form.rejectsUnknownKeys else { return .all }
    var known: [[String]: [String]] = [:]
    if let path = form.tagPath {
      for depth in path.parents.indices {
        known[Array(path.keys[...depth])] = [path.keys[depth + 1]]
      }
    }
    for object in objects { known[object.path, default: []] += object.knownKeys }
    return known.reduce(.all) { reading, object in
      guard case .object(let inner)? = reader.find(object.key, in: members).shape else {
        return reading
      }
      let keys = reader.keys(of: inner).known.filter { !object.value.contains($0) }
      return reading.and(rejected(keys.sorted(), form))
    }
  }

  // MARK: Payloads

  /// Reads a payload that is the whole shape.
  private func read(_ plan: CasePlan, _ form: Representation, _ shape: Shape) -> Reading {
    // A single value compares types by name.
    if case .bare(let value) = plan.payload { return self.value(value, plan, shape) }
    return .either(reader.expanded(shape).map { read(plan, form, single: $0) })
  }

  private func read(_ plan: CasePlan, _ form: Representation, single shape: Shape) -> Reading {
    switch plan.payload {
    case .empty(let empty): return self.empty(empty, plan, form, shape)
    case .bare(let value): return self.value(value, plan, shape)
    case .together:
      return together(plan, shape)
    case .unkeyed(let values):
      switch shape {
      case .array(let elements): return self.elements(values, plan, elements)
      case .value(.array(let element)):
        // The written array may be shorter.
        let type = Shape.value(element)
        return .fails(.form, .some).and(
          self.elements(values, plan, values.map { _ in type }))
      default: return .fails(.form, reader.kinds(of: shape).contains(.array) ? .unknown : .none)
      }
    case .keyed:
      switch shape {
      case .object(let members): return object(plan, form, members)
      case .value(.dictionary(_, let value)):
        return object(plan, form, [.flattened(.dictionary(key: .named("String"), value))])
      default: return .fails(.form, reader.kinds(of: shape).contains(.object) ? .unknown : .none)
      }
    }
  }

  private func together(_ plan: CasePlan, _ shape: Shape) -> Reading {
    let own = describer.payload(plan)
    switch shape {
    case .value(let type): return shape == own ? .all : .fails(.type(was: type), .unknown)
    default: return .fails(.form, .unknown)
    }
  }

  private func empty(
    _ empty: EmptyForm, _ plan: CasePlan, _ form: Representation, _ shape: Shape
  ) -> Reading {
    switch (empty, shape) {
    case (.object, .object(let members)): return rejected(reader.keys(of: members).known, form)
    case (.array, .array(let elements)) where elements.isEmpty: return .all
    case (.array, .value(.array)): return .fails(.form, .some)
    case (.true, .literal(.boolean(true))), (.null, .null), (.omit, _): return .all
    case (.literal(let literal), _) where shape.document != nil:
      return shape.document.map(literal.equals) == true ? .all : .fails(.form)
    case (.literal(let literal), _):
      let kinds = reader.kinds(of: shape)
      return .fails(.form, kinds.isDisjoint(with: literal.kinds) ? .none : .some)
    case (.name, .literal(let tag)):
      let isOwn = !Set(tag.forms.map { form.matching.isIgnoringCase ? $0.lowercased : $0 })
        .isDisjoint(with: plan.patterns)
      return isOwn ? .all : .fails(.form)
    case (.name, .value): return .fails(.form, .some)
    default: return .fails(.form, reader.kinds(of: shape) == .any ? .unknown : .none)
    }
  }

  private func elements(_ values: [ValuePlan], _ plan: CasePlan, _ elements: [Shape]) -> Reading {
    let last = values.lastIndex {
      !$0.hasDefault && !$0.isOptional && !describer.type(of: $0, plan).isOptional
    }
    let required = (last ?? -1) + 1
    guard elements.count >= required, elements.count <= values.count else {
      return .fails(.elementCount(elements.count))
    }
    return zip(values, elements).reduce(.all) { reading, pair in
      reading.and(value(pair.0, plan, pair.1))
    }
  }
}
