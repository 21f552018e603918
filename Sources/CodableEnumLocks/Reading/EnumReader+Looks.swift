import CodableEnumCore

extension FormatReader {
  /// Whether a path of keys leads to a value in an object, and to which.
  func find(
    _ path: [String], in members: [Shape.Member]
  ) -> (presence: Truth, shape: Shape?) {
    path.dropFirst().reduce(find(path[0], in: members)) { found, key in
      found.shape.map { find(key, inside: $0, found.presence, 8) } ?? found
    }
  }

  /// Whether a key is in an object, and what is under it.
  ///
  /// - Parameter depth: How many flattened values to look into, because one may contain itself.
  func find(
    _ key: String, in members: [Shape.Member], depth: Int = 8
  ) -> (presence: Truth, shape: Shape?) {
    // A dictionary beside a key can't have it as well.
    for case .key(key, let shape, let isOptional) in members {
      return (isOptional || shape.isOptional ? .maybe : .yes, shape.present)
    }
    for member in members {
      switch member {
      case .flattened(.dictionary(_, let value)),
        .flattened(.optional(.dictionary(_, let value))):
        return (.maybe, .value(value))
      case .flattened(let type) where depth > 0:
        let found = find(
          key, inside: .value(type.unwrapped), type.isOptional ? .maybe : .yes, depth - 1)
        if found.presence != .no { return found }
      case .key, .kept, .flattened: break
      }
    }
    return (.no, nil)
  }

  /// Looks into all objects that a value may be.
  ///
  /// - Parameter presence: Whether the value is there.
  private func find(
    _ key: String, inside shape: Shape, _ presence: Truth, _ depth: Int
  ) -> (presence: Truth, shape: Shape?) {
    var isAlways = presence == .yes
    var shapes: [Shape] = []
    for shape in expanded(shape) {
      var found = (presence: Truth.no, shape: Shape?.none)
      if case .object(let members) = shape { found = find(key, in: members, depth: depth) }
      isAlways = isAlways && found.presence == .yes
      if let shape = found.shape { shapes.append(shape) }
    }
    if shapes.isEmpty { return (.no, nil) }
    return (isAlways ? .yes : .maybe, shapes.count > 1 ? .either(shapes) : shapes[0])
  }

  /// Returns the keys of an object, with the known ones of flattened values, and whether there may
  /// be others.
  func keys(
    of members: [Shape.Member], depth: Int = 8
  ) -> (known: [String], isOpen: Bool) {
    var known: [String] = []
    var isOpen = false
    for member in members {
      switch member {
      case .key(let key, _, _): known.append(key)
      case .kept: break
      case .flattened(let type):
        for shape in depth == 0 ? [] : expanded(.value(type.unwrapped)) {
          guard case .object(let members) = shape else {
            isOpen = true
            continue
          }
          let inner = keys(of: members, depth: depth - 1)
          known += inner.known
          isOpen = isOpen || inner.isOpen
        }
      }
    }
    return (known, isOpen)
  }
}

extension EnumReader {
  /// Evaluates a test that chooses among forms, or among cases of a tag.
  func look(
    _ test: LookTest, at document: Shape, _ tag: Scalar, in group: TagGroup
  ) -> Truth {
    .common(
      payloads(of: document, tag, at: group.place).map { look(test, atEach: $0, tag, in: group) })
  }

  /// Returns the document with each shape that its payload can have. Parts of a test may be true for
  /// different ones.
  private func payloads(of document: Shape, _ tag: Scalar, at place: TagPosition) -> [Shape] {
    switch (place, document) {
    case (.element, .array(var elements)) where elements.count > 1:
      return reader.expanded(elements[1]).map {
        elements[1] = $0
        return .array(elements)
      }
    case (.key, .object(let members)):
      guard let shape = reader.find(tag.spelling, in: members).shape else { return [document] }
      let others = members.filter { $0.key != tag.spelling }
      return reader.expanded(shape).map {
        .object([.key(tag.spelling, $0, isOptional: false)] + others)
      }
    default: return [document]
    }
  }

  private func look(
    _ test: LookTest, atEach document: Shape, _ tag: Scalar, in group: TagGroup
  ) -> Truth {
    switch (test, group.place) {
    case (.sibling(let content), _):
      return member(content, tag, of: document)?.presence ?? .no
    case (.content(let content, let test), _):
      return look(test, at: member(content, tag, of: document)?.shape.map(reader.expanded) ?? [])
    case (.not(let test), _): return look(test, atEach: document, tag, in: group).negated
    case (.all(let tests), _):
      return .all(tests.map { look($0, atEach: document, tag, in: group) })
    case (.any(let tests), _):
      return .any(tests.map { look($0, atEach: document, tag, in: group) })
    case (.follow(let count), _):
      if case .array(let elements) = document { return elements.count == count + 1 ? .yes : .no }
      return .no
    case (_, .key):
      return look(test, at: member(.tag, tag, of: document)?.shape.map(reader.expanded) ?? [])
    case (_, .element):
      guard case .array(let elements) = document, elements.count > 1 else { return .no }
      return look(test, at: reader.expanded(elements[1]))
    case (_, .member), (_, .value): return look(test, at: reader.expanded(document))
    }
  }

  func member(
    _ content: ContentKey, _ tag: Scalar, of document: Shape
  ) -> (presence: Truth, shape: Shape?)? {
    guard case .object(let members) = document else { return nil }
    switch content {
    case .key(let key): return reader.find(key, in: members)
    case .tag: return reader.find(tag.spelling, in: members)
    }
  }

  /// Evaluates a test of a payload, which may have several shapes.
  private func look(_ test: LookTest, at shapes: [Shape]) -> Truth {
    .common(shapes.map { look(test, at: $0) })
  }

  private func look(_ test: LookTest, at shape: Shape) -> Truth {
    let kinds = reader.kinds(of: shape)
    switch test {
    case .isOf(let kind):
      return kinds == kind ? .yes : kinds.isDisjoint(with: kind) ? .no : .maybe
    case .holds(let keys):
      guard case .object(let members) = shape else {
        return kinds.contains(.object) ? .maybe : .no
      }
      let truths = keys.map { reader.find($0, in: members).presence }
      let found = Truth.any(truths)
      return found == .no && reader.keys(of: members).isOpen ? .maybe : found
    case .first(let test):
      switch shape {
      case .array(let elements):
        return elements.first.map { look(test, at: reader.expanded($0)) } ?? .no
      case .value(.array(let element)):
        let truth = look(test, at: reader.expanded(.value(element)))
        return truth == .no ? .no : .maybe
      default: return kinds.contains(.array) ? .maybe : .no
      }
    case .not(let test): return look(test, at: shape).negated
    case .all(let tests): return .all(tests.map { look($0, at: shape) })
    case .any(let tests): return .any(tests.map { look($0, at: shape) })
    case .under(let keys, let test):
      if case .value(.dictionary(_, let value)) = shape {
        return look(test, at: reader.expanded(.value(value))) == .no ? .no : .maybe
      }
      guard case .object(let members) = shape else {
        return kinds.contains(.object) ? .maybe : .no
      }
      for key in keys {
        let found = reader.find(key, in: members)
        guard found.presence != .no, let value = found.shape else { continue }
        let truth = look(test, at: reader.expanded(value))
        return found.presence == .yes || truth == .no ? truth : .maybe
      }
      return reader.keys(of: members).isOpen ? .maybe : .no
    case .isOneOf(let values):
      switch shape {
      case .literal(let value):
        return value.forms.contains(where: values.contains) ? .yes : .no
      default: return values.contains { !kinds.isDisjoint(with: $0.kinds) } ? .maybe : .no
      }
    case .sibling, .content, .follow: return .maybe
    }
  }
}

extension FormatReader {
  /// Returns the kinds of values that a shape can have.
  func kinds(of shape: Shape) -> Kinds {
    Summary(of: universe.documents(shape), in: universe).kinds
  }
}
