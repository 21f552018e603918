extension Universe {
  /// Returns the documents that a line of a lock means.
  func documents(_ shape: Shape) -> Documents {
    switch shape {
    case .null: .null
    case .literal(let value): .literal(value)
    case .anyLetters(let text): .scalar(.anyLetters(text))
    case .range(let range): .scalar(.range(range))
    case .value(let type): .type(type, .locked)
    case .anything: .anything
    case .either(let shapes): .any(of: shapes.map(documents))
    case .array(let elements):
      .array(.init(slots: elements.map(documents), requiredCount: elements.count))
    case .object(let members):
      .any(of: objects(members).map { .object($0) })
    }
  }

  private func objects(_ members: [Shape.Member]) -> [Documents.Members] {
    var objects = [Documents.Members()]
    for member in members {
      switch member {
      case .key(let key, let shape, let isOptional):
        let member = Documents.Member(
          keys: [key], value: documents(shape.present),
          isRequired: !isOptional && shape.present == shape)
        for index in objects.indices { objects[index].members.append(member) }
      case .kept(_, let shape):
        for index in objects.indices {
          objects[index].others = .values(documents(shape), areKeysIntegers: false)
        }
      case .flattened(let type): objects = flatten(type, .locked, into: objects)
      }
    }
    return objects
  }

  // MARK: Flattened values

  /// Returns objects with the keys of a value added to their own.
  func flatten(
    _ type: FormatType, _ side: Documents.Side, into objects: [Documents.Members]
  ) -> [Documents.Members] {
    var inner: [Documents.Members] = []
    var seen: Set<FormatType> = []
    collect(.type(type.unwrapped, side), opaque: type, &seen, into: &inner)
    if type.isOptional { inner.insert(Documents.Members(), at: 0) }
    // With very many combinations, the keys count as unknown.
    if objects.count * inner.count > 256 {
      inner = [.init(others: .opaque(type))]
    }
    return objects.flatMap { outer in
      inner.map { inner in
        var object = outer
        object.members += inner.members
        switch inner.others {
        case .none, .ignored: break
        case .values, .opaque: object.others = inner.others
        }
        return object
      }
    }
  }

  /// - Parameter seen: The types so far. An enum may be one of its own cases.
  private func collect(
    _ set: Documents, opaque type: FormatType, _ seen: inout Set<FormatType>,
    into objects: inout [Documents.Members]
  ) {
    if case .type(let own, _) = set, !seen.insert(own).inserted { return }
    switch resolved(set) {
    case .object(let members): objects.append(members)
    case .either(let sets): for set in sets { collect(set, opaque: type, &seen, into: &objects) }
    // A struct without properties has no keys.
    case .anything: objects.append(.init())
    case .opaque, .type: objects.append(.init(others: .opaque(type)))
    case .null, .scalar, .array: break
    }
  }
}
