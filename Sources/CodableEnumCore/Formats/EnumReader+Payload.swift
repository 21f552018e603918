extension EnumReader {
  /// What becomes of a document that was found to be a case's in a form.
  ///
  /// - Parameter tag: nil where the document has none, or one that no case has.
  func read(
    _ whole: CasePlan, of form: Representation, _ document: Shape, tag: Scalar?
  ) -> Reading {
    let plan = whole.restricted(to: .decoding)
    return payload(plan, of: form, document, tag).at(.item(plan.index))
  }

  private func payload(
    _ plan: CasePlan, of form: Representation, _ document: Shape, _ tag: Scalar?
  ) -> Reading {
    if form.style is RawValueStyle { return .all }
    guard !(form.style is UntaggedStyle) else { return read(plan, form, document) }
    switch document {
    case .object(let members):
      if form.style is ExternalStyle {
        let kept = members.compactMap { if case .kept(_, let shape) = $0 { shape } else { nil } }
        guard let shape = kept.first ?? tag.flatMap({ reader.find($0.spelling, in: members).shape })
        else { return .fails(.form) }
        let others =
          members.count > 1 ? members.compactMap(\.key).filter { $0 != tag?.spelling } : []
        return rejected(others, form).and(read(plan, form, shape))
      }
      guard let content = plan.content else { return object(plan, form, members) }
      return self.content(content, plan, form, members, tag)
    case .array(let elements):
      let rest = Array(elements.dropFirst())
      if case .unkeyed(let values) = plan.payload, plan.layout == .unkeyed {
        return self.elements(values, plan, rest)
      }
      if plan.payload.emptyForm == .omit { return rest.isEmpty ? .all : .fails(.form) }
      return rest.count == 1 ? read(plan, form, rest[0]) : .fails(.form)
    default: return .fails(.form)
    }
  }

  /// A payload under a key beside the tag.
  private func content(
    _ content: ContentKey, _ plan: CasePlan, _ form: Representation, _ members: [Shape.Member],
    _ tag: Scalar?
  ) -> Reading {
    var found = (presence: Truth.no, shape: Shape?.none)
    var key = ""
    switch (content, tag) {
    case (.key(let text), _): key = text
    case (.tag, let tag?): key = tag.spelling
    case (.tag, nil):
      for case .kept(_, let shape) in members { found = (.yes, shape) }
    }
    if found.shape == nil { found = reader.find(key, in: members) }
    if content == .tag, found.shape == nil {
      for case .kept(_, let shape) in members { found = (.yes, shape) }
    }
    let tagKey = if case .member(let path)? = form.style.tagPlaces.first { path.first } else { "" }
    let others = rejected(members.compactMap(\.key).filter { $0 != key && $0 != tagKey }, form)
    let isAbsentRead: Bool
    switch plan.absence {
    case .error:
      if case .bare(let value) = plan.payload {
        isAbsentRead = value.isOptional
      } else {
        isAbsentRead = false
      }
    case .always, .defaults, .defaultsOrNull: isAbsentRead = true
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

  /// Keys that `unknownKeys: .reject` does not let pass.
  private func rejected(_ keys: [String], _ form: Representation) -> Reading {
    guard form.rejectsUnknownKeys, let key = keys.first else { return .all }
    return .fails(.unknownKey(key))
  }

  /// The same of the objects that keys of values and of the tag lead through.
  private func rejectedInside(
    _ objects: [NestedObject], _ form: Representation, _ members: [Shape.Member]
  ) -> Reading {
    guard form.rejectsUnknownKeys else { return .all }
    var known: [[String]: [String]] = [:]
    if case .member(let path)? = form.style.tagPlaces.first {
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

  /// A payload that is all of a shape.
  private func read(_ plan: CasePlan, _ form: Representation, _ shape: Shape) -> Reading {
    // A single value asks for types by their names.
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
        // As many elements as there are were never promised.
        let type = Shape.value(element)
        return .fails(.form, values.isEmpty ? .some : .some).and(
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
    case (.name, .literal(let tag)):
      let isOwn = !Set(tag.forms.map { form.matching.isIgnoringCase ? $0.lowercased : $0 })
        .isDisjoint(with: plan.patterns)
      return isOwn ? .all : .fails(.form)
    case (.name, .value): return .fails(.form, .some)
    default: return .fails(.form, reader.kinds(of: shape) == .any ? .unknown : .none)
    }
  }

  private func elements(_ values: [ValuePlan], _ plan: CasePlan, _ elements: [Shape]) -> Reading {
    let required = (values.lastIndex { !$0.hasDefault && !$0.isOptional } ?? -1) + 1
    guard elements.count >= required, elements.count <= values.count else {
      return .fails(.elementCount(elements.count))
    }
    return zip(values, elements).reduce(.all) { reading, pair in
      reading.and(value(pair.0, plan, pair.1))
    }
  }

  // MARK: Values

  private func type(_ value: ValuePlan, _ plan: CasePlan) -> FormatType {
    describer.type(of: value, plan)
  }

  private func value(_ value: ValuePlan, _ plan: CasePlan, _ shape: Shape) -> Reading {
    var type = type(value, plan)
    if value.forgivesElements { type = type.isOptional ? .optional(.array(.any)) : .array(.any) }
    return reader.read(type, from: shape).at(.value(case: plan.index, value: value.position))
  }

  /// Values in an object, which may hold the tag too.
  private func object(
    _ plan: CasePlan, _ form: Representation, _ members: [Shape.Member]
  ) -> Reading {
    guard case .keyed(let payload) = plan.payload else {
      if case .together = plan.payload { return besideTag(plan, members) }
      let tagKey =
        if case .member(let path)? = form.style.tagPlaces.first { path.first } else { "" }
      return rejected(reader.keys(of: members).known.filter { $0 != tagKey }, form)
        .and(rejectedInside([], form, members))
    }
    let known = Set(payload.knownKeys + payload.tagPath.prefix(1))
    let keys = reader.keys(of: members)
    let unread = keys.known.filter { !known.contains($0) }
    var reading = rejected(unread, form).and(rejectedInside(payload.objects, form, members))
    for constant in payload.constants {
      reading = reading.and(self.constant(constant, members, form))
    }
    for field in payload.fields {
      reading = reading.and(
        self.field(field, plan, members, unread: unread, known: known).at(
          .value(case: plan.index, value: field.value.position)))
    }
    return reading
  }

  private func besideTag(_ plan: CasePlan, _ members: [Shape.Member]) -> Reading {
    let own = describer.members(plan)
    return own.allSatisfy(members.contains) ? .all : .fails(.form, .unknown)
  }

  private func constant(
    _ constant: Constant, _ members: [Shape.Member], _ form: Representation
  ) -> Reading {
    let found = reader.find(constant.key, in: members)
    guard let shape = found.shape else {
      // Without a tag, constants tell the case.
      return form.style is UntaggedStyle
        ? .fails(.constant(constant.key, constant.value)) : .all
    }
    switch shape {
    case .literal(let value) where value == constant.value: return .all
    case .literal: return .fails(.constant(constant.key, constant.value))
    default: return .fails(.constant(constant.key, constant.value), .some)
    }
  }

  private func field(
    _ field: Field, _ plan: CasePlan, _ members: [Shape.Member], unread: [String],
    known: Set<String>
  ) -> Reading {
    let value = field.value
    switch field.place {
    case .keys(let path, let aliases):
      var found = reader.find(path, in: members)
      var readings: [Reading] = []
      for alias in aliases where found.presence != .yes {
        if let shape = found.shape { readings.append(self.value(value, plan, shape)) }
        let other = reader.find(alias, in: members)
        found = (.any([found.presence, other.presence]), other.shape)
      }
      if let shape = found.shape { readings.append(self.value(value, plan, shape)) }
      let key = path[path.count - 1]
      guard found.presence == .no else {
        let isRead = found.presence == .yes || mayBeMissing(value, plan)
        return .either(readings + (isRead ? [] : [.fails(.absentKey(key))]))
      }
      let old = formerKey(of: value, plan, members, unread)
      if !mayBeMissing(value, plan) {
        return .fails(.missingKey(key, unread: old.map { [$0] } ?? unread))
      }
      return old.map { .fails(.renamedKey(key, was: $0), .some) } ?? .all
    case .flattened:
      return reader.read(type(value, plan), fromMembers: members)
    case .otherKeys:
      guard case .dictionary(_, let element) = type(value, plan).unwrapped else { return .all }
      return members.reduce(.all) { reading, member in
        switch member {
        case .key(let key, let shape, _):
          return known.contains(key)
            ? reading : reading.and(reader.read(element, from: shape.present))
        case .flattened(.dictionary(_, let other)):
          return reading.and(reader.read(element, from: .value(other)))
        case .flattened(let type):
          let shapes = reader.expanded(.value(type))
          return reading.and(
            .either(
              shapes.map { reader.read(.dictionary(key: .named("String"), element), from: $0) }))
        case .kept: return reading
        }
      }
    }
  }

  /// The key that a value without one in a document most likely had: its name as `keyNaming` can write
  /// it, or the only one that nothing reads, if that has the value's type.
  private func formerKey(
    of value: ValuePlan, _ plan: CasePlan, _ members: [Shape.Member], _ unread: [String]
  ) -> String? {
    guard value.isWritten, !unread.isEmpty else { return nil }
    let declared = target.declared.cases[plan.index]
    let name = declared.values[value.position].name ?? "_\(value.position)"
    let names = [name, "\(declared.baseName)_\(name)"]
    let variants = names.flatMap { name in Naming.allCases.map { $0.apply(to: name) } }
    if let key = unread.first(where: variants.contains) { return key }
    guard unread.count == 1, case .value(let type)? = reader.find(unread[0], in: members).shape
    else { return nil }
    return type == self.type(value, plan).unwrapped ? unread[0] : nil
  }

  /// Whether a missing key is nil or a default.
  private func mayBeMissing(_ value: ValuePlan, _ plan: CasePlan) -> Bool {
    value.hasDefault || type(value, plan).isOptional
  }
}
