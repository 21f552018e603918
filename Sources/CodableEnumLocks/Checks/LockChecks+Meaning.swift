import CodableEnumCore

/// Finds documents that are still read, but as something else.
extension LockChecks {
  /// Compares the values that a case's keys and elements had with those that they have now.
  func checkMeaning(of entry: FormatLock.Entry, _ name: String, _ head: FormatHead) {
    for item in target.models[name] ?? [] {
      let forms = zip(item.declared.forms, item.model.representations)
      guard let form = forms.first(where: { FormatHead($0.0).hasLayout(of: head) })?.1 else {
        continue
      }
      for plan in form.cases where plan.isRead && plan.model.baseName == entry.name {
        MeaningCheck(checks: self, entry: entry, marked: item, plan: plan).run()
      }
    }
  }

  /// An untagged case that reads more than when it was locked, because of a new raw value.
  struct Gain {
    /// The cases in the order in which they are tried.
    let order: [String]
    let index: Int
    /// Its documents with such a raw value.
    let documents: [Documents]
  }

  func gains(_ marked: MarkedModel) -> [Gain] {
    let (declared, model, universe) = (marked.declared, marked.model, target.universe)
    let tried = model.dispatch.tried.filter { $0.plan.reading == .known }
    guard !tried.isEmpty,
      let sets = CaseDocuments(universe, declared, .read, forms: model.representations)
    else { return [] }
    let order = tried.map(\.plan.model.baseName)
    return tried.enumerated().compactMap { index, item in
      let documents = withNewNames(sets.document(item.plan, in: item.form))
      return documents.isEmpty ? nil : Gain(order: order, index: index, documents: documents)
    }
  }

  /// Returns the earlier case that gained a raw value that a later one was written with.
  func taker(of entry: FormatLock.Entry, _ gains: [Gain]) -> String? {
    let taker = gains.first { gain in
      gain.order[gain.index...].dropFirst().contains(entry.name ?? "")
        && gain.documents.contains { set in
          let answer = Overlap.of(
            target.universe.documents(entry.shape), set, in: target.universe, countsRare: true)
          return if case .yes = answer { true } else { false }
        }
    }
    return taker.map { $0.order[$0.index] }
  }

  /// Returns the documents of a set that have a raw value that the lock doesn't have.
  private func withNewNames(_ set: Documents, depth: Int = 6) -> [Documents] {
    switch set {
    case .type(let type, _):
      if case .rawValues(let values) = target.resolver.definition(of: type) {
        let locked = reader.typeShapes[type]
        let new = values.filter { locked?.contains(.literal($0)) == false }
        return new.isEmpty ? [] : [.literals(new)]
      }
      return depth == 0 ? [] : withNewNames(target.universe.resolved(set), depth: depth - 1)
    case .either(let sets): return sets.flatMap { withNewNames($0, depth: depth) }
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

  /// Compares the keys of a struct.
  func checkMeaning(of entry: FormatLock.Entry, in type: FormatType) {
    guard case .structure(let properties) = target.resolver.definition(of: type) else { return }
    checkSkipped(entry, in: type, unless: properties)
    for property in properties where entry.shape.keys.contains(property.key) {
      let old = entry.meaning.values[property.key] ?? property.key
      func name(_ own: String) -> String { "\(type.text).\(own)" }
      let message: LockMessage
      if old != property.name,
        properties.contains(where: { $0.name == old })
          || entry.shape.keys.contains(where: {
            (entry.meaning.values[$0] ?? $0) == property.name
          })
      {
        message = .exchange(
          name(property.name), place: "the key \(property.key.quoted)", was: name(old))
      } else if !property.isRead, !entry.meaning.unread.contains(property.key) {
        message = .skip(name(property.name), hint: "make it a 'var'", accepted: type.text)
      } else {
        continue
      }
      report(message, at: property.position, notes: [note(entry)])
    }
  }

  /// Properties that 'CodingKeys' no longer names.
  private func checkSkipped(
    _ entry: FormatLock.Entry, in type: FormatType, unless coded: [CodedProperty]
  ) {
    guard case .named(let name, _) = type else { return }
    for property in target.resolver.facts[name].properties ?? []
    where property.isStored && !coded.contains(where: { $0.name == property.name }) {
      let key = entry.shape.keys.first { key in
        (entry.meaning.values[key] ?? key) == property.name
          && !entry.meaning.unread.contains(key) && !coded.contains { $0.key == key }
      }
      guard let key else { continue }
      report(
        .skip(
          "\(type.text).\(property.name)", hint: "give it the key \(key.quoted) in 'CodingKeys'",
          accepted: type.text),
        at: property.position, notes: [note(entry)])
    }
  }
}

extension Shape {
  /// Every key in the shape, at any depth.
  var keys: Set<String> {
    switch self {
    case .object(let members):
      members.reduce(into: []) { keys, member in
        switch member {
        case .key(let key, let shape, _): keys.formUnion(shape.keys.union([key]))
        case .kept(_, let shape): keys.formUnion(shape.keys)
        case .flattened: break
        }
      }
    case .array(let shapes), .either(let shapes):
      shapes.reduce(into: []) { $0.formUnion($1.keys) }
    case .null, .literal, .anyLetters, .range, .value, .anything: []
    }
  }
}
