import CodableEnumCore

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
    case .array(let elements): .array(of: elements.map(documents))
    case .object(let members): .any(of: objects(members).map { .object($0) })
    }
  }

  private func objects(_ members: [Shape.Member]) -> [Documents.Members] {
    var objects = [Documents.Members()]
    for member in members {
      switch member {
      case .key(let key, let shape, let isOptional):
        let member = Documents.Member(
          keys: [key], value: documents(shape.present),
          isRequired: !isOptional && !shape.isOptional)
        for index in objects.indices { objects[index].members.append(member) }
      case .kept(_, let shape):
        for index in objects.indices {
          objects[index].others = .values(documents(shape), keys: .any)
        }
      case .flattened(let type): objects = flatten(type, .locked, into: objects)
      }
    }
    return objects
  }
}
