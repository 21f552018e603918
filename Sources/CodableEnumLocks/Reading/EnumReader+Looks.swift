import CodableEnumCore

extension FormatReader {
  /// Whether a key is there, and what is under it.
  typealias Found = (presence: Truth, shape: Shape?)

  /// Follows a path of keys.
  func find(_ path: [String], in members: [Shape.Member]) -> Found {
    path.dropFirst().reduce(find(path[0], in: members)) { found, key in
      found.shape.map { find(key, inside: $0, found.presence, 8) } ?? found
    }
  }

  /// - Parameter depth: How many flattened values to look into, because one may contain itself.
  func find(_ key: String, in members: [Shape.Member], depth: Int = 8) -> Found {
    // A dictionary beside a key can't have it as well.
    for case .key(key, let shape, let isOptional) in members {
      guard shape.isOptional else { return (isOptional ? .maybe : .yes, shape) }
      // Null under the key was nil, even if a case of the type is null.
      return (.maybe, expanded(shape.present).contains(.null) ? shape : shape.present)
    }
    for member in members {
      switch member {
      case .flattened(.dictionary(_, let value)), .flattened(.optional(.dictionary(_, let value))):
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
  private func find(_ key: String, inside shape: Shape, _ presence: Truth, _ depth: Int) -> Found {
    var isAlways = presence == .yes
    var shapes: [Shape] = []
    for shape in expanded(shape) {
      var found: Found = (.no, nil)
      if case .object(let members) = shape { found = find(key, in: members, depth: depth) }
      isAlways = isAlways && found.presence == .yes
      if let shape = found.shape { shapes.append(shape) }
    }
    if shapes.isEmpty { return (.no, nil) }
    return (isAlways ? .yes : .maybe, shapes.count > 1 ? .either(shapes) : shapes[0])
  }

  /// Returns the keys of an object, with the known ones of flattened values, and whether there may
  /// be others.
  func keys(of members: [Shape.Member], depth: Int = 8) -> (known: [String], isOpen: Bool) {
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
  /// A document with the tag that it has in the place of a group.
  typealias Tagged = (document: Shape, tag: Scalar, group: TagGroup)

  /// Evaluates a test that chooses among forms, or among cases of a tag.
  func look(_ test: LookTest, at whole: Tagged) -> Truth {
    let payload =
      switch (whole.group.place, whole.document) {
      case (.key, _): member(.tag, of: whole)?.shape
      case (.element, .array(let elements)): elements.dropFirst().first
      case (.element, _): Shape?.none
      case (.member, _), (.value, _): whole.document
      }
    guard let payload else { return look(test, at: nil, in: whole) }
    // Parts of the test may be true for different shapes of the payload.
    return look(test, inside: payload, in: whole)
  }

  func member(_ content: ContentKey, of whole: Tagged) -> FormatReader.Found? {
    guard case .object(let members) = whole.document else { return nil }
    switch content {
    case .key(let key): return reader.find(key, in: members)
    case .tag: return reader.find(whole.tag.spelling, in: members)
    }
  }

  /// Evaluates a test of a part of a document, which may have several shapes.
  private func look(_ test: LookTest, inside part: Shape?, in whole: Tagged) -> Truth {
    .common((part.map(reader.expanded) ?? []).map { look(test, at: $0, in: whole) })
  }

  private func look(_ test: LookTest, at part: Shape?, in whole: Tagged) -> Truth {
    switch test {
    case .sibling(let content): return member(content, of: whole)?.presence ?? .no
    case .content(let content, let test):
      return look(test, inside: member(content, of: whole)?.shape, in: whole)
    case .follow(let count):
      guard case .array(let elements) = whole.document else { return .no }
      return elements.count == count + 1 ? .yes : .no
    case .value(let keys):
      let truth = look(.holds(keys), at: part, in: whole)
      guard truth != .no, case .object(let members)? = part,
        let value = keys.compactMap({ reader.find($0, in: members).shape }).first
      else { return truth }
      let shapes = reader.expanded(value)
      if !shapes.contains(.null) { return truth }
      return shapes.count == 1 ? .no : .maybe
    case .not(let test): return look(test, at: part, in: whole).negated
    case .all(let tests): return .all(tests.map { look($0, at: part, in: whole) })
    case .any(let tests): return .any(tests.map { look($0, at: part, in: whole) })
    case .isOf, .holds, .first, .under, .isOneOf: break
    }
    guard let shape = part else { return .no }
    let summary = reader.summary(of: shape)
    let kinds = summary.kinds
    switch test {
    case .isOf(let kind):
      return kinds == kind ? .yes : kinds.isDisjoint(with: kind) ? .no : .maybe
    case .holds(let keys):
      guard case .object(let members) = shape else {
        let isThere = summary.keys.map { keys.contains(where: $0.required.contains) } ?? false
        return kinds == .object && isThere ? .yes : kinds.contains(.object) ? .maybe : .no
      }
      let truths = keys.map { reader.find($0, in: members).presence }
      let found = Truth.any(truths)
      return found == .no && reader.keys(of: members).isOpen ? .maybe : found
    case .first(let test):
      switch shape {
      case .array(let elements): return look(test, inside: elements.first, in: whole)
      case .value(.array(let element)):
        return look(test, inside: .value(element), in: whole) == .no ? .no : .maybe
      default: return kinds.contains(.array) ? .maybe : .no
      }
    case .under(let keys, let test):
      if case .value(.dictionary(_, let value)) = shape {
        return look(test, inside: .value(value), in: whole) == .no ? .no : .maybe
      }
      guard case .object(let members) = shape else { return kinds.contains(.object) ? .maybe : .no }
      for key in keys {
        let found = reader.find(key, in: members)
        guard found.presence != .no, let value = found.shape else { continue }
        let truth = look(test, inside: value, in: whole)
        return found.presence == .yes || truth == .no ? truth : .maybe
      }
      return reader.keys(of: members).isOpen ? .maybe : .no
    case .isOneOf(let values):
      if case .literal(let value) = shape {
        return value.forms.contains(where: values.contains) ? .yes : .no
      }
      return values.contains { !kinds.isDisjoint(with: $0.kinds) } ? .maybe : .no
    case .sibling, .content, .follow, .value, .not, .all, .any: return .maybe
    }
  }
}

extension FormatReader {
  /// Returns the kinds of values that a shape can have.
  func kinds(of shape: Shape) -> Kinds { summary(of: shape).kinds }

  fileprivate func summary(of shape: Shape) -> Summary {
    Summary(of: universe.documents(shape), in: universe)
  }
}
