import CodableEnumCore

/// Documents without a tag, for which cases are tried one after another.
extension EnumReader {
  /// Tries untagged cases one after another. A failure may be final: then nothing else is tried.
  func attempts(_ document: Shape) -> (reading: Reading, isFinal: Bool) {
    var last: Reading?
    // A document without a tag doesn't show whether its case was renamed.
    let exists = name != nil && target.cases.contains { $0.baseName == name }
    let fitting = target.untagged(for: document)
    for index in name == nil ? fitting : Array(target.untagged.indices) {
      let (form, plan) = target.untagged[index]
      if exists, plan.model.baseName != name { continue }
      let reading = read(plan, of: form, document, tag: nil)
      // A choice by keys is final, even if the case can't read the document.
      if form.choosesByKeys, !reading.isAll, let chosen = chosen(document, plan, form) {
        let reading = read(plan, of: form, chosen, tag: nil)
        let isOther = reading.obstacles.contains {
          if case .constant = $0.kind { true } else { false }
        }
        if !reading.isAll, !isOther { return (reading, true) }
      }
      if reading.isAll {
        if exists, let earlier = fitting.first(where: { $0 < index && mayTake(document, $0) }) {
          return (taken(by: target.untagged[earlier].plan, at: plan), false)
        }
        // A case that existed before can't be the new name of a removed one, unless it wrote the same.
        // Nor can one that loses its tag.
        if !exists, name != nil,
          isLocked(plan) && !locked(plan).contains(document) || hasTag(document)
        {
          return (taken(by: plan), false)
        }
        return (reading, true)
      }
      // If any case will do, or one of a new name, one that may read it decides.
      if exists || !reading.isNone && (name == nil || !isLocked(plan)) { last = last ?? reading }
    }
    return (last ?? .fails(.form), false)
  }

  /// Returns the documents for which their keys choose a case; nil if there are none.
  private func chosen(_ document: Shape, _ plan: CasePlan, _ form: Representation) -> Shape? {
    let keys = form.looks[plan.index].choosingKeys
    let members: [Shape.Member]
    switch document {
    case .object(let own): members = own
    case .value(.dictionary(let key, let value)):
      members = [.flattened(.dictionary(key: key, value))]
    default:
      return reader.kinds(of: document).contains(.object) && keys != nil ? document : nil
    }
    var required: [Shape.Member] = []
    for keys in keys ?? [] {
      let found = keys.compactMap { key in reader.find(key, in: members).shape.map { (key, $0) } }
      guard let (key, shape) = found.first else { return nil }
      required.append(.key(key, shape, isOptional: false))
    }
    let others = members.filter { member in
      member.key.map { key in !required.contains { $0.key == key } } ?? true
    }
    return keys == nil ? nil : .object(required + others)
  }

  /// Returns the cases that are tried before the written one and accept some of its documents.
  func earlierCases(_ document: Shape) -> [String] {
    guard let own = target.untagged.firstIndex(where: { $0.plan.model.baseName == name }) else {
      return []
    }
    return target.untagged(for: document).filter { index in
      // No line shows later that a case that isn't written was there.
      let countsRare = target.untagged[index].plan.item.options.isSkipped(.encoding)
      return index < own && mayTake(document, index, countsRare: countsRare)
    }.map { target.untagged[$0].plan.model.baseName }
  }

  /// - Parameter plan: The case that should have the document, if it isn't the same.
  func taken(by other: CasePlan, at plan: CasePlan? = nil) -> Reading {
    .fails(.taken(by: other.model.baseName)).at(.item((plan ?? other).index))
  }

  /// Whether a case may be the locked one under a new name.
  func mayBeRenamed(as plan: CasePlan) -> Bool {
    !target.cases.contains { $0.baseName == name } && !isLocked(plan)
  }

  func isLocked(_ plan: CasePlan) -> Bool { !locked(plan).isEmpty }

  /// Returns the lines of a case.
  func locked(_ plan: CasePlan) -> [Shape] {
    reader.lockedCases[target.declared.displayName]?[plan.model.baseName] ?? []
  }

  /// Whether a case may read a document whose keys it can have.
  private func mayTake(_ document: Shape, _ index: Int, countsRare: Bool = false) -> Bool {
    let (form, plan) = target.untagged[index]
    if let line {
      let name = plan.model.baseName
      // A choice by keys is final, even if the case can't read the document.
      if line.chosen.contains(name)
        || line.behind.contains(name)
          && (!form.choosesByKeys || self.read(plan, of: form, document, tag: nil).isAll)
      {
        return false
      }
    }
    let read = target.sets.document(plan, in: form)
    let answer = Overlap.of(
      reader.universe.documents(document), read, in: reader.universe, countsRare: countsRare)
    return if case .no = answer { false } else { true }
  }
}

extension EnumReader {
  /// Reads a document as a case of a form, once the case is known.
  ///
  /// - Parameters:
  ///   - tag: nil if the document has no tag, or one that no case has.
  ///   - choosesByConstants: Whether constants choose among cases of the tag. They are required then.
  func read(
    _ whole: CasePlan, of form: Representation, _ document: Shape, tag: Scalar?,
    _ choosesByConstants: Bool = false
  ) -> Reading {
    var sets = target.sets
    sets.keepsTypes = true
    sets.formerName = name
    // Without a tag, constants always choose the case.
    sets.choosesByConstants = choosesByConstants || form.style == .untagged
    let plan = whole.restricted(to: .decoding)
    let reading = read(plan, of: form, document, tag, sets).at(.item(plan.index))
    if line != nil, reading.isAll { reader.successors.insert(whole.model.baseName) }
    return reading
  }

  private func read(
    _ plan: CasePlan, of form: Representation, _ document: Shape, _ tag: Scalar?,
    _ sets: CaseDocuments
  ) -> Reading {
    switch (form.style, document) {
    case (.rawValue, _): return .all
    case (.untagged, _): return read(document, as: sets.root(plan, in: form), plan)
    case (.array, .array(let elements)):
      let rest = Array(elements.dropFirst())
      let values = sets.elements(plan.payload.values, plan)
      if plan.isSpread { return reader.read(.array(rest), as: .array(values)) }
      if rest.isEmpty, plan.payload.bare != nil, values.requiredCount == 0 { return .all }
      guard let payload = sets.payload(plan, in: form) else {
        return rest.isEmpty ? .all : .fails(.form)
      }
      return rest.count == 1 ? read(rest[0], as: payload, plan) : .fails(.form)
    case (.external, .object) where tag == nil && plan.index == form.missingTag?.index:
      return read(document, as: sets.withoutTag(plan, in: form), plan)
    case (.external, .object(let members)):
      let payload = plan.isName ? nil : sets.payload(plan, in: form)
      let member = Documents.Member(
        keys: [tag?.spelling ?? ""], value: payload ?? sets.nothing(form), isRequired: true,
        plan.payload.bare.map { .content(case: plan.index, value: $0.position) })
      return reader.read(.object(members.map { $0.named(tag) }), as: sets.object([member], form))
    case (.internal(let path), .object(let members)), (.adjacent(let path), .object(let members)):
      let anyTag = sets.tagMember(.anything, at: path, others: sets.others(form), isRequired: false)
      let set =
        plan.content == nil
        ? sets.beside(anyTag, at: path, plan, form)
        : sets.object([anyTag] + sets.content(plan, under: tag?.spelling ?? "", in: form), form)
      return reader.read(.object(members.map { $0.named(tag) }), as: set)
    default: return .fails(.form)
    }
  }

  /// Reads the payload of a case that is the whole document.
  private func read(_ shape: Shape, as payload: Documents, _ plan: CasePlan) -> Reading {
    guard let value = plan.payload.bare else { return reader.read(shape, as: payload) }
    let reading = reader.read(shape, asOnlyValue: payload)
    // The document is one of a type in the line, which may still be the type of the value.
    if !reading.isAll, let line, reader.read(line.shape, as: payload).isAll { return .all }
    return reading.at(.value(case: plan.index, value: value.position))
  }
}

extension Shape.Member {
  /// Returns the member with a tag as its key, if its key is a tag that was kept.
  fileprivate func named(_ tag: Scalar?) -> Shape.Member {
    guard case .kept(_, let shape) = self else { return self }
    return .key(tag?.spelling ?? "", shape, isOptional: false)
  }
}
