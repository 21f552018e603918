import CodableEnumCore

/// Finds earlier untagged cases that take documents from later ones, because they read more than before.
extension LockChecks {
  /// An untagged case that may read more than when it was locked.
  struct Gain {
    /// The cases in the order in which they are tried.
    let order: [String]
    let index: Int
    /// Whether it is only read. Then an entry's `behind` is all that shows that it was there.
    let isOnlyRead: Bool
    /// Its documents with a new raw value, or all of them if it was written in another way.
    let documents: [Documents]
    /// What it was written as. It has also read this since then.
    let locked: Documents
  }

  /// - Parameter entries: What is locked of the enum.
  func gains(_ model: EnumModel, _ entries: [FormatLock.Entry]) -> [Gain] {
    let (declared, universe) = (model.declared, target.universe)
    let tried = model.dispatch.tried.filter { $0.plan.reading == .known }
    guard !tried.isEmpty else { return [] }
    let sets = CaseDocuments(universe, declared, .read, forms: model.representations)
    let order = tried.map(\.plan.model.baseName)
    let locked = Dictionary(grouping: entries) { $0.name ?? "" }.mapValues { $0.map(\.shape) }
    // A new case may be one of these under another name.
    let gone = locked.filter { item in !declared.cases.contains { $0.baseName == item.key } }
    let describer = ShapeDescriber(declared: declared, resolver: target.resolver)
    let shapes = Dictionary(
      describer.written(model.primary).map { ($0.plan.index, $0.shape) }
    ) { first, _ in first }
    return tried.enumerated().compactMap { index, item in
      let own = locked[order[index]]
      let locked = own ?? gone.values.flatMap(\.self)
      let shape = shapes[item.plan.index]
      let isChanged =
        if let own { shape.map { differs($0, from: own) } ?? false } else { true }
      let all = sets.document(item.plan, in: item.form)
      let documents = (isChanged ? [all] : []) + withNewNames(all)
      return documents.isEmpty
        ? nil
        : Gain(
          order: order, index: index,
          isOnlyRead: item.plan.item.options.isSkipped(.encoding), documents: documents,
          locked: .any(of: locked.map { ignoringOthers(universe.documents($0)) }))
    }
  }

  /// Whether a shape is in none of some lines, or has a struct that isn't what its own line says.
  private func differs(_ shape: Shape, from locked: [Shape]) -> Bool {
    !locked.contains { shape.isSame(as: $0, besideFlattened: true) }
      || typesInside(of: shape.types).contains { type in
        guard case .structure(let properties)? = target.resolver.definition(of: type),
          let lines = reader.typeShapes[type]
        else { return false }
        return !lines.contains { Self.isLine($0, of: properties) }
      }
  }

  /// Whether a line has just the properties that a struct has.
  private static func isLine(_ line: Shape, of properties: [CodedProperty]) -> Bool {
    guard case .object(let members) = line, members.count == properties.count else { return false }
    return members.allSatisfy { member in
      guard case .key(let key, let value, _) = member else { return false }
      return properties.contains { $0.key == key && value == .value($0.type) }
    }
  }

  /// Returns what a case reads that writes some documents: reading ignores other keys.
  private func ignoringOthers(_ set: Documents) -> Documents {
    switch set {
    case .type: return ignoringOthers(target.universe.resolved(set))
    case .either(let sets): return .any(of: sets.map(ignoringOthers))
    case .object(var members):
      if case .none = members.others { members.others = .ignored }
      return .object(members)
    case .null, .scalar, .array, .anything, .opaque: return set
    }
  }

  /// Returns the earlier case that gained a raw value that a later one was written with.
  func taker(of entry: FormatLock.Entry, _ gains: [Gain]) -> String? {
    let taker = gains.first { gain in
      gain.order[gain.index...].dropFirst().contains(entry.name ?? "")
        && !(gain.isOnlyRead && entry.behind.contains(gain.order[gain.index]))
        && gain.documents.contains { takesMore($0, than: gain.locked, of: entry) }
    }
    return taker.map { $0.order[$0.index] }
  }

  /// Whether a case reads a document of an entry that it didn't read when it was locked. Of an integer
  /// type that grew, only the last numbers show it.
  private func takesMore(
    _ set: Documents, than locked: Documents, of entry: FormatLock.Entry
  ) -> Bool {
    let written = target.universe.documents(entry.shape)
    let bounds = target.universe.parts(of: set).flatMap { part -> [Document] in
      if case .scalar(let scalars) = part { scalars.bounds.map(Document.scalar) } else { [] }
    }
    let known = bounds.filter { shared($0.documents, written) != nil }
    return ([shared(written, set)].compactMap(\.self) + known).contains {
      shared($0.documents, locked) == nil
    }
  }

  /// Returns a document of two sets.
  private func shared(_ first: Documents, _ second: Documents) -> Document? {
    let answer = Overlap.of(first, second, in: target.universe, countsRare: true)
    return if case .yes(let document, _) = answer { document } else { nil }
  }

  /// Returns the documents of a set that have a raw value that the lock doesn't have.
  ///
  /// - Parameter type: The type that the set is of.
  private func withNewNames(
    _ set: Documents, of type: FormatType? = nil, depth: Int = 6
  ) -> [Documents] {
    switch set {
    case .type(let type, _):
      return depth == 0
        ? [] : withNewNames(target.universe.resolved(set), of: type, depth: depth - 1)
    case .either(let sets): return sets.flatMap { withNewNames($0, of: type, depth: depth) }
    case .scalar(.literals(let literals)):
      guard let type, let locked = reader.typeShapes[type] else { return [] }
      // Aliases are in no lock, so only what is written can be new.
      let new = literals.values.filter {
        !locked.contains(.literal($0)) && shared(.literal($0), .type(type, .written)) != nil
      }
      return new.isEmpty ? [] : [.literals(new)]
    case .array(var elements):
      if let rest = elements.rest { elements.slots.append(rest) }
      return elements.slots.indices.flatMap { index in
        withNewNames(elements.slots[index], depth: depth).map { value in
          var array = elements
          array.slots[index] = value
          array.requiredCount = max(array.requiredCount, index + 1)
          return .array(array)
        }
      }
    case .object(let members):
      return members.members.indices.flatMap { index in
        withNewNames(members.members[index].value, depth: depth).map { value in
          var object = members
          object.members[index].value = value
          object.members[index].isRequired = true
          return .object(object)
        }
      }
    case .null, .scalar, .anything, .opaque: return []
    }
  }
}

extension ScalarSet {
  /// The first and the last number of an integer type.
  fileprivate var bounds: [Scalar] {
    guard case .integer(let bits, let isSigned) = self else { return [] }
    let last = Int.max >> max(0, isSigned ? 64 - bits : 63 - bits)
    return [.integer(isSigned ? -last - 1 : 0), .integer(last)]
  }
}
