import CodableEnumCore

extension FormatLock {
  /// The lock with the current names of generic parameters. Their positions tell which ones they
  /// are.
  func withCurrentParameters(of target: TargetModels) -> FormatLock {
    var lock = self
    for (index, section) in sections.enumerated() {
      guard case .format(let name, let parameters, _) = section.subject,
        let declared = target.models[name]?.first?.declared
      else { continue }
      let current = target.resolver.parameters(of: declared)
      var names: [String: FormatType] = [:]
      for (position, parameter) in parameters.enumerated() {
        let type = current.indices.contains(position) ? current[position] : nil
        // No type has the name of a parameter that is gone.
        if type != parameter { names[parameter.text] = type ?? .named("former \(parameter.text)") }
      }
      if names.isEmpty { continue }
      lock.sections[index].rename(names)
      for var other in sections {
        guard case .type(let type, let kind) = other.subject, type.replacing(names) != type else {
          continue
        }
        other.subject = .type(type.replacing(names), kind)
        other.rename(names)
        lock.sections.append(other)
      }
    }
    return lock
  }
}

extension FormatLock.Section {
  fileprivate mutating func rename(_ names: [String: FormatType]) {
    for index in entries.indices {
      entries[index].shapeInFile = entries[index].shape
      entries[index].shape = entries[index].shape.replacing(names)
    }
  }
}

extension Shape {
  fileprivate func replacing(_ names: [String: FormatType]) -> Shape {
    switch self {
    case .null, .literal, .anyLetters, .range: self
    case .value(let type): .value(type.replacing(names))
    case .anything(let type): .anything(type.replacing(names))
    case .array(let shapes): .array(shapes.map { $0.replacing(names) })
    case .either(let shapes): .either(shapes.map { $0.replacing(names) })
    case .object(let members):
      .object(
        members.map { member in
          switch member {
          case .key(let key, let shape, let isOptional):
            .key(key, shape.replacing(names), isOptional: isOptional)
          case .kept(let tag, let shape): .kept(tag.replacing(names), shape.replacing(names))
          case .flattened(let type): .flattened(type.replacing(names))
          }
        })
    }
  }
}

extension FormatType {
  /// Whether another type is in its spelling, or is itself.
  package func contains(_ other: FormatType) -> Bool {
    self == other || parts.contains { $0.contains(other) }
  }

  /// The type with other types in place of some names.
  package func replacing(_ names: [String: FormatType]) -> FormatType {
    switch self {
    case .optional(let wrapped): wrapped.replacing(names).orNil
    case .array(let element): .array(element.replacing(names))
    case .dictionary(let key, let value):
      .dictionary(key: key.replacing(names), value.replacing(names))
    case .pairs(let key, let value): .pairs(key: key.replacing(names), value.replacing(names))
    case .named(let name, []): names[name] ?? self
    case .named(let name, let arguments): .named(name, arguments.map { $0.replacing(names) })
    }
  }
}
