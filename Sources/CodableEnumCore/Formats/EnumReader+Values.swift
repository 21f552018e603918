/// Values of a case, and the objects that contain them.
extension EnumReader {
  private func type(_ value: ValuePlan, _ plan: CasePlan) -> FormatType {
    describer.type(of: value, plan)
  }

  func value(_ value: ValuePlan, _ plan: CasePlan, _ shape: Shape) -> Reading {
    let type = type(value, plan)
    let reading =
      switch value.leniency {
      case nil: reader.read(type, from: shape)
      case .invalidElements:
        reader.read(type.isOptional ? .optional(.array(.any)) : .array(.any), from: shape)
      case .pairs: reader.read(type, orPairsFrom: shape)
      }
    return reading.at(.value(case: plan.index, value: value.position))
  }

  /// Reads values in an object, which may contain the tag too.
  func object(
    _ plan: CasePlan, _ form: Representation, _ members: [Shape.Member]
  ) -> Reading {
    guard case .keyed(let payload) = plan.payload else {
      if case .together = plan.payload { return besideTag(plan, members) }
      return rejected(reader.keys(of: members).known.filter { $0 != form.tagPath?.first }, form)
        .and(rejectedInside([], form, members))
    }
    let known = Set(payload.knownKeys + payload.tagPath.prefix(1))
    let keys = reader.keys(of: members)
    let unread = keys.known.filter { !known.contains($0) }
    var reading = rejected(unread, form).and(rejectedInside(payload.objects, form, members))
    for constant in payload.constants {
      reading = reading.and(self.constant(constant, members, form))
    }
    let read = payload.fields.filter(\.isFlattened).flatMap {
      reader.keys(of: [.flattened(type($0.value, plan))]).known
    }
    let free = unread.filter { !read.contains($0) }
    for field in payload.fields {
      reading = reading.and(
        self.field(field, plan, members, unread: free, known: known).at(
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
      // Without a tag, constants choose the case.
      return choosesByConstants || form.style == .untagged
        ? .fails(.constant(constant.key, constant.value)) : .all
    }
    switch shape {
    case _ where shape.document.map(constant.value.equals) == true: return .all
    case _ where shape.document != nil: return .fails(.constant(constant.key, constant.value))
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
      if path.count > 1, reader.find(path[0], in: members).shape.map(mayBeObject) == false {
        return .fails(.moved(path[0]))
      }
      // An alias only helps if the value can read what is under the key.
      let unread = unread.filter { key in
        reader.find(key, in: members).shape.map { self.value(value, plan, $0).isAll } == true
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

  /// Returns the key that a missing value most likely had: its name in some `keyNaming`, or the
  /// only key that nothing reads, if the types match.
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

  private func mayBeObject(_ shape: Shape) -> Bool {
    reader.expanded(shape).contains { reader.kinds(of: $0).contains(.object) }
  }

  /// Whether a missing key is read as nil or as a default.
  private func mayBeMissing(_ value: ValuePlan, _ plan: CasePlan) -> Bool {
    value.hasDefault || !value.mustBeThere && type(value, plan).isOptional
  }
}
