/// The documents of each case of a marked enum: what is written as the case, or what is read as it.
///
/// Plans say how a case is coded; this says which documents result.
package struct CaseDocuments {
  package let universe: Universe
  let declared: DeclaredEnum
  package let side: Documents.Side
  /// The types of generic parameters; empty for the parameters themselves.
  let arguments: [FormatType]
  /// None if the enum has errors; they are reported elsewhere.
  let representations: [Representation]
  /// A tag for every case that replaces its own.
  private var givenTag: Documents?
  /// Whether flattened types stay in the objects, to be compared by their names.
  package var keepsTypes = false
  /// Whether a case stays one object: flattened types that would make several of it stay in it, and
  /// its `choices` say what may replace a path.
  package var keepsUnions = false
  package var formerName: String?
  /// Whether constants choose the case. Then they must be there, and so must the content that has
  /// them. If it is nil, only the constants must.
  package var choosesByConstants: Bool?

  /// Whether everything that reading can do without may be missing, even if it is always written.
  var lacksOptionals = false

  /// - Parameter forms: Its forms, if they are known.
  package init(
    _ universe: Universe, _ declared: DeclaredEnum, _ side: Documents.Side,
    _ arguments: [FormatType] = [], forms: [Representation]? = nil
  ) {
    representations = forms ?? universe.representations(of: declared)
    self.universe = universe
    self.declared = declared
    self.side = side
    self.arguments = arguments
  }

  /// Returns the documents of every case: in the primary form for what is written, otherwise in all
  /// forms.
  package func all() -> [Documents] {
    side == .read && declared.options.fallback != nil ? [.anything] : withoutFallback()
  }

  /// Returns the same without what only the fallback reads.
  func withoutFallback() -> [Documents] {
    let forms = side == .written ? Array(representations.prefix(1)) : representations
    return forms.flatMap { form -> [Documents] in
      let cases = form.cases.compactMap { documents($0, in: form) }
      guard side == .read else { return cases }
      let others = [
        form.missingTag.map { withoutTag($0, in: form) },
        form.unknownTag.map { document($0, tagged: unknownTag(in: form), in: form) },
      ]
      return cases + others.compactMap(\.self)
    }
  }

  /// Returns the documents of a case in a form, with or without a tag; nil if there are none.
  private func documents(_ plan: CasePlan, in form: Representation) -> Documents? {
    if plan.standsAlone, let alone = form.standalone.first {
      return documents(alone.cases[plan.index], in: alone)
    }
    if side == .read ? !plan.isRead : plan.writing == .error { return nil }
    if side == .read ? plan.reading == .unknown : plan.writing == .content {
      return unknown(plan, in: form)
    }
    // A choice by keys that fails is final in this enum; the enum around it goes on.
    return form.choosesByKeys || plan.standsAlone
      ? root(plan.restricted(to: side.direction), in: form) : document(plan, in: form)
  }

  /// Returns the whole document of a case, with the tag if the form has one.
  package func document(_ whole: CasePlan, in form: Representation) -> Documents {
    let plan = whole.restricted(to: side.direction)
    switch form.tagPosition {
    case nil:
      return side == .read && form.choosesByKeys
        ? chosenByKeys(plan, in: form) : root(plan, in: form)
    case .value: return tag(plan, in: form)
    case .key:
      let tag = tag(plan, in: form)
      let keys = keys(tag)
      if plan.isName {
        // A key that names the case is enough.
        return side != .read || keys.isEmpty
          ? tag : .any(of: [tag, object([member(keys, nothing(form), form)], form)])
      }
      let value = payload(plan, in: form) ?? .object(.init())
      // Its key is the tag that was read.
      if plan.keepsUnknownTag { return .object(.init(others: .values(value, keys: .any))) }
      return keys.isEmpty ? .never : object([member(keys, value, form)], form)
    case .element:
      let values =
        plan.isSpread || plan.payload.bare != nil
        ? elements(plan.payload.values, plan)
        : .init(all: payload(plan, in: form).map { [$0] } ?? [])
      return .array(
        .init(slots: [tag(plan, in: form)] + values.slots, requiredCount: 1 + values.requiredCount))
    case .member(let path):
      if plan.isMissingTag, givenTag == nil { return withoutTag(plan, in: form) }
      let tag = tagMember(tag(plan, in: form), at: path, others: others(form))
      guard plan.content == nil else { return object([tag] + content(plan, in: form), form) }
      return beside(tag, at: path, plan, form)
    }
  }

  /// Returns the keys by which a case is chosen for an object, each with its aliases; nil if the case
  /// is never an object.
  func choosingKeys(_ whole: CasePlan, in form: Representation) -> [[String]]? {
    let plan = whole.restricted(to: side.direction)
    let set = root(plan, in: form)
    let required = universe.parts(of: set).map { part -> [[String]]? in
      guard case .object(let object) = part else { return nil }
      return object.members.filter(\.isRequired).map(\.keys)
    }
    if let first = required.first, !required.contains(nil) {
      // A value with a path and an alias is in one of two objects.
      let either = (plan.payload.keyed?.fields ?? []).filter { field in
        field.hasAliasesOfPath && required.contains { $0?.contains(field.aliases) == true }
      }
      return (first ?? []).filter { keys in required.allSatisfy { $0?.contains(keys) == true } }
        + either.map(\.keys)
    }
    let summary = Summary(of: set, in: universe)
    let keys = summary.keys?.required.sorted() ?? []
    return summary.kinds.contains(.object) ? keys.map { [$0] } : nil
  }

  /// Returns the documents that a choice by keys reads as a case: objects with its keys, whatever
  /// their values, and with its constants, and the documents of the case itself.
  private func chosenByKeys(_ plan: CasePlan, in form: Representation) -> Documents {
    let set = root(plan, in: form)
    guard let keys = choosingKeys(plan, in: form) else { return set }
    let members = keys.map { keys in
      let constant = plan.payload.constants.first { [$0.key] == keys }
      return member(keys, constant?.value.documents ?? .anything, form)
    }
    return .either([.object(.init(members: members, others: .ignored)), set])
  }

  /// Returns the whole document of a case, with a tag that it doesn't write itself.
  package func document(
    _ plan: CasePlan, tagged tag: Documents, in form: Representation
  ) -> Documents {
    var other = self
    other.givenTag = tag
    return other.document(plan, in: form)
  }

  // MARK: Tags

  func tag(_ plan: CasePlan, in form: Representation) -> Documents {
    if let givenTag { return givenTag }
    if side == .read {
      if plan.reading == .unknown { return unknownTag(in: form) }
      let tags = form.matching.documents(plan.patterns, plan.ranges)
      return plan.hasNullTag ? tags.orNull : tags
    }
    switch plan.tag {
    case .null: return .null
    case .missing: return .never
    case .literal(let tag): return .literal(tag)
    case .kept(let value) where plan.reading == .unknown: return .type(type(value), side)
    case .kept:
      return .any(of: [.literals(plan.tags)] + plan.ranges.map { .scalar(.range($0)) })
    }
  }

  /// Returns the tag of a document that only the unknown case reads.
  func unknownTag(in form: Representation) -> Documents {
    let known = form.readable.map(\.element).filter { $0.reading == .known }
    let text = Documents.scalar(.text(.otherThan(.init(known.flatMap(\.patterns)))))
    let integer = Documents.scalar(.integer(bits: 64, isSigned: true))
    return switch form.matching.kind {
    case .string: text
    case .integer: integer
    case .mixed: .any(of: [text, integer, .scalar(.double(bits: 64)), .scalar(.boolean)])
    }
  }

  /// - Parameter isRequired: Whether the tag must be there. If not, null may be on its path, and if
  ///   other forms are read, anything that doesn't lead to it.
  package func tagMember(
    _ tag: Documents, at path: TagPath, others: Documents.Others, isRequired: Bool = true
  ) -> Documents.Member {
    let value = path.keys.dropFirst().reversed().reduce(tag) { inner, key in
      let member = Documents.Member(keys: [key], value: inner, isRequired: isRequired)
      let object = Documents.object(.init(members: [member], others: others))
      if isRequired { return object }
      // If other keys are rejected, what is there is opened to look for them.
      if case .none = others { return object.orNull }
      let isSole = representations.count == 1 && representations[0].standalone.isEmpty
      return isSole ? object.orNull : .either(Documents.allButObjects + [object])
    }
    return .init(
      keys: [path.first], value: value, isRequired: isRequired,
      path.parents.isEmpty ? nil : .path)
  }

  private func member(
    _ keys: [String], _ value: Documents, isRequired: Bool = true, _ form: Representation
  ) -> Documents.Member {
    let isIgnoringCase = side == .read && form.matching.isIgnoringCase
    return .init(keys: keys, value: value, isRequired: isRequired, ignoringCase: isIgnoringCase)
  }

  private func keys(_ tag: Documents) -> [String] {
    switch tag {
    case .either(let tags): tags.flatMap(keys)
    case .scalar(.literals(let literals)): literals.values.map(\.spelling)
    case .scalar(let tag): [tag.example.spelling]
    default: []
    }
  }

  // MARK: Objects

  package func object(_ members: [Documents.Member], _ form: Representation) -> Documents {
    .object(.init(members: members, others: others(form)))
  }

  package func others(_ form: Representation) -> Documents.Others {
    side == .read && !form.rejectsUnknownKeys ? .ignored : .none
  }

  /// Returns what is read under a key under which a case writes nothing.
  package func nothing(_ form: Representation) -> Documents {
    form.rejectsUnknownKeys ? object([], form).orNull : .anything
  }

  /// Returns the key next to a tag, with the payload under it.
  ///
  /// - Parameter tag: The tag of the document, if it is the key.
  package func content(
    _ plan: CasePlan, under tag: String? = nil, in form: Representation
  ) -> [Documents.Member] {
    let isRead = keepsTypes || form.rejectsUnknownKeys && side == .read
    guard var value = payload(plan, in: form) ?? (isRead ? nothing(form) : nil) else { return [] }
    let all = plan.content.map(plan.contentKeys) ?? []
    let keys =
      if plan.content == .tag, let tag { [tag] } else { side == .read ? all : Array(all.prefix(1)) }
    if keys.isEmpty { return [] }
    let onlyValue = plan.payload.bare
    var isRequired = true
    if side == .read {
      isRequired =
        plan.absence.isRead
        ? choosesByConstants == true && !plan.payload.constants.isEmpty
        : onlyValue.map { !type($0).isOptional } ?? true
      if !isRequired, case .defaultsOrNull = plan.absence { value = value.orNull }
    }
    let origin: Documents.Origin? =
      switch plan.payload {
      case .empty(.literal(let document)): .constant(document)
      case .empty: nil
      default: .content(case: plan.index, value: onlyValue?.position)
      }
    return [.init(keys: keys, value: value, isRequired: isRequired, origin)]
  }

  /// Returns the values and the tag in one object.
  package func beside(
    _ tag: Documents.Member, at path: TagPath, _ plan: CasePlan, _ form: Representation
  ) -> Documents {
    switch plan.payload {
    case .keyed(let payload):
      return objects(payload, plan, form) { members in
        if path.parents.isEmpty {
          // A property under the tag's key contains the tag.
          members.removeAll { $0.keys.contains(path.first) }
        } else {
          // A value may have its keys in the object with the tag.
          for index in members.indices where members[index].keys.contains(path.first) {
            let parts = universe.parts(of: members[index].value)
            if parts.count == 1 { members[index].value = parts[0] }
          }
        }
        members = [tag].merging(members)
      }
    case .together(let values, let coder):
      return .object(.init(members: [tag], others: .opaque(together(values, coder))))
    case .empty, .unkeyed, .bare: return object([tag], form)
    }
  }

  package func withoutTag(_ plan: CasePlan, in form: Representation) -> Documents {
    let plan = plan.restricted(to: side.direction)
    var noTag: [Documents.Member] = []
    if let path = form.tagPath, side == .read {
      // Null may belong to another case.
      let isFree = !form.cases.contains { $0.hasNullTag && $0.index != plan.index }
      let tag = isFree ? Documents.null : .never
      noTag = [tagMember(tag, at: path, others: others(form), isRequired: false)]
    }
    if form.style == .external {
      noTag = form.knownTags.map { member([$0], .null, isRequired: false, form) }
      if case .bare(let value) = plan.payload { return self.value(value) }
    }
    if plan.content != nil { return object(noTag + content(plan, in: form), form) }
    if case .keyed(let payload) = plan.payload {
      return objects(payload, plan, form) { $0 = noTag.merging($0) }
    }
    return object(noTag, form)
  }

  /// Returns the documents of the unknown case, with all unknown tags unless some are given.
  func unknown(
    _ plan: CasePlan, tagged given: Documents? = nil, in form: Representation
  ) -> Documents {
    guard let unknown = form.unknown else { return .never }
    let tag = given ?? unknownTag(in: form)
    switch form.tagPosition {
    case nil:
      // What it keeps is also all that it reads.
      return unknown.content.map(value) ?? .anything
    case .value: return unknown.content != nil && form.isPrimary && given == nil ? .anything : tag
    case .key:
      // Any key that isn't another case's names it; where cases are names, any such string does, too.
      let known = form.knownTags.map { member([$0], .never, isRequired: false, form) }
      var object = Documents.Members(members: known, others: .values(.anything, keys: .any))
      object.isSingle = true
      let hasNames = form.cases.contains(where: \.isName)
      return .any(of: [.object(object)] + (hasNames ? [tag] : []))
    case .element: return .array(.init(slots: [tag], requiredCount: 1, rest: .anything))
    case .member(let path):
      if unknown.hasPayload { return document(plan, in: form) }
      let others: Documents.Others =
        side == .read ? .ignored : unknown.takesAll ? .values(.anything, keys: .any) : .none
      var members = [tagMember(tag, at: path, others: others)]
      if case .key(let key)? = plan.content {
        members.append(.init(keys: [key], value: .anything, isRequired: false))
      }
      return .object(.init(members: members, others: others))
    }
  }
}

extension TagMatching {
  package func documents(_ patterns: [Scalar], _ ranges: [TagRange] = []) -> Documents {
    let cased = isIgnoringCase ? ranges.flatMap(\.inAnyCase) : ranges
    let ranges = cased.flatMap { range -> [Documents] in
      let isSpelled = isCoercing && !range.spellings.isEmpty
      return [.scalar(.range(range))] + (isSpelled ? [.scalar(.spelled(range))] : [])
    }
    guard isIgnoringCase else { return .any(of: [.literals(patterns)] + ranges) }
    let texts = patterns.map { pattern -> Documents in
      if case .string(let text) = pattern { .scalar(.anyLetters(text)) } else { .literal(pattern) }
    }
    return .any(of: texts + ranges)
  }
}
