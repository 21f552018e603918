/// Values whose documents share a place: with each other, with the tag, or with the enum itself.
extension RepresentationChecks {
  /// Reports cases that contain their own enum in the place of the enum itself: `{"type":"wrap"}`
  /// would be read again and again. Returns whether there is one.
  func enumsInTheirOwnPlace(_ representation: Representation) -> Bool {
    let errorCount = reporter.sink.errorCount
    for (item, value) in representation.valuesInPlace where containsItself(value) {
      let isKept = value === representation.unknown?.content?.declared
      report(
        isKept ? .unknownInItsOwnPlace : .enumInItsOwnPlace, item.baseName, value.type.text,
        at: value.offset)
    }
    return reporter.sink.errorCount > errorCount
  }

  /// Whether the enum would be in its own place if a value's keys were.
  func containsItself(_ value: DeclaredValue) -> Bool {
    declared.conformance != .encodable
      && types.universe.enums(inPlaceOf: types.type(value.type))
        .contains { types.universe.places.join($0, declared.displayName) }
  }

  // MARK: Keys of flattened values

  /// Reports keys that a flattened value writes and that the tag, a sibling or another flattened
  /// value also has.
  func keysOfFlattenedValues(_ plan: CasePlan, _ form: Representation) {
    guard case .keyed(let payload) = plan.payload else { return }
    for field in payload.fields where field.meetsTag && !field.isFlattened {
      if field.value.coder == nil,
        !mayHoldTag(field, payload.tagPath, plan, form) || readsTag(field, payload.tagPath)
      {
        report(
          .keyIsTagKey(field.path, payload.tagPath), at: field.value.declared.offset,
          note: "the tag's key is given here", at: options.tag?.offset)
      }
    }
    var owners: Set<String> = []
    for field in payload.fields {
      // Paths into a flattened value are a different error.
      for key in field.keys where field.path.count == 1 { owners.insert(key) }
    }
    for field in payload.fields where field.isFlattened && field.value.coder == nil {
      let value = field.value.declared
      let type = types.type(value.type).unwrapped
      let name = plan.item.baseName
      let isRead = field.value.isRead && declared.conformance != .encodable
      // Also where another case of the enum is of a type whose keys are unknown.
      if isRead, let key = payload.knownKeys.first(where: { rejects($0, type) }) {
        report(.flattenedRejects, value.type.text, name, key.quoted, at: value.offset)
      }
      guard let keys = types.universe.summary(of: type, .written).keys else { continue }
      let known = keys.all.sorted()
      // An object that is there only for the tag would be read as the value's own.
      let isMisread =
        isRead && payload.tagPath.count > 1 && (marked(type).isEmpty || isExternal(type))
        && keys.all.subtracting(keys.required).contains(payload.tagPath[0])
      if let tag = payload.tagPath.first, isTaken(tag, by: type, payload.tagPath, keys) {
        report(.flattenedTagKey, value.type.text, tag.quoted, name, at: value.offset)
      } else if isMisread || !mayHoldTag(field, payload.tagPath, plan, form) {
        report(.flattenedNoTag, payload.tagPath.keyPath, value.type.text, name, at: value.offset)
      } else if let key = known.first(where: owners.contains) {
        report(.flattenedKeyIsTaken, value.type.text, key.quoted, name, at: value.offset)
      } else if keys.isOpen, let key = keysBeside(field, payload).first {
        let message = keepsDocuments(type) ? Message.ID.flattenedUnknown : .flattenedOpen
        report(message, value.type.text, key.quoted, name, at: value.offset)
      } else if isRead, isExternal(type), !unknownCases(of: type).isEmpty,
        let key = (payload.knownKeys + keysBeside(field, payload)).first
      {
        report(.flattenedUnknownKey, value.type.text, key.quoted, name, at: value.offset)
      } else if isRead, let tag = payload.tagPath.first, takesOtherKeys(type) {
        report(.flattenedOpen, value.type.text, tag.quoted, name, at: value.offset)
      }
      // The tag's key is there for nil, too.
      let tagKeys = payload.tagPath.count == 1 ? payload.tagPath : []
      if declared.conformance == .codable, keys.required.isSubset(of: tagKeys), !keys.isOpen,
        types.isOptional(value.type), field.value.isRead
      {
        report(
          isExternal(type) ? .flattenedChoice : .flattenedNil, value.type.text, name,
          value.type.unwrapped.text, at: value.offset)
      }
      owners.formUnion(keys.all)
    }
  }

  /// Whether a type is a marked enum whose unknown case writes back whole documents.
  func keepsDocuments(_ type: FormatType) -> Bool {
    unknownCases(of: type).contains { $0.plan.writing == .content }
  }

  private func unknownCases(of type: FormatType) -> [UnknownPlan] {
    marked(type).compactMap { types.universe.representations(of: $0).first?.unknown }
  }

  /// Whether a type is a marked enum whose tags are keys, so no case is an object without them.
  private func isExternal(_ type: FormatType) -> Bool {
    let marked = marked(type)
    return !marked.isEmpty && marked.allSatisfy { $0.style.value == .external }
  }

  /// Returns the marked enum that a type is, in each branch of `#if`.
  private func marked(_ type: FormatType) -> [DeclaredEnum] {
    guard case .named(let name, _) = type else { return [] }
    return types.universe.resolver.marked[name] ?? []
  }

  /// Whether a marked enum of the option `unknownKeys` can't be read from an object with a key.
  private func rejects(_ key: String, _ type: FormatType) -> Bool {
    objects(readAs: type).contains { object in
      if case .none = object.others { object.member(key) == nil } else { false }
    }
  }

  /// Whether a case of a marked enum has a dictionary that takes all keys of the object as its own, so
  /// also the tag of an enum around it. An unknown case may keep them.
  private func takesOtherKeys(_ type: FormatType) -> Bool {
    !keepsDocuments(type)
      && objects(readAs: type).contains { object in
        if case .values = object.others { true } else { false }
      }
  }

  /// Returns the objects that a marked enum reads, its fallback aside; none for another type.
  private func objects(readAs type: FormatType) -> [Documents.Members] {
    guard case .named(_, let arguments) = type else { return [] }
    let documents = marked(type).flatMap { declared in
      CaseDocuments(types.universe, declared, .read, arguments).withoutFallback()
    }
    return documents.flatMap(types.universe.parts).compactMap { part in
      if case .object(let object) = part { object } else { nil }
    }
  }

  /// Returns the known keys of all values of a case but one.
  private func keysBeside(_ field: Field, _ payload: KeyedPayload) -> [String] {
    let others = payload.fields.filter { $0.value.position != field.value.position }
    return others.flatMap { other -> [String] in
      guard other.isFlattened else { return other.keys }
      return types.summary(other.value.declared.type).keys?.all.sorted() ?? []
    }
  }

  /// Returns whether a marked enum writes the tag's key. A struct may have a property with that
  /// name, as generated models do: its value is checked when it is written.
  private func isTaken(
    _ tag: String, by type: FormatType, _ path: [String], _ keys: Summary.Keys
  ) -> Bool {
    let marked = marked(type)
    // Where any key may be, a tag that isn't one of the case's is an error when it is written.
    if path.count == 1 { return !marked.isEmpty && keys.all.contains(tag) }
    return marked.contains { declared in
      let inner = types.universe.representations(of: declared).first?.tagPath?.keys
      return inner == path || inner == [tag]
    }
  }

  /// Returns whether a value that shares an object with the tag would read that as its own: it is a
  /// marked enum, and another form in its `reads` has its tag there.
  private func readsTag(_ field: Field, _ path: [String]) -> Bool {
    let rest = Array(path.dropFirst(field.path.count))
    return marked(types.type(field.value.declared.type).unwrapped).contains { declared in
      types.universe.representations(of: declared).dropFirst().contains {
        $0.tagPath?.keys == rest
      }
    }
  }

  /// Returns whether what a value has in the place of the tag may be a tag of the case, or there is
  /// nothing.
  private func mayHoldTag(
    _ field: Field, _ path: [String], _ plan: CasePlan, _ form: Representation
  ) -> Bool {
    guard let key = path.first else { return true }
    let type = types.type(field.value.declared.type).unwrapped
    let tags = types.documents(.read).tag(plan, in: form)
    if !field.isFlattened { return mayHold(tags, at: path.dropFirst(), in: .type(type, .written)) }
    // A dictionary leaves out the tag's key.
    return types.universe.flatten(type, .written, into: [Documents.Members()]).allSatisfy {
      object in
      object.member(key).map { mayHold(tags, at: path.dropFirst(), in: $0.value) } ?? true
    }
  }

  private func mayHold(
    _ tags: Documents, at path: ArraySlice<String>, in documents: Documents
  ) -> Bool {
    guard let key = path.first else {
      return Overlap.of(documents, tags, in: types.universe, countsRare: true).isPossible
    }
    return types.universe.parts(of: documents).allSatisfy { part in
      guard case .object(let object) = part, let value = object.value(under: key) else {
        return true
      }
      // A dictionary would be read with the tag.
      if object.member(key) == nil, declared.conformance != .encodable { return false }
      return mayHold(tags, at: path.dropFirst(), in: value)
    }
  }

  // MARK: Nil

  /// Reports optionals of types that may themselves be written as null: two values would have the
  /// same document. Also reports `Any`, `[String: Any]` and the like, about which the compiler says
  /// little, and `Never`, after which no code is executed.
  func valuesOfUnclearTypes(_ item: DeclaredCase) {
    guard item.options.coder == nil else { return }
    for value in modeler.present(in: item) where value.options.coder == nil {
      if declared.conformance == .codable, value.options.skip == nil,
        let (optional, inner) = types.optionalOfNull(value.type)
      {
        let isWhole = types.isOptional(value.type) && value.type.text == optional
        report(
          isWhole && !inner.hasSuffix("?") ? .optionalOfEnum : .optionalOfNull, optional,
          item.baseName, inner, at: value.offset)
      }
      if types.type(value.type).isOfAny {
        report(.valueOfAny, value.type.text, item.baseName, at: value.offset)
      }
      if types.type(value.type) == .named("Never"), declared.conformance != .encodable,
        !item.options.isSkipped(.decoding), types.universe.resolver.isOfStandardLibrary("Never")
      {
        report(.valueOfNever, value.type.text, item.baseName, at: value.offset)
      }
    }
  }
}

extension FormatType {
  fileprivate var isOfAny: Bool {
    switch self {
    case .named(let name, _): ["Any", "AnyObject", "AnyHashable"].contains(name)
    case .optional(let type), .array(let type), .dictionary(_, let type), .pairs(_, let type):
      type.isOfAny
    }
  }
}
