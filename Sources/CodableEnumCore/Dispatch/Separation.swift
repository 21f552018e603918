/// Finds out what tells the documents of two representations apart, from what each can write.
final class Separation {
  let types: EnumTypes
  /// What was ever written, and what is read.
  let written, read: CaseDocuments

  init(_ types: EnumTypes) {
    self.types = types
    written = types.documents(.stored)
    read = types.documents(.read)
  }

  enum Result {
    /// Whatever both write means the same value.
    case same
    /// A test that is true for what the first writes and false for what the second writes.
    case test(LookTest)
    /// What both write for different values looks alike.
    case conflict

    var isSame: Bool { if case .same = self { true } else { false } }

    var inverted: Result { if case .test(let test) = self { .test(test.negated) } else { self } }
  }

  /// A case of one form, and a document of it that another form would recognize.
  typealias Match = (index: Int, document: String)

  func result(_ left: CasePlan, _ right: CasePlan, at place: TagPosition) -> Result {
    switch place {
    case .value: return .same
    case .key: return payloads(left, right)
    case .element: return elements(left, right)
    case .member:
      let isAbsent = [left, right].map { $0.payload.emptyForm == .omit }
      switch (left.content, right.content) {
      case (nil, nil): return payloads(left, right)
      case (let key?, nil): return isAbsent[0] ? .same : content(key, of: left, beside: right)
      case (nil, let key?):
        return isAbsent[1] ? .same : content(key, of: right, beside: left).inverted
      case (let key?, let other?) where key != other:
        // One key may be the text of a tag, and the same as the key of the other form.
        if left.contentKeys(key).contains(where: right.contentKeys(other).contains) {
          return .conflict
        }
        if isAbsent[0] { return isAbsent[1] ? .same : .test(.not(.sibling(other))) }
        return .test(.sibling(key))
      case (let key?, _):
        switch payloads(left, right) {
        case .test(let test): return .test(.content(key, test))
        case let result: return result
        }
      }
    }
  }

  /// Compares content under a key with values in the object itself.
  private func content(_ content: ContentKey, of owner: CasePlan, beside plan: CasePlan) -> Result {
    if case .together = plan.payload { return .conflict }
    let held = owner.contentKeys(content).filter { plan.payload.keyed != nil && mayHold($0, plan) }
    if held.isEmpty { return .test(.sibling(content)) }
    // Both may have the key, so only what is under it can tell.
    guard let own = documents(owner), let others = values(under: held, plan),
      let test = types.universe.test(own, from: .any(of: others))
    else { return .conflict }
    return .test(.all([.sibling(content), .content(content, test)]))
  }

  /// Returns what a case may have under some keys; nil if the sources don't show that.
  private func values(under keys: [String], _ plan: CasePlan) -> [Documents]? {
    var values: [Documents] = []
    for part in documents(plan).map(types.universe.parts) ?? [] {
      guard case .object(let object) = part else { return nil }
      switch object.others {
      case .none, .ignored: values += keys.compactMap { object.member($0)?.value }
      case .values, .opaque: return nil
      }
    }
    return values
  }

  private func mayHold(_ key: String, _ plan: CasePlan) -> Bool {
    documents(plan).map { Summary(of: $0, in: types.universe).mayHold(key) } ?? false
  }

  /// Compares values that follow the tag one by one with a single element that contains them.
  private func elements(_ left: CasePlan, _ right: CasePlan) -> Result {
    switch (left.payload, right.payload) {
    case (.empty(.omit), .keyed): return .test(.not(.isOf(.object)))
    case (.keyed, .empty(.omit)) where left.payload.values.isEmpty: return .test(.isOf(.object))
    // A coder for all values makes them one element in all forms.
    case (.together, _): return .same
    default: break
    }
    let values = left.payload.values
    switch (left.layout == .unkeyed, right.layout == .unkeyed) {
    case _ where values.isEmpty, (false, false): return payloads(left, right)
    case (true, true): return .same
    case (false, true): return elements(right, left).inverted
    case (true, false) where values.count == 1: return payloads(left.with(.bare(values[0])), right)
    case (true, false): return .test(.not(.follow(1)))
    }
  }

  private func payloads(_ left: CasePlan, _ right: CasePlan) -> Result {
    switch (left.payload, right.payload) {
    case (.keyed(let first), .keyed(let second)):
      let flattened = [first, second].map {
        Set($0.fields.filter(\.keys.isEmpty).map(\.value.position))
      }
      return flattened[0] == flattened[1] ? keyed(first, second, left) : told(left, right)
    // The keys of a flattened value are those of the object, as if the value were bare.
    case (.keyed(let payload), .bare(let value)) where !value.isOptional,
      (.bare(let value), .keyed(let payload)) where !value.isOptional:
      return payload.fields.first?.keys.isEmpty != false ? .same : told(left, right)
    // Only constants. In an object with a tag they need not be there.
    case (.keyed, .empty(.object)), (.keyed, .empty(.omit)), (.empty(.object), .keyed),
      (.empty(.omit), .keyed):
      return .same
    case (.empty(let first), .empty(let second)): return first == second ? .same : told(left, right)
    // A coder for all values writes the same in all forms.
    case (.together, _), (_, .together): return .same
    case (.keyed, _), (_, .keyed), (.unkeyed, .bare), (.bare, .unkeyed): return told(left, right)
    default: return .same
    }
  }

  /// Returns what tells the documents of two payloads apart.
  private func told(_ left: CasePlan, _ right: CasePlan) -> Result {
    guard let own = documents(left), let other = documents(right) else {
      return isThere(left) ?? isThere(right)?.inverted ?? .same
    }
    if let test = types.universe.test(own, from: other) { return .test(test) }
    return types.universe.test(other, from: own).map { .test($0.negated) } ?? .conflict
  }

  /// Returns what tells a payload of one kind from nothing.
  private func isThere(_ plan: CasePlan) -> Result? {
    documents(plan).flatMap {
      LookTest.tests(of: Summary(of: $0, in: types.universe).kinds).first
    }.map(Result.test)
  }

  /// Returns everything that was ever written as the payload of a case; nil if nothing is, or only
  /// its name.
  private func documents(_ plan: CasePlan) -> Documents? {
    if plan.payload.emptyForm == .name { return nil }
    return written.payload(plan.restricted(to: .encoding))
  }

  /// Compares two objects. They are the same if every key means one value, because then all keys
  /// can be read at once.
  private func keyed(_ first: KeyedPayload, _ second: KeyedPayload, _ plan: CasePlan) -> Result {
    for field in first.fields where !field.path.isEmpty {
      let other = second.fields.first { $0.path == field.path }
      if let other, other.value.position != field.value.position { return .conflict }
    }
    // What is a constant in one form must not be a value in the other.
    for (payload, other) in [(first, second), (second, first)] {
      let constants = (payload.constants + payload.extras).map(\.key)
      if other.fields.contains(where: { $0.path.first.map(constants.contains) ?? false }) {
        return .conflict
      }
    }
    // A flattened value must not contain a key that only one of the forms gives to a value.
    for field in first.fields where field.keys.isEmpty {
      let keys = Set(first.fields.compactMap(\.keys.first))
        .symmetricDifference(second.fields.compactMap(\.keys.first))
      let flattened = plan.with(.bare(field.value))
      if keys.contains(where: { mayHold($0, flattened) }) { return .conflict }
    }
    return .same
  }

  /// Returns a document that two forms of a case write, or that one writes if the sources don't show
  /// more.
  func document(_ first: TagBranch.Alternative, _ second: TagBranch.Alternative) -> String {
    let sets = [first, second].map { written.document($0.plan, in: $0.form) }
    let shared = Overlap.of(sets[0], sets[1], in: types.universe, countsRare: true).document
    return (shared ?? types.universe.example(of: sets[0]))?.text ?? "{…}"
  }

  /// Returns a document of a form that a group of tags would recognize, if there is one.
  func match(of group: TagGroup, with form: Representation) -> Match? {
    guard !form.tagPlaces.contains(group.place) else { return nil }
    // If tags of every kind are read, or the form has no tag, unknown tags are recognized, too.
    let takesUnknown = group.forms.contains { $0.unknown != nil }
    let recognized = read.recognized(
      by: group,
      withUnknown: takesUnknown && (group.matching.isMixed || form.style.tagPlaces.isEmpty))
    for plan in form.writtenCases {
      // The same name for the same case needs no distinction.
      if group.place == .value, plan.payload.emptyForm == .name {
        let owners = group.branches.map(\.element).filter { $0.patterns.contains(plan.tags[0]) }
        if owners.contains(where: { $0.index == plan.index }) || owners.isEmpty && !takesUnknown {
          continue
        }
      }
      if isTagged(plan, by: group) { continue }
      if let match = match(plan, written.document(plan, in: form), recognized) { return match }
    }
    return nil
  }

  /// Whether a constant of a case is the tag by which a group reads the same values as that case.
  private func isTagged(_ plan: CasePlan, by group: TagGroup) -> Bool {
    guard case .member(let path) = group.place, path.parents.isEmpty,
      let tag = plan.payload.constants.first(where: { $0.key == path.first })?.value.scalar,
      let branch = group.branches.map(\.element).first(where: { $0.patterns.contains(tag) }),
      branch.index == plan.index, group.forms.allSatisfy({ $0.rivals[plan.index] == nil })
    else { return false }
    return branch.alternatives.allSatisfy { result(plan, $0.plan, at: group.place).isSame }
  }

  /// Returns tests that tell the branches of a group, by their cases, from a form without tags that
  /// has documents with some of their tags, or a document of a branch that looking can't tell apart.
  func tests(
    of group: TagGroup, from form: Representation, _ match: Match
  ) -> (tests: [Int: LookTest], match: Match?) {
    let branches = group.branches.map(\.element)
    guard branches.count <= EnumModel.switchLimit,
      !group.forms.contains(where: { $0.unknown != nil })
    else { return ([:], match) }
    var tests: [Int: [LookTest]] = [:]
    for plan in form.writtenCases {
      let document = written.document(plan, in: form)
      for branch in branches {
        var alone = group
        alone.branches = [.init(element: branch)]
        let recognized = read.recognized(by: alone, withUnknown: false)
        guard let match = self.match(plan, document, recognized) else { continue }
        var looks: [LookTest] = []
        for alternative in branch.alternatives {
          for own in alternative.form.sharing(alternative.plan).flatMap(\.cases) {
            let look = SharedTags(types: types).look(
              written.document(own, in: alternative.form), from: document, at: group.place,
              own.tags.map(\.spelling))
            guard let look else { return ([:], match) }
            if !looks.contains(look) { looks.append(look) }
          }
        }
        tests[branch.index, default: []].append(looks.count == 1 ? looks[0] : .any(looks))
      }
    }
    return (tests.mapValues(LookTest.every), nil)
  }

  /// Returns a document with an unknown tag of the form that a group would recognize, if there is
  /// one. All other groups are tried before the unknown case.
  func matchOfUnknown(_ form: Representation, with group: TagGroup) -> Match? {
    // In '.external', any other key may be an unknown tag.
    guard let unknown = form.unknown, form.hasTags, !form.tagPlaces.contains(.key),
      !form.tagPlaces.contains(group.place)
    else { return nil }
    return match(
      unknown.plan, read.unknown(unknown.plan, in: form),
      read.recognized(by: group, withUnknown: false))
  }

  /// Whether no document that the forms of a group write has a key of a case without a tag, and
  /// each such case looks for a key before anything is decoded.
  func isApart(_ group: TagGroup, from untagged: [Representation]) -> Bool {
    guard group.place.isInObject else { return false }
    let documents = group.forms.flatMap { form in
      form.writtenCases.map { written.document($0, in: form) }
    }
    let summary = Summary(of: .any(of: documents), in: types.universe)
    guard let tagged = summary.keys, !tagged.isOpen, !summary.isOpaque else { return false }
    return untagged.allSatisfy { form in
      !form.choosesByKeys
        && form.casesInOrder.filter(\.isRead).allSatisfy { plan in
          switch (form.looks[plan.index].kind, plan.payload) {
          case (.null?, _), (.array?, _), (.scalars?, _): true
          case (.object?, .keyed(let payload)):
            !payload.hasFlattened && !form.looks[plan.index].tellingKeys.isEmpty
              && tagged.all.isDisjoint(with: payload.knownKeys)
          default: false
          }
        }
    }
  }

  private func match(_ plan: CasePlan, _ set: Documents, _ recognized: Documents) -> Match? {
    // A type that the sources don't show most likely writes no tag.
    Overlap.of(set, recognized, in: types.universe, countsRare: true).document
      .map { (plan.index, $0.text) }
  }
}

extension Representation {
  fileprivate var writtenCases: [CasePlan] {
    cases.filter { $0.writing == .values && $0.reading != .unknown && !$0.standsAlone }
  }
}

extension CaseDocuments {
  /// Returns the documents that a group of tags recognizes, before anything is decoded.
  func recognized(by group: TagGroup, withUnknown: Bool) -> Documents {
    let branches = group.branches.map(\.element)
    let patterns = branches.flatMap(\.patterns)
    var tags = [group.matching.documents(patterns, branches.flatMap(\.ranges))]
    if withUnknown { tags.append(unknownTag(in: group.forms[0])) }
    let member: Documents.Member
    switch group.place {
    case .value: return .any(of: tags)
    case .element:
      return .array(.init(slots: [.any(of: tags)], requiredCount: 1, rest: .anything))
    // Ranges of tags aren't keys.
    case .key where patterns.isEmpty: return .never
    case .key:
      member = .init(
        keys: patterns.map(\.spelling), value: .anything, isRequired: true,
        ignoringCase: group.matching.isIgnoringCase)
    case .member(let path): member = tagMember(.any(of: tags), at: path, others: .ignored)
    }
    return .object(.init(members: [member], others: .ignored))
  }
}
