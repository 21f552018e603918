import CodableEnumCore

extension FormatReader {
  /// Reads a shape as a value of a type.
  func read(_ type: FormatType, from shape: Shape) -> Reading {
    if type.unwrapped == .any { return .all }
    guard case .value(let written) = shape else {
      // Types are compared by name, so a type that contains itself has an end.
      let parts = shape.alternatives
      return parts.count == 1
        ? read(type, fromSingle: parts[0]) : .either(parts.map { read(type, from: $0) })
    }
    if written.isOptional, !type.isOptional {
      return .either(shape.alternatives.map { read(type, from: $0) })
    }
    return reading(of: type, from: written) {
      if let reading = read(type, fromType: written) { return reading }
      let own = written.unwrapped
      return .either(
        expanded(shape).map {
          $0 == .value(own)
            ? compare(type.unwrapped, with: own)
            : read(type, fromSingle: $0).from(.init(type: own, shape: $0))
        })
    }
  }

  private func read(_ type: FormatType, fromSingle shape: Shape) -> Reading {
    if case .null = shape {
      // A case of a marked enum may be null.
      if case .named(let name, _) = type, isMarked(name),
        read(shape, as: name, expecting: nil).isAll
      {
        return .all
      }
      if type.isOptional { return .all }
      return .fails(.null, resolver.decodesByHand(type) ? .unknown : .none)
    }
    let target = type.unwrapped
    switch shape {
    case .either, .null: return read(type, from: shape)
    case .anything: return .fails(.value(shape), .unknown)
    case .value(let written):
      return read(target, fromType: written) ?? compare(target, with: written)
    case .literal(let value): return literal(value, as: target)
    case .anyLetters(let text): return literal(.string(text), as: target)
    case .range: return literal(.integer(1), as: target)
    case .object(let members): return read(target, fromMembers: members)
    case .array(let elements):
      let types: [FormatType]
      switch target {
      case .array(let element): types = [element]
      case .pairs(let key, let value) where elements.count.isMultiple(of: 2): types = [key, value]
      default: return other(target, shape)
      }
      return elements.enumerated().reduce(Reading.all) { reading, item in
        reading.and(read(types[item.offset % types.count], from: item.element))
      }.inside(.value(shape))
    }
  }

  /// Compares types by name. Returns nil if their parts must be compared.
  private func read(_ type: FormatType, fromType written: FormatType) -> Reading? {
    let (type, isOptional) = (type.unwrapped, type.isOptional)
    if written.isOptional, !isOptional { return nil }
    // Null is nil now, and was a value.
    if isOptional, !written.isOptional, expanded(.value(written)).contains(.null) {
      return .fails(.value(.value(written)), .some)
    }
    let written = written.unwrapped
    switch (type, written) {
    case (.named(let name, let arguments), .named(let other, let others)) where name == other:
      if let reason = hidden(type, name, from: written) {
        let obstacle = Obstacle(
          kind: .hidden(reason), isUnclear: true,
          place: resolver.facts[name].position.map { .property(type.text, $0) },
          source: .init(type: written))
        return Reading(extent: .unknown, obstacles: [obstacle])
      }
      // The lock's lines about a marked enum report what it doesn't read.
      if isMarked(name), arguments.count == others.count {
        guard lockedEnums.contains(name) else { return nil }
        return zip(arguments, others).reduce(.all) { reading, pair in
          reading.and(read(pair.0, from: .value(pair.1)))
        }
      }
      // Coding by hand, or in another module, is expected to stay the same.
      return arguments == others && !resolver.shows(type) ? .all : nil
    case (.array(let element), .array(let other)):
      return read(element, from: .value(other)).inside(.value(.value(written)))
    case (.dictionary(let key, let value), .dictionary(let otherKey, let other)):
      let keys = read(key, from: .value(otherKey)).extent
      let isKeyRead =
        key == otherKey && (keys == .all || keys == .unknown)
        || key == .named("String")
        || resolver.isText(key) && otherKey == .named("String")
        || resolver.isMarked(key.text) { $0.codingKeys?.value == true }
          && keys == .all
      return isKeyRead
        ? read(value, from: .value(other)).inside(.value(.value(written)))
        : .fails(.value(.value(written)), .some)
    case (.pairs(let key, let value), .pairs(let otherKey, let other)):
      return read(key, from: .value(otherKey)).and(read(value, from: .value(other)))
    default: return nil
    }
  }

  /// Compares scalars, and types of which only the spelling is known.
  private func compare(_ type: FormatType, with written: FormatType) -> Reading {
    let change = Obstacle.Kind.value(.value(written))
    if let definition = resolver.definition(of: type) {
      switch definition {
      case .marked: return other(type, .value(written))
      case .rawValues, .structure, .cases:
        let isScalar =
          if case .named(let name, _) = written { FormatType.scalar(name) != nil } else { true }
        return .fails(change, isScalar ? .some : .unknown)
      }
    }
    guard case .named(let name, _) = type, case .named(let other, _) = written,
      let scalar = FormatType.scalar(name), let otherScalar = FormatType.scalar(other)
    else {
      let (kinds, others) = (kinds(of: .value(type)), kinds(of: .value(written)))
      return .fails(change, kinds.isDisjoint(with: others) ? .none : .unknown)
    }
    let isStrategic = [name, other].contains { Self.strategic[$0] != nil }
    // A double reads all digits, though it may lose some. A narrower one loses most.
    let takesTypical =
      otherScalar.shared(readBy: scalar) != nil && !otherScalar.isRounded(in: scalar)
    if !isStrategic, takesTypical || (name, other) == ("Double", "Decimal") { return .all }
    return .fails(
      change,
      !isStrategic && scalar.kinds.isDisjoint(with: otherScalar.kinds) ? .none : .some)
  }

  /// The types of which the encoder decides how they are written, and the scalars that it may write.
  private static let strategic: [String: Kinds] = ["Date": [.number, .string], "Data": .string]

  private func literal(_ value: Scalar, as type: FormatType) -> Reading {
    let change = Obstacle.Kind.value(.literal(value))
    switch resolver.definition(of: type) {
    case .rawValues(let values):
      if values.contains(where: { !Set($0.forms).isDisjoint(with: value.forms) }) { return .all }
      // Another raw type can't have the value back.
      let isOfType = values.contains { !$0.kinds.isDisjoint(with: value.kinds) }
      return .fails(isOfType ? .removedValue(.literal(value)) : change)
    case .marked: return other(type, .literal(value))
    case .structure, .cases: return .fails(change)
    case nil:
      guard case .named(let name, _) = type else { return .fails(change) }
      guard let scalar = FormatType.scalar(name) else {
        let kinds = kinds(of: .value(type))
        return .fails(change, kinds.isDisjoint(with: value.kinds) ? .none : .unknown)
      }
      let strategic = Self.strategic[name]
      if strategic == nil, scalar.contains(value) { return .all }
      // No rule here tells all URLs.
      let possible = name == "URL" ? .string : strategic ?? []
      return .fails(change, possible.isDisjoint(with: value.kinds) ? .none : .some)
    }
  }

  /// Reads the rest, which only a marked enum can.
  private func other(_ type: FormatType, _ shape: Shape) -> Reading {
    guard case .named(let name, _) = type, isMarked(name) else {
      return .fails(.value(shape), isOpaque(type) ? .unknown : .none)
    }
    let reading = read(shape, as: name, expecting: nil, keepsTags: true)
    let isLiteral = if case .literal = shape { true } else { false }
    let kind = isLiteral ? Obstacle.Kind.removedValue(shape) : .value(shape)
    return Reading(extent: reading.extent, obstacles: reading.isAll ? [] : [Obstacle(kind: kind)])
  }

  private func isOpaque(_ type: FormatType) -> Bool {
    guard case .named(let name, _) = type else { return false }
    return FormatType.scalar(name) == nil && resolver.definition(of: type) == nil
  }

  // MARK: Objects

  /// Reads an object as a value of a type, where other values may share the object.
  func read(_ type: FormatType, fromMembers members: [Shape.Member]) -> Reading {
    let flattened = members.compactMap(\.flattened)
    for written in flattened {
      if let reading = read(type, fromType: written) { return reading }
    }
    var reading = read(type, fromOtherMembers: members)
    if let written = flattened.first { reading = reading.from(.init(type: written.unwrapped)) }
    // A key that may be missing may be one of those that aren't known.
    if reading.isAll, let written = flattened.first, flattened.allSatisfy(isHidden) {
      return .fails(.value(.value(written)), .unknown)
    }
    return reading
  }

  /// Whether not all keys are known that a flattened value may have.
  private func isHidden(_ type: FormatType) -> Bool {
    expanded(.value(type.unwrapped)).contains { shape in
      switch shape {
      case .object, .value(.dictionary): false
      default: true
      }
    }
  }

  private func read(_ type: FormatType, fromOtherMembers members: [Shape.Member]) -> Reading {
    // If one is nil, so is the other.
    let target = type.unwrapped
    let members = members.map { member in
      type.isOptional && member.flattened?.unwrapped == target ? .flattened(target) : member
    }
    switch target {
    case .dictionary(let key, let element):
      guard key == .named("String") else { return .fails(.value(.object(members)), .some) }
      return read(element, fromValuesOf: members)
    case .named:
      switch resolver.definition(of: target) {
      case .structure(let properties): return structure(target.text, properties, members)
      case .cases(let cases): return self.cases(target, cases, members)
      case .rawValues: return .fails(.value(.object(members)))
      case .marked, nil: return other(target, .object(members))
      }
    case .array, .pairs, .optional: return .fails(.value(.object(members)))
    }
  }

  private func structure(
    _ name: String, _ properties: [CodedProperty], _ members: [Shape.Member]
  ) -> Reading {
    // Next to a tag and other values, only the flattened value's own keys count.
    let flattened = members.filter { $0.flattened != nil }
    var read = universe.object(properties.map(\.strict), of: name, .read)
    // What is only written is no former key.
    read.members += properties.filter { !$0.isRead }.map {
      .init(keys: [$0.key], value: .anything, isRequired: false)
    }
    return self.read(members, as: read, unread: flattened.isEmpty ? members : flattened)
  }

  /// The compiler's own form: the only key is the case.
  private func cases(
    _ type: FormatType, _ cases: [CodedCase], _ members: [Shape.Member]
  ) -> Reading {
    // A flattened enum is one object for each case.
    for (index, member) in members.enumerated() {
      let shapes = member.flattened.map { expanded(.value($0.unwrapped)) } ?? []
      if shapes.count < 2 { continue }
      return .either(
        shapes.map { shape in
          guard case .object(let inner) = shape else { return .fails(.value(shape)) }
          let rest = members[..<index] + members[(index + 1)...]
          return self.cases(type, cases, rest + inner)
        })
    }
    let found = cases.filter { find($0.key, in: members).presence == .yes }
    guard found.count == 1, let item = found.first, let shape = find(item.key, in: members).shape
    else { return .fails(.removedValue(.object(members))) }
    return .either(
      expanded(shape).map { shape in
        guard case .object(let inner) = shape else { return .fails(.value(shape)) }
        return structure("\(type.text).\(item.name)", item.values, inner)
      })
  }
}

extension ScalarSet {
  /// Whether integers of the set lose digits in a `Float` or `Float16`.
  fileprivate func isRounded(in other: ScalarSet) -> Bool {
    guard case .integer(let bits, _) = self, case .double(let width) = other else { return false }
    return width == 32 && bits > 24 || width == 16 && bits > 11
  }
}

extension CodedProperty {
  /// The property without the options by which it would lose what it can't read.
  fileprivate var strict: CodedProperty {
    var property = self
    property.forgives = false
    if leniency == .invalidElements { property.leniency = nil }
    return property
  }
}
